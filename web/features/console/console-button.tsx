import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { ConsoleIcon } from './icons/console-icon.tsx';
import type { ConsoleIconName } from './icons/names.ts';
import { Keys } from './keys.tsx';
import { useIsOffline } from './use-is-offline.ts';

interface ButtonLook {
  readonly look?: 'line' | 'primary' | 'dark' | 'quiet' | 'danger' | undefined;
  readonly small?: boolean | undefined;
}

export const consoleButtonClass = ({ look = 'line', small = false }: ButtonLook = {}): string =>
  cx('c-button', look !== 'line' && `c-button--${look}`, small && 'c-button--small');

type ConsoleButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    readonly icon?: ConsoleIconName;
    /** What presses it. */
    readonly keys?: string;
    readonly busy?: boolean;
    /** Rests while there is no connection. */
    readonly online?: boolean;
  };

/** A dense button; one that is busy keeps the focus and does nothing more. */
export function ConsoleButton({
  look,
  small,
  icon,
  keys,
  busy = false,
  online = false,
  disabled = false,
  className,
  children,
  onClick,
  ...rest
}: ConsoleButtonProps) {
  const isOffline = useIsOffline();
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || (online && isOffline)}
      className={cx(consoleButtonClass({ look, small }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon && <ConsoleIcon name={icon} />}
      {children}
      {busy ? <Spinner size="sm" /> : keys && <Keys>{keys}</Keys>}
    </button>
  );
}
