import { useEffect } from 'react';
import type { RefObject } from 'react';

const MENU = '[aria-haspopup=menu]';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Arrow keys lead from message to message, and Enter opens what can be done about one. So the whole
 * history is one stop for Tab, on the way to the field.
 */
export const useMessageKeys = (log: RefObject<HTMLElement | null>, isShown: boolean): void => {
  useEffect(() => {
    const element = log.current;
    if (!element || !isShown) return;
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const row = target.closest<HTMLElement>('[data-no]');
      const isOnOne = target === element || target === row || target.matches(MENU);
      if (!isOnOne || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter' && target === row) {
        event.preventDefault();
        row.querySelector<HTMLElement>(MENU)?.click();
      }
      const step = steps[event.key];
      if (step === undefined) return;
      const rows = [...element.querySelectorAll<HTMLElement>('[data-no]')];
      const next = rows[(row ? rows.indexOf(row) : rows.length) + step];
      if (!next) return;
      event.preventDefault();
      // The button of a menu would open it.
      event.stopPropagation();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    };
    element.addEventListener('keydown', press, true);
    return () => element.removeEventListener('keydown', press, true);
  }, [log, isShown]);
};
