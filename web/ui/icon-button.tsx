import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icons/icon.tsx';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const variants = {
  quiet: 'border-transparent text-text hover:bg-surface-current',
  line: 'border-line-control text-text hover:bg-surface-current',
  raised: 'border-transparent bg-surface-raised text-text shadow-raised hover:bg-surface-current',
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  /** On a photo. */
  glass: 'border-glass-line bg-veil text-text-on-photo backdrop-blur-md hover:bg-dark',
};

const sizes = {
  sm: 'size-10 pointer-coarse:size-11',
  md: 'size-12',
  lg: 'size-16',
  xl: 'size-20',
};

const iconSizes = { sm: 'sm', md: 'md', lg: 'md', xl: 'lg' } as const;

type Look = {
  icon: IconName;
  /** What the button does, in words. */
  label: string;
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  /** A badge on the upper right. */
  badge?: ReactNode;
};

function lookClass({ variant = 'quiet', size = 'md' }: Pick<Look, 'variant' | 'size'>): string {
  return cx(
    'inline-grid shrink-0 rounded-pill border-[1.5px]',
    'transition-transform active:scale-95',
    'disabled:cursor-not-allowed disabled:opacity-50 disabled:active:scale-100',
    variants[variant],
    sizes[size],
  );
}

// The label is text, not an attribute, so that what a badge says is heard after it.
function Content({ icon, label, size = 'md', badge }: Omit<Look, 'variant'>) {
  return (
    <span className="relative grid place-items-center">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon name={icon} size={iconSizes[size]} />
      {badge && <span className="absolute -top-1 -right-1 flex">{badge}</span>}
    </span>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Look & { loading?: boolean | undefined };

export function IconButton({
  icon,
  label,
  variant,
  size,
  badge,
  loading = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(lookClass({ variant, size }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? (
        <Spinner label={label} className="place-self-center" />
      ) : (
        <Content icon={icon} label={label} size={size} badge={badge} />
      )}
    </button>
  );
}

type IconButtonLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & Look;

export function IconButtonLink({
  icon,
  label,
  variant,
  size,
  badge,
  className,
  ...rest
}: IconButtonLinkProps) {
  return (
    <Link {...rest} className={cx(lookClass({ variant, size }), className)}>
      <Content icon={icon} label={label} size={size} badge={badge} />
    </Link>
  );
}
