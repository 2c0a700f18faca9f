import { useState } from 'react';
import type { PointerEvent } from 'react';
import { flyOut } from '#web/lib/swipe/card-motion.ts';
import { createDrag } from '#web/lib/swipe/drag.ts';
import type { OnChoice } from '#web/lib/swipe/drag.ts';
import type { Motion } from '#web/lib/swipe/physics.ts';

/** A copy of the card leaves to the right, since the next one is in its place at once. */
const letFly = (card: HTMLElement, motion: Motion): void => {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.style.cssText = `position: absolute; z-index: 10; left: ${card.offsetLeft}px; top: ${card.offsetTop}px; width: ${card.offsetWidth}px; height: ${card.offsetHeight}px`;
  card.offsetParent?.append(copy);
  flyOut(copy, motion, 'like').addEventListener('finish', () => copy.remove());
};

export interface Swipes {
  readonly onApprove: () => void;
  /** Asks for the reason; the card stays. */
  readonly onReject: () => void;
}

/** Lets a finger approve to the right and reject to the left; a mouse has its buttons. */
export const useSwipe = (swipes: Swipes | undefined) => {
  const [drag] = useState(createDrag);
  const choiceOn =
    (card: HTMLElement): OnChoice =>
    (choice, motion) => {
      if (choice === 'pass') {
        swipes?.onReject();
        return false;
      }
      letFly(card, motion);
      swipes?.onApprove();
      return true;
    };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') drag.down(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => drag.move(event, event.currentTarget),
    onPointerUp: (event: PointerEvent<HTMLElement>) =>
      drag.end(event, event.currentTarget, choiceOn(event.currentTarget)),
    onPointerCancel: (event: PointerEvent<HTMLElement>) =>
      drag.end(event, event.currentTarget, null),
  };
};
