import { useEffect, useEffectEvent } from 'react';

const ROOT_MARGIN = '0px 0px 900px 0px';

/** Calls while an element comes near the lower edge of the window. */
export const useNearViewport = (
  element: { readonly current: Element | null },
  callback: () => void,
) => {
  const onNear = useEffectEvent(callback);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear();
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
    // A list that has grown and still does not fill the window is looked at again.
  });
};
