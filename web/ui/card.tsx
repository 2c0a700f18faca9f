import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Slot } from './slot.tsx';

const tones = {
  raised: 'bg-surface-raised shadow-raised',
  line: 'border border-line bg-surface-raised',
  sunken: 'bg-surface-sunken',
  /** Something kindly meant. */
  warm: 'bg-unread-soft',
  shared: 'bg-primary-soft text-on-primary-soft',
  primary: 'bg-primary text-on-primary shadow-raised',
  /** The one that stands out among its like. */
  secondary: 'bg-secondary text-on-secondary shadow-raised',
};

const paddings = { none: '', sm: 'p-4', md: 'p-5 sm:p-6', lg: 'p-5 sm:p-8' };

type CardProps = ComponentProps<'div'> & {
  tone?: keyof typeof tones | undefined;
  padding?: keyof typeof paddings | undefined;
  /** Gives the look to the one child: an article, a link, a form. */
  asChild?: boolean | undefined;
};

export function Card({
  tone = 'raised',
  padding = 'md',
  asChild = false,
  className,
  ...rest
}: CardProps) {
  const Root = asChild ? Slot : 'div';
  return <Root {...rest} className={cx('rounded-md', tones[tone], paddings[padding], className)} />;
}
