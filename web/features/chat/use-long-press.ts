import { useRef } from 'react';

const LONG_MS = 450;

/**
 * A finger that stays. Told when it is lifted: a menu that opens under a finger would be closed by
 * lifting it.
 */
export const useLongPress = (told: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onTouchStart: () => {
      held.current = false;
      stop();
      timer.current = setTimeout(() => {
        held.current = true;
      }, LONG_MS);
    },
    onTouchMove: () => {
      held.current = false;
      stop();
    },
    onTouchCancel: stop,
    onTouchEnd: (event: { preventDefault: () => void }) => {
      stop();
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      setTimeout(told);
    },
    // The browser's own menu of a held finger.
    onContextMenu: (event: { nativeEvent: Event; preventDefault: () => void }) => {
      const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
      if (isTouch) event.preventDefault();
    },
  };
};
