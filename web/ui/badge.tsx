import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const tones = {
  unread: 'bg-unread-messages text-on-unread',
  like: 'bg-primary text-on-primary',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger text-on-danger',
  neutral: 'bg-surface-current text-text',
};

const sizes = { sm: 'h-5 min-w-5 px-1.5', md: 'h-6 min-w-6 px-1.75' };

type BadgeProps = ComponentProps<'span'> & {
  tone?: keyof typeof tones | undefined;
  size?: keyof typeof sizes | undefined;
  /** Heard instead of the bare number: "3 unread". */
  label?: string | undefined;
  /** Set off from what it lies on. */
  ring?: boolean | undefined;
};

export function Badge({
  tone = 'unread',
  size = 'md',
  label,
  ring = false,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-pill text-xs font-bold whitespace-nowrap',
        'tabular-nums',
        tones[tone],
        sizes[size],
        ring && 'ring-2 ring-surface-raised',
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
