import { useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { OnChoice } from '#web/lib/swipe/drag.ts';
import { createDrag } from '#web/lib/swipe/drag.ts';

/** What makes a card one that a hand can throw. */
export const useDrag = (onChoice: OnChoice) => {
  const [drag] = useState(createDrag);
  return {
    onPointerDown: drag.down,
    onPointerMove: (event: PointerEvent<HTMLElement>) => drag.move(event, event.currentTarget),
    onPointerUp: (event: PointerEvent<HTMLElement>) =>
      drag.end(event, event.currentTarget, onChoice),
    onPointerCancel: (event: PointerEvent<HTMLElement>) =>
      drag.end(event, event.currentTarget, null),
    onClickCapture: (event: MouseEvent) => {
      if (drag.consumeClick()) event.preventDefault();
    },
  };
};
