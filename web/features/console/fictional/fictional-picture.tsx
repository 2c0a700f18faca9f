import { useTranslations } from 'use-intl';
import { fictionalFile } from '#contract/console/fictional.ts';
import { callUrl } from '#contract/core/client.ts';
import type { PhotoView } from '#contract/members/photos.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';

interface FictionalPictureProps {
  readonly photo: PhotoView | null;
  readonly alt: string;
  readonly small?: boolean;
}

/** A photo of a fictional profile, which never goes without its label. */
export function FictionalPicture({ photo, alt, small = false }: FictionalPictureProps) {
  const t = useTranslations('console.fictional');
  const url = photo && callUrl(fictionalFile, { params: { name: photo.medium_filename } });
  return (
    <span
      className="c-fiction__picture"
      style={photo ? { backgroundColor: photo.colour } : undefined}
    >
      {url ? <img src={url} alt={alt} draggable={false} /> : <ConsoleIcon name="mask-happy" />}
      {!small && (
        <em>
          <ConsoleIcon name="mask-happy-fill" />
          {t('label')}
        </em>
      )}
    </span>
  );
}
