import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { SwipeChoice } from '../../../../contract/members/attributes.ts';
import type { Motion, Point, Sample } from './physics.ts';
import { choiceOf, flightOf, leanOf, speedOf, springOf, still, tiltOf } from './physics.ts';

/** Farther than that it was no tap. */
const SLOP = 6;
const FADE = 150;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const transformAt = ({ x, y }: Point, width: number) =>
  `translate(${x}px, ${y}px) rotate(${tiltOf(x, width)}deg)`;

/** Moves a card to where the hand is; its stamps follow by the two properties. */
const place = (card: HTMLElement, at: Point) => {
  const lean = leanOf(at.x, card.offsetWidth);
  card.style.transform = transformAt(at, card.offsetWidth);
  card.style.setProperty('--like', String(Math.max(0, lean)));
  card.style.setProperty('--pass', String(Math.max(0, -lean)));
};

/** Lets go of a card: its place and look are again those of the stack. */
const release = (card: HTMLElement) => {
  card.style.transform = '';
  card.style.removeProperty('--like');
  card.style.removeProperty('--pass');
};

/** The card leaves to its side, or fades where nothing shall move. */
export const flyOut = (card: HTMLElement, from: Motion, choice: SwipeChoice): Animation => {
  const width = card.offsetWidth;
  card.style.setProperty(`--${choice}`, '1');
  if (calm()) return card.animate({ opacity: [1, 0] }, { duration: FADE, fill: 'forwards' });
  const { to, time } = flightOf(from, choice, width);
  return card.animate(
    { transform: [transformAt(from, width), transformAt(to, width)], opacity: [1, 1, 0] },
    { duration: time, fill: 'forwards', easing: from.vx === 0 ? 'ease-in' : 'linear' },
  );
};

/** The card comes back from the side it left to. */
export const flyIn = (card: HTMLElement, choice: SwipeChoice): Animation => {
  release(card);
  const width = card.offsetWidth;
  if (calm()) return card.animate({ opacity: [0, 1] }, { duration: FADE });
  const { to } = flightOf(still, choice, width);
  return card.animate(
    { transform: [transformAt(to, width), transformAt(still, width)], opacity: [0, 1, 1] },
    { duration: 250, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
};

const springBack = (card: HTMLElement, from: Motion) => {
  release(card);
  if (calm()) return;
  const { places, time } = springOf(from);
  const transform = places.map((at) => transformAt(at, card.offsetWidth));
  card.animate({ transform }, { duration: time });
};

interface Grip {
  readonly pointer: number;
  readonly start: Point;
  readonly samples: Sample[];
  moved: boolean;
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/**
 * Drags a card by mouse, pen or finger. `onChoice` takes what letting go means and says whether the
 * card may leave; one that may not springs back.
 */
export const useDrag = (onChoice: (choice: SwipeChoice, motion: Motion) => boolean) => {
  const grip = useRef<Grip>(null);
  /** The click that follows a drag opens nothing. */
  const dragged = useRef(false);

  const motionOf = ({ start, samples }: Grip, now: number): Motion => {
    const last = samples.at(-1) ?? { ...start, at: now };
    return { x: last.x - start.x, y: last.y - start.y, ...speedOf(samples, now) };
  };

  const end = (event: PointerEvent<HTMLElement>, cancelled: boolean) => {
    const held = grip.current;
    if (held?.pointer !== event.pointerId) return;
    grip.current = null;
    if (!held.moved) return;
    const card = event.currentTarget;
    const motion = motionOf(held, event.timeStamp);
    const choice = cancelled ? null : choiceOf(motion, card.offsetWidth);
    if (!choice || !onChoice(choice, motion)) springBack(card, motion);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      if (event.button !== 0 || grip.current) return;
      const start = pointOf(event);
      const samples = [{ ...start, at: event.timeStamp }];
      grip.current = { pointer: event.pointerId, start, samples, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current;
      if (held?.pointer !== event.pointerId) return;
      const at = pointOf(event);
      held.samples.push({ ...at, at: event.timeStamp });
      const way = { x: at.x - held.start.x, y: at.y - held.start.y };
      const card = event.currentTarget;
      if (!held.moved) {
        if (Math.hypot(way.x, way.y) < SLOP) return;
        held.moved = true;
        dragged.current = true;
        card.setPointerCapture(event.pointerId);
        for (const animation of card.getAnimations()) animation.cancel();
      }
      place(card, way);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, true),
    onClickCapture: (event: MouseEvent) => {
      if (dragged.current) event.preventDefault();
      dragged.current = false;
    },
  };
};
