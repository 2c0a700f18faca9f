import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import type { IconName } from './names.ts';
import sprite from './sprite.svg';

export type { IconName } from './names.ts';

const sizes = { xs: 'size-4', sm: 'size-5', md: 'size-6', lg: 'size-8' };

type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  name: IconName;
  size?: keyof typeof sizes | undefined;
  /** Only where the icon stands alone and says something no text beside it says. */
  label?: string | undefined;
};

export function Icon({ name, size = 'md', label, className, ...rest }: IconProps) {
  return (
    <svg
      fill="currentColor"
      className={cx('shrink-0', sizes[size], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
