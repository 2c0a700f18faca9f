const START_PX = 8;
const HOLD_MS = 300;
const EDGE_PX = 72;
const SCROLL_PX = 12;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface DragOptions {
  readonly list: HTMLElement;
  readonly tile: HTMLElement;
  readonly event: PointerEvent;
  readonly onStart: () => void;
  /** Lies above the place of another tile. */
  readonly onOver: (id: string) => void;
  readonly onEnd: (dropped: boolean) => void;
}

export interface Drag {
  /** After the tiles have changed places: keeps the dragged one under the pointer. */
  readonly follow: () => void;
}

const contains = (tile: HTMLElement, { clientX, clientY }: Point) => {
  const { left, right, top, bottom } = tile.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
};

/**
 * Follows a pointer that may become a drag: a mouse once it has moved, a finger once it has rested,
 * since one that moves at once wants to scroll.
 */
export const dragTile = ({ list, tile, event, onStart, onOver, onEnd }: DragOptions): Drag => {
  const touch = event.pointerType === 'touch';
  const box = tile.getBoundingClientRect();
  const grip = { x: event.clientX - box.left, y: event.clientY - box.top };
  /** The sheet that the list is in, else the page. */
  const scroller = list.closest('[data-scroller]');
  const end = new AbortController();
  const { signal } = end;
  let at: Point = event;
  let dragging = false;

  const follow = () => {
    if (!dragging) return;
    tile.style.transform = '';
    const { left, top } = tile.getBoundingClientRect();
    const [x, y] = [at.clientX - grip.x - left, at.clientY - grip.y - top];
    tile.style.transform = `translate(${x}px, ${y}px)`;
  };
  const start = () => {
    dragging = true;
    onStart();
    follow();
    requestAnimationFrame(scroll);
  };
  const holdTimer = touch ? setTimeout(start, HOLD_MS) : undefined;
  const stop = (dropped: boolean) => {
    clearTimeout(holdTimer);
    end.abort();
    tile.style.transform = '';
    if (dragging) onEnd(dropped);
    dragging = false;
  };
  const scroll = () => {
    if (!dragging) return;
    const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const down = at.clientY > bottom - EDGE_PX;
    if (down || at.clientY < top + EDGE_PX) {
      (scroller ?? globalThis).scrollBy(0, down ? SCROLL_PX : -SCROLL_PX);
      follow();
    }
    requestAnimationFrame(scroll);
  };

  const move = (now: PointerEvent) => {
    if (now.pointerId !== event.pointerId) return;
    const far = Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > START_PX;
    if (!dragging && far) {
      if (touch) return stop(false);
      start();
    }
    if (!dragging) return;
    at = now;
    follow();
    const tiles = [...list.querySelectorAll<HTMLElement>('[data-photo]')];
    const over = tiles.find((one) => one !== tile && contains(one, now))?.dataset['photo'];
    if (over !== undefined) onOver(over);
  };
  const drop = ({ pointerId }: PointerEvent) => {
    if (pointerId === event.pointerId) stop(true);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', drop, { signal });
  addEventListener('pointercancel', () => stop(false), { signal });
  addEventListener('contextmenu', (menu) => touch && menu.preventDefault(), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop(false), { signal });
  // A finger that drags must not scroll as well.
  const preventScroll = (moving: TouchEvent) => dragging && moving.preventDefault();
  addEventListener('touchmove', preventScroll, { signal, passive: false });
  return { follow };
};
