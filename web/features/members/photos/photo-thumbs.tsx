import type { OwnPhoto } from '#contract/members/photos.ts';
import { Photo } from '#web/ui/photo.tsx';
import { facePosition, photoSrc } from '../photo-src.ts';

const MAX_THUMBS = 4;

/** The first few photos in a row, where there is room. */
export function PhotoThumbs({ photos }: { photos: readonly OwnPhoto[] }) {
  return (
    <span aria-hidden className="flex shrink-0 gap-1 max-sm:hidden">
      {photos.slice(0, MAX_THUMBS).map((photo) => (
        <Photo
          key={photo.id}
          src={photoSrc(photo.thumb_filename)}
          alt=""
          color={photo.colour}
          position={facePosition(photo)}
          className="w-9 rounded-sm"
        />
      ))}
    </span>
  );
}
