import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** First thing on a page: appears on focus and jumps past the navigation. */
export function SkipLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={cx(
        'fixed top-3 left-3 z-50 -translate-y-24 rounded-pill bg-dark px-6 py-3 font-semibold',
        'text-on-dark transition-transform focus:translate-y-0',
        className,
      )}
    >
      {children}
    </a>
  );
}
