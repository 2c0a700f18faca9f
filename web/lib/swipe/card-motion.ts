import type { SwipeChoice } from '#contract/members/enums.ts';
import type { Motion, Point } from './physics.ts';
import { flightOf, leanOf, springOf, atRest, tiltOf } from './physics.ts';

const FADE_MS = 150;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const transformAt = ({ x, y }: Point, width: number) =>
  `translate(${x}px, ${y}px) rotate(${tiltOf(x, width)}deg)`;

/** Moves a card to where the hand is; its stamps follow by the two properties. */
export const moveCard = (card: HTMLElement, at: Point) => {
  const lean = leanOf(at.x, card.offsetWidth);
  card.style.transform = transformAt(at, card.offsetWidth);
  card.style.setProperty('--like', String(Math.max(0, lean)));
  card.style.setProperty('--pass', String(Math.max(0, -lean)));
};

/** Lets go of a card: its place and look are again those of the stack. */
const resetCard = (card: HTMLElement) => {
  card.style.transform = '';
  card.style.removeProperty('--like');
  card.style.removeProperty('--pass');
};

/** The card leaves to its side, or fades where nothing shall move. */
export const flyOut = (card: HTMLElement, from: Motion, choice: SwipeChoice): Animation => {
  const width = card.offsetWidth;
  card.style.setProperty(`--${choice}`, '1');
  if (prefersReducedMotion())
    return card.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' });
  const { to, time } = flightOf(from, choice, width);
  return card.animate(
    { transform: [transformAt(from, width), transformAt(to, width)], opacity: [1, 1, 0] },
    { duration: time, fill: 'forwards', easing: from.vx === 0 ? 'ease-in' : 'linear' },
  );
};

/** The card comes back from the side it left to. */
export const flyIn = (card: HTMLElement, choice: SwipeChoice): Animation => {
  resetCard(card);
  const width = card.offsetWidth;
  if (prefersReducedMotion()) return card.animate({ opacity: [0, 1] }, { duration: FADE_MS });
  const { to } = flightOf(atRest, choice, width);
  return card.animate(
    { transform: [transformAt(to, width), transformAt(atRest, width)], opacity: [0, 1, 1] },
    { duration: 250, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
};

/** The card goes back to its place on the stack. */
export const springBack = (card: HTMLElement, from: Motion) => {
  resetCard(card);
  if (prefersReducedMotion()) return;
  const { points, time } = springOf(from);
  const transform = points.map((at) => transformAt(at, card.offsetWidth));
  card.animate({ transform }, { duration: time });
};
