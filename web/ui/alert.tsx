import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { Icon, type IconName } from './icons/icon.tsx';

const tones = {
  info: { box: 'bg-secondary-soft', icon: 'text-secondary-text', name: 'info' },
  success: { box: 'bg-success-soft', icon: 'text-success', name: 'check-circle' },
  warning: { box: 'bg-warning-soft', icon: 'text-warning', name: 'warning' },
  danger: { box: 'bg-danger-soft', icon: 'text-danger', name: 'warning-circle' },
} as const satisfies Record<string, { box: string; icon: string; name: IconName }>;

interface ShortAlert {
  readonly text: string;
  readonly to?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

const shortClass = 'flex min-h-11 min-w-0 flex-1 items-center font-semibold md:hidden';

function Short({ text, to, onClick }: ShortAlert) {
  // What only tells is read to its end.
  if (!to && !onClick) return <p className={shortClass}>{text}</p>;
  const line = <span className="truncate">{text}</span>;
  return to ? (
    <Link to={to} className={shortClass}>
      {line}
    </Link>
  ) : (
    <button type="button" onClick={onClick} className={cx(shortClass, 'text-left')}>
      {line}
    </button>
  );
}

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: keyof typeof tones | undefined;
  icon?: IconName | undefined;
  /** One way forward: a quiet small button or a link. */
  action?: ReactNode;
  /** What phones show instead of all that: one line that does it, or leads to where it can be done. */
  short?: ShortAlert | undefined;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
};

/** One slim line. */
export function Alert({
  tone = 'info',
  icon,
  action,
  short,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...rest
}: AlertProps) {
  const look = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={cx(
        'flex min-h-12 items-center gap-3 rounded-md py-1 pl-4 text-sm text-text',
        onDismiss ? 'pr-1' : 'pr-4',
        look.box,
        className,
      )}
    >
      <Icon name={icon ?? look.name} size="sm" className={look.icon} />
      {short && <Short {...short} />}
      <div
        className={cx(
          'flex min-w-0 flex-1 flex-wrap items-center gap-x-4',
          short && 'max-md:hidden',
        )}
      >
        <p className="min-w-40 flex-1 py-2">{children}</p>
        {action && <div className="-ml-4 flex flex-wrap items-center sm:ml-0">{action}</div>}
      </div>
      {onDismiss && dismissLabel && (
        <IconButton
          icon="x"
          label={dismissLabel}
          size="sm"
          className="noscript:hidden"
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
