import { useEffect, useEffectEvent } from 'react';

export type SwipeKey = 'like' | 'pass' | 'undo' | 'open';

const keys: Readonly<Record<string, SwipeKey>> = {
  ArrowRight: 'like',
  ArrowLeft: 'pass',
  Backspace: 'undo',
  u: 'undo',
  U: 'undo',
  Enter: 'open',
};

/** Where keys have a meaning of their own. */
const USES_KEYS = 'input, select, textarea, [contenteditable], [role=menu], dialog, [role=dialog]';
const USES_ENTER = 'a, button, summary';

/** Plays by keys, wherever the focus is, unless something there needs them. */
export const useSwipeKeys = (onKey: (key: SwipeKey) => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = keys[event.key];
    const { target } = event;
    if (!key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element) {
      if (target.closest(USES_KEYS) || (key === 'open' && target.closest(USES_ENTER))) return;
    }
    event.preventDefault();
    // A key that is held down would decide about everybody.
    if (!event.repeat) onKey(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};
