import type { SwipeChoice } from '../../../../contract/members/enums.ts';
import { place, springBack } from './card-motion.ts';
import type { Motion, Point, Sample } from './physics.ts';
import { choiceOf, speedOf } from './physics.ts';

/** Farther than that it was no tap. */
const SLOP = 6;

/** What is asked of an event, that of a browser or that of React. */
type Pointer = Pick<PointerEvent, 'button' | 'clientX' | 'clientY' | 'pointerId' | 'timeStamp'>;

/** Takes what letting go means and says whether the card may leave; one that may not springs back. */
export type OnChoice = (choice: SwipeChoice, motion: Motion) => boolean;

interface Grip {
  readonly pointer: number;
  readonly start: Point;
  readonly samples: Sample[];
  moved: boolean;
}

const pointOf = ({ clientX, clientY }: Pointer): Point => ({ x: clientX, y: clientY });

const motionOf = ({ start, samples }: Grip, now: number): Motion => {
  const last = samples.at(-1) ?? { ...start, at: now };
  return { x: last.x - start.x, y: last.y - start.y, ...speedOf(samples, now) };
};

/** Drags a card by mouse, pen or finger. */
export const createDrag = () => {
  let grip: Grip | null = null;
  /** The click that follows a drag opens nothing. */
  let dragged = false;
  return {
    down: (event: Pointer): void => {
      dragged = false;
      if (event.button !== 0 || grip) return;
      const start = pointOf(event);
      const samples = [{ ...start, at: event.timeStamp }];
      grip = { pointer: event.pointerId, start, samples, moved: false };
    },
    move: (event: Pointer, card: HTMLElement): void => {
      if (grip?.pointer !== event.pointerId) return;
      const at = pointOf(event);
      grip.samples.push({ ...at, at: event.timeStamp });
      const way = { x: at.x - grip.start.x, y: at.y - grip.start.y };
      if (!grip.moved) {
        if (Math.hypot(way.x, way.y) < SLOP) return;
        grip.moved = true;
        dragged = true;
        card.setPointerCapture(event.pointerId);
        for (const animation of card.getAnimations()) animation.cancel();
      }
      place(card, way);
    },
    end: (event: Pointer, card: HTMLElement, onChoice: OnChoice | null): void => {
      const held = grip;
      if (held?.pointer !== event.pointerId) return;
      grip = null;
      if (!held.moved) return;
      const motion = motionOf(held, event.timeStamp);
      const choice = onChoice && choiceOf(motion, card.offsetWidth);
      if (!choice || !onChoice(choice, motion)) springBack(card, motion);
    },
    /** Whether a click only ends a drag. */
    click: (): boolean => {
      const was = dragged;
      dragged = false;
      return was;
    },
  };
};
