import { useEffect, useEffectEvent } from 'react';

const AHEAD = '0px 0px 900px 0px';

/** Calls while an element comes near the lower edge of the window. */
export const useNearing = (element: { readonly current: Element | null }, near: () => void) => {
  const told = useEffectEvent(near);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) told();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
    // A list that has grown and still does not fill the window is looked at again.
  });
};
