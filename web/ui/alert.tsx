import { Children, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { Icon, type IconName } from './icons/icon.tsx';

const tones = {
  info: { box: 'bg-secondary-soft', icon: 'text-secondary-text', name: 'info' },
  success: { box: 'bg-success-soft', icon: 'text-success', name: 'check-circle' },
  warning: { box: 'bg-warning-soft', icon: 'text-warning', name: 'warning' },
  danger: { box: 'bg-danger-soft', icon: 'text-danger', name: 'warning-circle' },
} as const satisfies Record<string, { box: string; icon: string; name: IconName }>;

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: keyof typeof tones | undefined;
  icon?: IconName | undefined;
  /** One way forward: a quiet small button or a link. */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
};

/** One slim line. */
export function Alert({
  tone = 'info',
  icon,
  action,
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
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
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

export type AlertStackProps = ComponentProps<'section'> & {
  /** Names the region for screen readers. */
  label: string;
};

/** The most important first; from the third on they wait until one is dismissed. */
export function AlertStack({ label, className, children, ...rest }: AlertStackProps) {
  const alerts = Children.toArray(children).slice(0, 2);
  if (alerts.length === 0) return null;
  return (
    <section {...rest} aria-label={label} className={cx('grid gap-2', className)}>
      {alerts}
    </section>
  );
}
