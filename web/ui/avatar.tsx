import { useState, type ComponentProps } from 'react';
import type { Face } from '#contract/members/face.ts';
import { squareAround } from '#contract/members/face.ts';
import { cx } from './cx.ts';
import { initials } from './initials.ts';
import { OnlineDot } from './online-dot.tsx';

const sizes = {
  xs: 'size-8 text-xs',
  sm: 'size-10 text-sm',
  md: 'size-12 text-md',
  lg: 'size-14 text-lg',
  xl: 'size-28 display-md',
};

const dots = {
  xs: '-right-0.5 -bottom-0.5',
  sm: '-right-0.5 -bottom-0.5',
  md: 'right-0 bottom-0 size-3',
  lg: 'right-0 bottom-0 size-3.5',
  xl: 'right-2 bottom-2 size-4',
};

type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  src?: string | undefined;
  /** For the initials. */
  name: string;
  /** Leave empty where the name stands beside the picture. */
  alt?: string | undefined;
  size?: keyof typeof sizes | undefined;
  /** Where it is in the picture. */
  face?: Face | null | undefined;
  online?: boolean | undefined;
  onlineLabel?: string | undefined;
};

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Makes a portrait so much larger than its frame that the face fills that. */
const aroundFace = (face: Face | null) => {
  const { left, top, side } = squareAround(face);
  return { width: percent(1 / side), left: percent(-left / side), top: percent(-top / side) };
};

export function Avatar({
  src,
  name,
  alt = '',
  size = 'sm',
  face = null,
  online = false,
  onlineLabel,
  className,
  ...rest
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  // A picture may have failed before React was there to hear of it.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(image.src);
  };
  const shown = src !== undefined && broken === undefined;
  return (
    <span {...rest} className={cx('relative inline-block shrink-0', className)}>
      {shown ? (
        <span
          className={cx(
            'relative block overflow-hidden rounded-pill bg-surface-current',
            sizes[size],
          )}
        >
          <img
            ref={check}
            src={src}
            alt={alt}
            onError={() => setBroken(src)}
            decoding="async"
            className="absolute aspect-portrait max-w-none object-cover"
            style={aroundFace(face)}
          />
        </span>
      ) : (
        <span
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
          className={cx(
            'grid place-items-center rounded-pill bg-secondary-soft font-semibold text-secondary-text',
            sizes[size],
          )}
        >
          {initials(name)}
        </span>
      )}
      {online && <OnlineDot ring label={onlineLabel} className={cx('absolute', dots[size])} />}
    </span>
  );
}
