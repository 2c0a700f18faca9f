// Portraits trade places now and then, until somebody looks closely, or wants peace.
const INTERVAL_MS = 2600;
const GLIDE_MS = 1500;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: string;
}

const boxOf = (tile: HTMLElement): Box => ({
  x: tile.offsetLeft + tile.offsetWidth / 2,
  y: tile.offsetTop + tile.offsetHeight / 2,
  width: tile.offsetWidth,
  turn: getComputedStyle(tile).rotate,
});

const glide = (tile: HTMLElement, from: Box, to: Box): void => {
  tile.animate(
    {
      translate: [`${from.x - to.x}px ${from.y - to.y}px`, '0 0'],
      scale: [from.width / to.width, 1],
      rotate: [from.turn, to.turn],
      zIndex: [9, 9],
    },
    { duration: GLIDE_MS, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' },
  );
};

/** The styles know a place by its number, so that trading is a matter of order. */
const trade = (a: HTMLElement, b: HTMLElement): void => {
  const [placeA, placeB] = [boxOf(a), boxOf(b)];
  const mark = document.createComment('');
  a.replaceWith(mark);
  b.replaceWith(a);
  mark.replaceWith(b);
  glide(a, placeA, placeB);
  glide(b, placeB, placeA);
};

const randomOf = <T>(list: readonly T[]): T | undefined =>
  list[Math.floor(Math.random() * list.length)];

const start = (wall: HTMLElement, button: HTMLElement): void => {
  const names = [button.textContent, button.dataset['play'] ?? ''];
  let isRunning = true;
  let wasToggled = false;

  const tick = (): void => {
    const isPaused = wall.matches(':hover') || (!wasToggled && button.matches(':focus-visible'));
    if (!isRunning || isPaused || document.hidden || wall.getBoundingClientRect().bottom < 0)
      return;
    const faces = [...wall.querySelectorAll<HTMLElement>('[data-face]')].filter(
      (face) => face.offsetTop < wall.clientHeight,
    );
    const first = randomOf(faces);
    const second = randomOf(faces.filter((face) => face.offsetWidth !== first?.offsetWidth));
    if (first && second) trade(first, second);
  };

  button.addEventListener('click', () => {
    isRunning = !isRunning;
    wasToggled = true;
    button.textContent = names[isRunning ? 0 : 1] ?? '';
  });
  button.hidden = false;
  setInterval(tick, INTERVAL_MS);
};

const wall = document.querySelector<HTMLElement>('[data-wall]');
const button = document.querySelector<HTMLElement>('[data-pause]');
if (wall && button && !matchMedia('(prefers-reduced-motion: reduce)').matches) start(wall, button);
