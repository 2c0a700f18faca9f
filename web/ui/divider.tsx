import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type DividerProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  /** A word in the line: "or". */
  children?: ReactNode;
};

export function Divider({ className, children, ...rest }: DividerProps) {
  if (!children) return <hr {...rest} className={cx('h-px border-0 bg-line', className)} />;
  return (
    <div
      {...rest}
      className={cx(
        'flex items-center gap-4 text-sm text-text-muted before:h-px before:flex-1 before:bg-line',
        'after:h-px after:flex-1 after:bg-line',
        className,
      )}
    >
      {children}
    </div>
  );
}
