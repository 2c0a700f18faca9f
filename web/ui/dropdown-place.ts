/** Between the menu and its button. */
const GAP = 8;
/** Between the menu and the edge of the window. */
const EDGE = 16;

export type Align = 'start' | 'center' | 'end';
export type Side = 'top' | 'bottom';

export type Scene = {
  button: { left: number; right: number; top: number; bottom: number };
  /** The menu with all that is in it. */
  menu: { width: number; height: number };
  view: { width: number; height: number };
  align: Align;
  side: Side;
};

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Where a menu stands in the window: beside its button, on the other side if there is more room. */
export function placeMenu({ button, menu, view, align, side }: Scene) {
  const room = {
    top: button.top - GAP - EDGE,
    bottom: view.height - EDGE - button.bottom - GAP,
  };
  const other = side === 'top' ? 'bottom' : 'top';
  const taken = menu.height > room[side] && room[other] > room[side] ? other : side;
  const maxHeight = within(room[taken], 0, view.height - 2 * EDGE);
  const height = Math.min(menu.height, maxHeight);
  const top = taken === 'top' ? button.top - GAP - height : button.bottom + GAP;
  const left = {
    start: button.left,
    center: (button.left + button.right - menu.width) / 2,
    end: button.right - menu.width,
  }[align];
  return {
    left: within(left, EDGE, view.width - EDGE - menu.width),
    top: within(top, EDGE, view.height - EDGE - height),
    maxHeight,
  };
}
