import { useEffect, useState } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, button, a') !== null;

/** Whether the space bar is held down; where it presses something, it does that. */
export const useHeldSpace = (): boolean => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || isTyping(event.target)) return;
      event.preventDefault();
      setHeld(true);
    };
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ') setHeld(false);
    };
    const leave = () => setHeld(false);
    addEventListener('keydown', press);
    addEventListener('keyup', release);
    addEventListener('blur', leave);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', release);
      removeEventListener('blur', leave);
    };
  }, []);
  return held;
};
