import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnPhotos } from './use-photos.ts';
import { usePhotos } from './use-photos.ts';
import { useUploads } from './use-uploads.ts';

/** The own photos and what is on its way to become one; goes on while they are out of sight. */
export const usePhotoEditor = (loaded: OwnPhotos) => {
  const t = useTranslations('people.photos');
  const own = usePhotos(loaded);
  /** What has just been done, for screen readers. */
  const [said, setSaid] = useState('');
  const sending = useUploads(async (count) => {
    await own.reload();
    setSaid(t('sending.done', { count }));
  });
  return { ...own, most: loaded.most, sending, said, setSaid };
};

export type PhotoEditor = ReturnType<typeof usePhotoEditor>;
