import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallError, newIdempotencyKey } from '#contract/core/client.ts';
import { photoAdd, photosOrder } from '#contract/members/photos.ts';
import { call } from '#web/lib/call.ts';
import type { CroppedPicture } from './picked-picture.ts';
import { releasePictures } from './picked-picture.ts';
import { formatCrop } from './rules/crop.ts';
import { uploadPicture } from './upload.ts';
import type { UploadItem } from './upload-queue.ts';
import { createUploadQueue } from './upload-queue.ts';
import type { OwnPhotos } from './use-own-photos.ts';

interface Upload extends CroppedPicture {
  readonly key: string;
}

export type PhotoUpload = UploadItem<Upload, OwnPhotos>;

const send = (
  { file, crop, chosen, key }: Upload,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) =>
  uploadPicture(photoAdd, file, {
    query: chosen ? { crop: formatCrop(crop) } : {},
    key,
    signal,
    onProgress,
  });

/** Two at a time may overtake each other; afterwards they stand as they were chosen. */
const restoreOrder = async (answers: readonly OwnPhotos[]) => {
  const added = answers.flatMap(({ photos }) => photos.at(-1)?.id ?? []);
  const latest = answers.toSorted((a, b) => b.photos.length - a.photos.length)[0]?.photos ?? [];
  const ids = latest.map(({ id }) => id);
  const order = [...ids.filter((id) => !added.includes(id)), ...added];
  if (order.join() === ids.join()) return;
  try {
    await call(photosOrder, { body: { order } });
  } catch (error) {
    // They are all there, and only not in this order.
    if (!(error instanceof CallError)) throw error;
  }
};

/** Uploads on their way; `onAdded` is told how many came through, once none is under way. */
export const useUploads = (onAdded: (count: number) => Promise<void>) => {
  const [queue] = useState(() =>
    createUploadQueue<Upload, OwnPhotos>(send, async (answers, pictures) => {
      await restoreOrder(answers);
      await onAdded(answers.length);
      releasePictures(pictures);
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  const isUploading = uploads.some(({ state }) => state === 'sending' || state === 'waiting');
  useEffect(() => {
    if (!isUploading) return;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => removeEventListener('beforeunload', confirmLeave);
  }, [isUploading]);
  return {
    uploads,
    add: (pictures: readonly CroppedPicture[]) =>
      queue.add(pictures.map((picture) => ({ ...picture, key: newIdempotencyKey() }))),
    cancel: (id: string) => {
      releasePictures(uploads.flatMap(({ item }) => (item.id === id ? item : [])));
      queue.cancel(id);
    },
    retry: queue.retry,
  };
};
