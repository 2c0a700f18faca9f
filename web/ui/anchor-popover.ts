import type { MenuGeometry } from './dropdown-position.ts';
import { positionMenu } from './dropdown-position.ts';

/** Keeps an open popover beside what opened it, until the returned function is called. */
export const anchorPopover = (
  element: HTMLElement,
  from: HTMLElement,
  { align, side }: Pick<MenuGeometry, 'align' | 'side'>,
): (() => void) => {
  const updatePosition = () => {
    const { clientWidth, clientHeight } = document.documentElement;
    // Where it stood before, it may have less room than it needs.
    element.style.left = '0';
    const borders = element.offsetHeight - element.clientHeight;
    const { left, top, maxHeight } = positionMenu({
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
  updatePosition();
  addEventListener('scroll', updatePosition, { capture: true, passive: true });
  addEventListener('resize', updatePosition);
  return () => {
    removeEventListener('scroll', updatePosition, { capture: true });
    removeEventListener('resize', updatePosition);
  };
};
