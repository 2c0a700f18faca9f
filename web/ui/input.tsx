import type { ComponentProps, ReactNode } from 'react';
import { controlClass, controlVariants } from './control-class.ts';
import { cx } from './cx.ts';
import { useFieldLinks } from './field.tsx';

export type InputProps = ComponentProps<'input'> & {
  /** An icon in front of the text. */
  leading?: ReactNode;
  /** An icon button or a unit behind it. */
  trailing?: ReactNode;
  /** The quiet pill is for searching. */
  variant?: 'box' | 'search' | undefined;
};

export function Input({ leading, trailing, variant = 'box', className, ...rest }: InputProps) {
  const links = useFieldLinks(rest);
  const control = (
    <input
      {...links}
      className={cx(
        controlClass,
        controlVariants[variant],
        variant === 'box' ? 'h-14 rounded-md' : 'h-12 rounded-pill',
        leading ? 'pl-13' : 'pl-5',
        trailing ? 'pr-14' : 'pr-5',
        !leading && !trailing && className,
      )}
    />
  );
  if (!leading && !trailing) return control;
  return (
    <div className={cx('relative', className)}>
      {control}
      {leading && (
        <span className="pointer-events-none absolute inset-y-0 left-0 grid w-13 place-items-center text-text-muted">
          {leading}
        </span>
      )}
      {trailing && (
        <span className="absolute inset-y-0 right-1 grid min-w-12 place-items-center text-text-muted">
          {trailing}
        </span>
      )}
    </div>
  );
}
