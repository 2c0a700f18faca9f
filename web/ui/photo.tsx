import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icons/icon.tsx';

type PhotoProps = Omit<ComponentProps<'div'>, 'color'> & {
  /** Empty where there is nothing to show but the colour. */
  src: string;
  alt: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** The picture's main colour, shown until it has loaded. */
  color?: string | undefined;
  /** For the largest picture of the first screen: loaded at once and before others. */
  eager?: boolean | undefined;
  /** Darkens the lower part for text put on it as children. */
  scrim?: boolean | undefined;
  /** The picture is already blurred; these words say how to see it. */
  locked?: ReactNode;
  /** Where the face is, kept in view when the frame is not 3:4. */
  position?: string | undefined;
};

/** Comes out of its colour once it has loaded, unless it is there already. */
const fadeIn = (picture: HTMLImageElement | null) => {
  if (!picture || picture.complete) return;
  picture.dataset['loading'] = '';
  const show = () => delete picture.dataset['loading'];
  picture.addEventListener('load', show, { once: true });
  picture.addEventListener('error', show, { once: true });
};

/** A 3:4 portrait that keeps its room from the start. */
export function Photo({
  src,
  alt,
  srcSet,
  sizes,
  color,
  eager = false,
  scrim = false,
  locked,
  position = '50% 25%',
  className,
  style,
  children,
  ...rest
}: PhotoProps) {
  return (
    <div
      {...rest}
      className={cx(
        'relative isolate aspect-portrait overflow-hidden rounded-md bg-surface-current',
        className,
      )}
      style={{ ...(color && { backgroundColor: color }), ...style }}
    >
      {src === '' ? (
        <span className="sr-only">{alt}</span>
      ) : (
        <img
          // The largest one of a first screen is waited for: it is shown as soon as can be.
          ref={eager ? undefined : fadeIn}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={600}
          height={800}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'auto' : 'async'}
          draggable={false}
          className={cx(
            'size-full object-cover transition-opacity duration-200 data-loading:opacity-0',
            Boolean(locked) && 'scale-110',
          )}
          style={{ objectPosition: position }}
        />
      )}
      {scrim && <div aria-hidden className="pointer-events-none absolute inset-0 scrim" />}
      {locked && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-veil p-3 text-center text-sm font-semibold text-text-on-photo">
          <span className="grid size-12 place-items-center rounded-pill border-[1.5px] border-glass-line bg-glass">
            <Icon name="lock-fill" />
          </span>
          <span className="min-w-0">{locked}</span>
        </div>
      )}
      {children}
    </div>
  );
}
