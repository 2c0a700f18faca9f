// Portraits trade places now and then, until somebody looks closely, or wants peace.
const EVERY = 2600;
const GLIDE = 1500;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: string;
}

const placeOf = (tile: HTMLElement): Place => ({
  x: tile.offsetLeft + tile.offsetWidth / 2,
  y: tile.offsetTop + tile.offsetHeight / 2,
  width: tile.offsetWidth,
  turn: getComputedStyle(tile).rotate,
});

const glide = (tile: HTMLElement, from: Place, to: Place): void => {
  tile.animate(
    {
      translate: [`${from.x - to.x}px ${from.y - to.y}px`, '0 0'],
      scale: [from.width / to.width, 1],
      rotate: [from.turn, to.turn],
      zIndex: [9, 9],
    },
    { duration: GLIDE, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' },
  );
};

/** The styles know a place by its number, so that trading is a matter of order. */
const trade = (a: HTMLElement, b: HTMLElement): void => {
  const [placeA, placeB] = [placeOf(a), placeOf(b)];
  const mark = document.createComment('');
  a.replaceWith(mark);
  b.replaceWith(a);
  mark.replaceWith(b);
  glide(a, placeA, placeB);
  glide(b, placeB, placeA);
};

const anyOf = <T>(list: readonly T[]): T | undefined =>
  list[Math.floor(Math.random() * list.length)];

const start = (wall: HTMLElement, button: HTMLElement): void => {
  const names = [button.textContent, button.dataset['play'] ?? ''];
  let going = true;
  let asked = false;

  const tick = (): void => {
    const held = wall.matches(':hover') || (!asked && button.matches(':focus-visible'));
    if (!going || held || document.hidden || wall.getBoundingClientRect().bottom < 0) return;
    const faces = [...wall.querySelectorAll<HTMLElement>('[data-face]')].filter(
      (face) => face.offsetTop < wall.clientHeight,
    );
    const one = anyOf(faces);
    const other = anyOf(faces.filter((face) => face.offsetWidth !== one?.offsetWidth));
    if (one && other) trade(one, other);
  };

  button.addEventListener('click', () => {
    going = !going;
    asked = true;
    button.textContent = names[going ? 0 : 1] ?? '';
  });
  button.hidden = false;
  setInterval(tick, EVERY);
};

const wall = document.querySelector<HTMLElement>('[data-wall]');
const button = document.querySelector<HTMLElement>('[data-pause]');
if (wall && button && !matchMedia('(prefers-reduced-motion: reduce)').matches) start(wall, button);
