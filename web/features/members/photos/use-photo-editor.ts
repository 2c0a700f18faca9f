import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnPhotos } from './use-own-photos.ts';
import { useOwnPhotos } from './use-own-photos.ts';
import { useUploads } from './use-uploads.ts';

/** The own photos and what is on its way to become one; goes on while they are out of sight. */
export const usePhotoEditor = (loaded: OwnPhotos) => {
  const t = useTranslations('people.photos');
  const own = useOwnPhotos(loaded);
  /** What has just been done, for screen readers. */
  const [announcement, setAnnouncement] = useState('');
  const sending = useUploads(async (count) => {
    await own.reload();
    setAnnouncement(t('sending.done', { count }));
  });
  return { ...own, maxPhotos: loaded.most, sending, announcement, setAnnouncement };
};

export type PhotoEditor = ReturnType<typeof usePhotoEditor>;
