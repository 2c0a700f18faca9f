import { useRef } from 'react';

const LONG_PRESS_MS = 450;

/**
 * A finger that stays. Told when it is lifted: a menu that opens under a finger would be closed by
 * lifting it.
 */
export const useLongPress = (onLongPress: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onTouchStart: () => {
      isHeld.current = false;
      stop();
      timer.current = setTimeout(() => {
        isHeld.current = true;
      }, LONG_PRESS_MS);
    },
    onTouchMove: () => {
      isHeld.current = false;
      stop();
    },
    onTouchCancel: stop,
    onTouchEnd: (event: { preventDefault: () => void }) => {
      stop();
      if (!isHeld.current) return;
      isHeld.current = false;
      event.preventDefault();
      setTimeout(onLongPress);
    },
    // The browser's own menu of a held finger.
    onContextMenu: (event: { nativeEvent: Event; preventDefault: () => void }) => {
      const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
      if (isTouch) event.preventDefault();
    },
  };
};
