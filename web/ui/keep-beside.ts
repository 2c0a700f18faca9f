import type { Scene } from './dropdown-place.ts';
import { placeMenu } from './dropdown-place.ts';

/** Keeps an open popover beside what opened it, until the returned function is called. */
export const keepBeside = (
  element: HTMLElement,
  from: HTMLElement,
  { align, side }: Pick<Scene, 'align' | 'side'>,
): (() => void) => {
  const place = () => {
    const { clientWidth, clientHeight } = document.documentElement;
    // Where it stood before, it may have less room than it needs.
    element.style.left = '0';
    const borders = element.offsetHeight - element.clientHeight;
    const { left, top, maxHeight } = placeMenu({
      button: from.getBoundingClientRect(),
      menu: { width: element.offsetWidth, height: element.scrollHeight + borders },
      view: { width: clientWidth, height: clientHeight },
      align,
      side,
    });
    Object.assign(element.style, {
      left: `${left}px`,
      top: `${top}px`,
      maxHeight: `${maxHeight}px`,
    });
  };
  place();
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, { capture: true });
    removeEventListener('resize', place);
  };
};
