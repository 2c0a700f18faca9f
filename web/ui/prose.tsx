import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** Rendered Markdown in a comfortable measure. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('prose', className)} />;
}
