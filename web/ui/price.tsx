import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { formatPrice } from './format-price.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const sizes = { sm: 'text-md', md: 'text-lg', lg: 'text-[1.75rem] leading-9' };

type OldPrice =
  | { oldMinor?: undefined; oldLabel?: undefined }
  /** Heard before the struck price, since a line through it cannot be: "instead of". */
  | { oldMinor: number; oldLabel: string };

type PriceProps = Omit<ComponentProps<'span'>, 'children'> &
  OldPrice & {
    /** Cents, øre, grosze. */
    minor: number;
    currency: string;
    locale: string;
    size?: keyof typeof sizes | undefined;
  };

export function Price({
  minor,
  currency,
  locale,
  oldMinor,
  oldLabel,
  size = 'md',
  className,
  ...rest
}: PriceProps) {
  return (
    <span
      {...rest}
      className={cx('inline-flex flex-wrap items-baseline gap-x-3 tabular-nums', className)}
    >
      <span className={cx('font-bold tracking-tight', sizes[size])}>
        {formatPrice(minor, currency, locale)}
      </span>
      {oldMinor !== undefined && (
        <span className="text-md opacity-85">
          <VisuallyHidden>{oldLabel} </VisuallyHidden>
          <s>{formatPrice(oldMinor, currency, locale)}</s>
        </span>
      )}
    </span>
  );
}
