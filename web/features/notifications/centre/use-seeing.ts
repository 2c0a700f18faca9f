import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** So long something is in view before it counts as seen. */
const LOOKED_AT_MS = 1000;

/** How much of a row is in view then. */
const MOST_OF_IT = 0.6;

/**
 * Tells which rows were really looked at: in view for a moment, in a tab that is seen. Rows say by
 * `data-unseen` which notification they are.
 */
export const useSeeing = (
  list: RefObject<HTMLElement | null>,
  seen: (ids: string[]) => Promise<unknown>,
): void => {
  const told = useRef(new Set<string>());
  const tell = useEffectEvent((ids: string[]) => {
    for (const id of ids) told.current.add(id);
    seen(ids).catch(() => {
      for (const id of ids) told.current.delete(id);
    });
  });
  useEffect(() => {
    if (!list.current) return;
    const inView = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(() => {
        const ids = [...inView].filter((id) => !told.current.has(id));
        if (ids.length > 0) tell(ids);
      }, LOOKED_AT_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset['unseen'] ?? '';
          if (isIntersecting) inView.add(id);
          else inView.delete(id);
        }
        wait();
      },
      { threshold: MOST_OF_IT },
    );
    for (const row of list.current.querySelectorAll('[data-unseen]')) observer.observe(row);
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', wait);
    };
    // Rows that have come since are looked at as well.
  });
};
