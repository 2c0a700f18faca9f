import type { ComponentProps } from 'react';
import { controlClass, controlVariants } from './control-class.ts';
import { cx } from './cx.ts';
import { useFieldLinks } from './field.tsx';
import { Icon } from './icons/icon.tsx';

const shapes = {
  box: 'h-14 rounded-md pr-12 pl-5',
  quiet: 'h-10 rounded-pill pr-9 pl-3 pointer-coarse:h-11',
};

type SelectProps = ComponentProps<'select'> & { variant?: keyof typeof shapes | undefined };

export function Select({ variant = 'box', className, ...rest }: SelectProps) {
  const links = useFieldLinks(rest);
  return (
    <span className={cx('relative block', variant === 'quiet' && 'w-fit max-w-full', className)}>
      <select
        {...links}
        className={cx(
          controlClass,
          controlVariants[variant],
          shapes[variant],
          'appearance-none truncate',
        )}
      />
      <Icon
        name="caret-down"
        size={variant === 'box' ? 'sm' : 'xs'}
        className={cx(
          'pointer-events-none absolute top-1/2 -translate-y-1/2',
          variant === 'box' ? 'right-4' : 'right-3',
        )}
      />
    </span>
  );
}
