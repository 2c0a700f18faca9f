import { cx } from '#web/ui/cx.ts';

/** The look of a heart on a photo. */
export const heartClass = (given: boolean, large: boolean): string =>
  cx(
    'relative grid size-11 place-items-center rounded-pill border-[1.5px] transition-transform active:scale-90 md:size-12',
    large && 'md:size-16',
    given
      ? 'border-transparent bg-primary text-on-primary hover:bg-primary-hover'
      : 'border-glass-line bg-veil text-text-on-photo backdrop-blur-md hover:bg-dark',
  );
