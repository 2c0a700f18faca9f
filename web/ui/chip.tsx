import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icons/icon.tsx';

const base = [
  'inline-flex min-h-10 max-w-full items-center gap-2 rounded-pill border px-4 py-1.5 text-left',
  'text-sm font-medium',
].join(' ');

const tones = {
  plain: 'border-line bg-surface-raised text-text',
  /** What two people have in common. */
  shared: 'border-transparent bg-primary-soft text-on-primary-soft',
  /** On a photo. */
  glass: 'border-transparent bg-veil text-text-on-photo backdrop-blur-md',
};

const iconTones = { plain: 'text-text-muted', shared: 'text-primary-text', glass: 'text-inherit' };

const on = 'border-transparent bg-secondary text-on-secondary';

const pressable = 'transition-transform active:scale-98 pointer-coarse:min-h-11';

type ChipProps = ComponentProps<'span'> & {
  icon?: IconName | undefined;
  tone?: keyof typeof tones | undefined;
};

/** A fact. */
export function Chip({ icon, tone = 'plain', className, children, ...rest }: ChipProps) {
  return (
    <span {...rest} className={cx(base, tones[tone], className)}>
      {icon && <Icon name={icon} size="sm" className={iconTones[tone]} />}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

type ToggleChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
};

/** On or off; nothing else on the page moves, since both states take the same room. */
export function ToggleChip({
  pressed,
  onPressedChange,
  className,
  children,
  ...rest
}: ToggleChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={cx(
        base,
        pressable,
        'disabled:cursor-not-allowed disabled:opacity-50',
        pressed ? on : 'border-line-control bg-surface-raised text-text hover:bg-surface-current',
        className,
      )}
    >
      <Icon name={pressed ? 'check' : 'plus'} size="xs" />
      <span className="min-w-0">{children}</span>
    </button>
  );
}

const choice = cx(
  base,
  pressable,
  'cursor-pointer hover:bg-surface-current has-focus-visible:focus-ring',
  'has-disabled:cursor-not-allowed has-disabled:opacity-50',
);

/** A label around the input that makes it a choice. */
export const chipClass = cx(
  choice,
  'border-line-control bg-surface-raised text-text has-checked:border-transparent',
  'has-checked:bg-secondary has-checked:text-on-secondary',
);

/** For the choice not to choose. */
export const quietChipClass = cx(
  choice,
  'border-transparent text-text-muted has-checked:bg-surface-current has-checked:text-text',
);

type CheckChipProps = Omit<ComponentProps<'input'>, 'type'>;

/** A toggle that belongs to a form, and is sent with it. */
export function CheckChip({ className, children, ...rest }: CheckChipProps) {
  return (
    <label className={cx(chipClass, 'group relative', className)}>
      <input
        {...rest}
        type="checkbox"
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-pill outline-none"
      />
      <Icon name="plus" size="xs" className="group-has-checked:hidden" />
      <Icon name="check" size="xs" className="hidden group-has-checked:block" />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

type RemovableChipProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  onRemove: () => void;
  /** The whole sentence, with the visible text in it: "Remove 28 to 45". */
  removeLabel: string;
  children: ReactNode;
};

/** A filter in force; the whole chip takes it away. */
export function RemovableChip({
  onRemove,
  removeLabel,
  className,
  children,
  ...rest
}: RemovableChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={removeLabel}
      onClick={onRemove}
      className={cx(base, pressable, on, 'pr-3', className)}
    >
      <span className="min-w-0">{children}</span>
      <Icon name="x" size="xs" />
    </button>
  );
}

type ChipLinkProps = ComponentProps<typeof Link> & {
  /** In force: the link leads to the same without it. */
  active?: boolean | undefined;
  children: ReactNode;
};

/** A filter as an address of its own, so that it works everywhere; name it by aria-label. */
export function ChipLink({ active = false, className, children, ...rest }: ChipLinkProps) {
  const look = active
    ? `${on} pr-3`
    : 'border-line-control bg-surface-raised text-text hover:bg-surface-current';
  return (
    <Link {...rest} className={cx(base, pressable, look, className)}>
      {!active && <Icon name="plus" size="xs" />}
      <span className="min-w-0">{children}</span>
      {active && <Icon name="x" size="xs" />}
    </Link>
  );
}
