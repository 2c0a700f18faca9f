import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type SwitchProps = Omit<ComponentProps<'button'>, 'children' | 'role'> & {
  checked: boolean;
  /** What it switches, in words; leave out where `aria-labelledby` names it. */
  label?: string | undefined;
};

/** On or off, at once. A button, so that a form around it works without scripts. */
export function Switch({ checked, label, className, ...rest }: SwitchProps) {
  return (
    <button
      type="submit"
      {...rest}
      role="switch"
      aria-checked={checked}
      className={cx(
        'group grid min-h-11 min-w-12 place-items-center rounded-pill',
        'disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    >
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <span
        className={cx(
          'flex h-7 w-12 items-center rounded-pill border-[1.5px] p-0.75 transition-colors',
          'border-line-control bg-surface-sunken',
          'group-aria-checked:border-primary group-aria-checked:bg-primary',
        )}
      >
        <span
          className={cx(
            'size-4.5 rounded-pill bg-line-control transition-transform forced-colors:bg-[ButtonText]',
            'group-aria-checked:translate-x-5 group-aria-checked:bg-on-primary',
          )}
        />
      </span>
    </button>
  );
}
