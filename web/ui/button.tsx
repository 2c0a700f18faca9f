import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { cx } from './cx.ts';
import { Slot } from './slot.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Keeps width and focus, shows a spinner, and ignores further clicks. */
    loading?: boolean | undefined;
    /** What a screen reader hears while loading. */
    loadingLabel?: string | undefined;
    /** Gives the look to the one child instead of a button of its own. */
    asChild?: boolean | undefined;
  };

export function Button({
  variant,
  size,
  block,
  loading = false,
  loadingLabel,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = cx(buttonClass({ variant, size, block }), className);
  if (asChild) {
    return (
      <Slot className={look} onClick={onClick} {...rest}>
        {children}
      </Slot>
    );
  }
  // A disabled button would drop the focus, so a loading one stays enabled and swallows the click,
  // which also stops Enter from sending the form twice.
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={cx(look, loading && 'cursor-progress')}
      onClick={click}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
    >
      {loading ? (
        <span className="grid place-items-center *:col-start-1 *:row-start-1">
          <span className="inline-flex items-center justify-center gap-2 opacity-0">
            {children}
          </span>
          <Spinner label={loadingLabel} />
        </span>
      ) : (
        children
      )}
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cx(buttonClass({ variant, size, block }), className)} />;
}
