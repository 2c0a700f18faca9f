import type { KeyboardEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PhotoView } from '#contract/members/photos.ts';
import { cx } from '#web/ui/cx.ts';
import { Photo } from '#web/ui/photo.tsx';
import { facePosition, photoSources, photoSrc } from '../photo-src.ts';

type PhotoTileProps = {
  photo: PhotoView;
  number: number;
  count: number;
  sizes: string;
  /** What is said on a locked one, and where it leads. */
  lock: { readonly to: string; readonly text: ReactNode };
  onOpen: () => void;
  eager?: boolean | undefined;
  tabIndex?: number | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLElement> | undefined;
  className?: string | undefined;
};

/** One photo of the page: opens large, or leads to where it can be seen. */
export function PhotoTile({
  photo,
  number,
  count,
  sizes,
  lock,
  onOpen,
  eager,
  tabIndex,
  onKeyDown,
  className,
}: PhotoTileProps) {
  const t = useTranslations('people.member.gallery');
  const values = { number: String(number), count: String(count) };
  const picture = (
    <Photo
      {...photoSources(photo)}
      sizes={sizes}
      alt={photo.locked ? '' : t('photo', values)}
      color={photo.colour}
      position={facePosition(photo)}
      eager={eager}
      locked={photo.locked && lock.text}
      className={className}
    />
  );
  const look = cx('block h-full rounded-md focus-visible:-outline-offset-3');
  if (photo.locked) {
    return (
      <Link to={lock.to} tabIndex={tabIndex} onKeyDown={onKeyDown} className={look}>
        {picture}
      </Link>
    );
  }
  return (
    <a
      href={photoSrc(photo.filename)}
      tabIndex={tabIndex}
      onKeyDown={onKeyDown}
      aria-label={t('open', values)}
      className={cx(look, 'cursor-zoom-in')}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      {picture}
    </a>
  );
}
