import { useRef, useState } from 'react';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A row of slides that a finger, keys and buttons move; the browser does the moving. */
export const useCarousel = (count: number, start = 0) => {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  // Where it is moving to by itself: what it passes on the way does not count.
  const target = useRef<number | null>(null);

  const goTo = (
    to: number,
    behavior: ScrollBehavior = prefersReducedMotion() ? 'instant' : 'smooth',
  ) => {
    const element = ref.current;
    const next = Math.min(count - 1, Math.max(0, to));
    if (!element) return;
    target.current = next;
    setIndex(next);
    element.scrollTo({ left: next * element.clientWidth, behavior });
  };

  const track = {
    ref,
    onScroll: () => {
      const element = ref.current;
      if (!element) return;
      const at = Math.round(element.scrollLeft / element.clientWidth);
      if (target.current === null) setIndex(at);
      else if (target.current === at) target.current = null;
    },
    // A finger takes over.
    onPointerDown: () => {
      target.current = null;
    },
  };
  return { index, goTo, track };
};

/** How far an arrow key moves. */
export const arrowStep = (event: { key: string; shiftKey: boolean; altKey: boolean }): number => {
  if (event.shiftKey || event.altKey) return 0;
  return event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
};
