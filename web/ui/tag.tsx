import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icons/icon.tsx';

const tones = {
  plain: 'bg-surface-raised text-text',
  new: 'bg-unread-messages text-on-unread',
  like: 'bg-primary text-on-primary',
  primary: 'bg-primary-soft text-on-primary-soft',
  secondary: 'bg-secondary-soft text-secondary-text',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

type TagProps = ComponentProps<'span'> & {
  tone?: keyof typeof tones | undefined;
  icon?: IconName | undefined;
};

/** A word about a thing, on the thing. */
export function Tag({ tone = 'plain', icon, className, children, ...rest }: TagProps) {
  return (
    <span
      {...rest}
      className={cx(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-pill py-0.5 text-xs font-semibold',
        icon ? 'pr-2.5 pl-1.5' : 'px-2.5',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} size="xs" />}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
