import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** How long a row must be in view to count as seen. */
const SEEN_AFTER_MS = 1000;

/** How much of a row is in view then. */
const SEEN_SHARE = 0.6;

/**
 * Tells which rows were really looked at: in view for a moment, in a tab that is seen. Rows say by
 * `data-unseen` which notification they are.
 */
export const useSeenRows = (
  list: RefObject<HTMLElement | null>,
  markSeen: (ids: string[]) => Promise<unknown>,
): void => {
  const reported = useRef(new Set<string>());
  const report = useEffectEvent((ids: string[]) => {
    for (const id of ids) reported.current.add(id);
    markSeen(ids).catch(() => {
      for (const id of ids) reported.current.delete(id);
    });
  });
  useEffect(() => {
    if (!list.current) return;
    const inView = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(() => {
        const ids = [...inView].filter((id) => !reported.current.has(id));
        if (ids.length > 0) report(ids);
      }, SEEN_AFTER_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset['unseen'] ?? '';
          if (isIntersecting) inView.add(id);
          else inView.delete(id);
        }
        restartTimer();
      },
      { threshold: SEEN_SHARE },
    );
    for (const row of list.current.querySelectorAll('[data-unseen]')) observer.observe(row);
    document.addEventListener('visibilitychange', restartTimer);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', restartTimer);
    };
    // Rows that have come since are looked at as well.
  });
};
