import type { SwipeChoice } from '#contract/members/enums.ts';
import { moveCard, springBack } from './card-motion.ts';
import type { Motion, Point, Sample } from './physics.ts';
import { choiceOf, speedOf } from './physics.ts';

/** Farther than that it was no tap. */
const TAP_SLOP_PX = 6;

/** What is asked of an event, that of a browser or that of React. */
type Pointer = Pick<PointerEvent, 'button' | 'clientX' | 'clientY' | 'pointerId' | 'timeStamp'>;

/** Takes what letting go means and says whether the card may leave; one that may not springs back. */
export type OnChoice = (choice: SwipeChoice, motion: Motion) => boolean;

interface DragState {
  readonly pointer: number;
  readonly start: Point;
  readonly samples: Sample[];
  moved: boolean;
}

const pointOf = ({ clientX, clientY }: Pointer): Point => ({ x: clientX, y: clientY });

const motionOf = ({ start, samples }: DragState, now: number): Motion => {
  const last = samples.at(-1) ?? { ...start, at: now };
  return { x: last.x - start.x, y: last.y - start.y, ...speedOf(samples, now) };
};

/** Drags a card by mouse, pen or finger. */
export const createDrag = () => {
  let state: DragState | null = null;
  /** The click that follows a drag opens nothing. */
  let hasDragged = false;
  return {
    down: (event: Pointer): void => {
      hasDragged = false;
      if (event.button !== 0 || state) return;
      const start = pointOf(event);
      const samples = [{ ...start, at: event.timeStamp }];
      state = { pointer: event.pointerId, start, samples, moved: false };
    },
    move: (event: Pointer, card: HTMLElement): void => {
      if (state?.pointer !== event.pointerId) return;
      const at = pointOf(event);
      state.samples.push({ ...at, at: event.timeStamp });
      const offset = { x: at.x - state.start.x, y: at.y - state.start.y };
      if (!state.moved) {
        if (Math.hypot(offset.x, offset.y) < TAP_SLOP_PX) return;
        state.moved = true;
        hasDragged = true;
        card.setPointerCapture(event.pointerId);
        for (const animation of card.getAnimations()) animation.cancel();
      }
      moveCard(card, offset);
    },
    end: (event: Pointer, card: HTMLElement, onChoice: OnChoice | null): void => {
      const held = state;
      if (held?.pointer !== event.pointerId) return;
      state = null;
      if (!held.moved) return;
      const motion = motionOf(held, event.timeStamp);
      const choice = onChoice && choiceOf(motion, card.offsetWidth);
      if (!choice || !onChoice(choice, motion)) springBack(card, motion);
    },
    /** Whether a click only ends a drag. */
    consumeClick: (): boolean => {
      const was = hasDragged;
      hasDragged = false;
      return was;
    },
  };
};
