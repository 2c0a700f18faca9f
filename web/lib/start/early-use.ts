import { HYDRATED } from './hydrated-event.ts';

/** Links, forms and popovers work without scripts; these buttons do not. */
const NEEDS_SCRIPTS = 'button[type=button]:not([popovertarget])';

/** Remembers what is ticked and pressed before the page reacts, and does it again once it does. */
export const rememberEarlyUse = (): void => {
  const repeats = new Map<HTMLElement, () => void>();
  // What is done last is repeated last.
  const remember = (element: HTMLElement, repeat: () => void) => {
    repeats.delete(element);
    repeats.set(element, repeat);
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !/^(?:radio|checkbox)$/.test(target.type)) return;
    const { checked } = target;
    remember(target, () => {
      // React heard nothing of it and takes only what changes for a choice.
      target.checked = !checked;
      target.click();
    });
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(NEEDS_SCRIPTS);
    if (button) remember(button, () => button.click());
  };
  addEventListener('input', onInput, true);
  addEventListener('click', onClick, true);
  addEventListener(
    HYDRATED,
    () => {
      removeEventListener('input', onInput, true);
      removeEventListener('click', onClick, true);
      for (const repeat of repeats.values()) repeat();
    },
    { once: true },
  );
};
