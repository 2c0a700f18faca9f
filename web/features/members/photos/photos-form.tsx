import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import type { OwnPhoto } from '#contract/members/photos.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useWithoutScripts } from '#web/lib/without-scripts.tsx';
import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AddTile, PremiumTile } from './add-tile.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RefusedFiles, ReviewNotes, PhotoLimitNote } from './photo-notes.tsx';
import { OwnPhotoTile } from './own-photo-tile.tsx';
import { releasePictures } from './picked-picture.ts';
import { PlainPhotos } from './plain-photos.tsx';
import { sortByIds, moveItem } from './rules/order.ts';
import { FailedUpload, UploadTile } from './upload-tile.tsx';
import type { PhotoEditor } from './use-photo-editor.ts';
import { usePicturePicker } from './use-picture-picker.ts';
import { useReorder } from './use-reorder.ts';
import { useSharedPhotos } from './use-shared-photos.ts';

const CropDialog = lazy(async () => {
  const { CropDialog: dialog } = await import('./crop-dialog.tsx');
  return { default: dialog };
});

/** The own photos: to add, arrange and delete. */
export function PhotosForm({ editor }: { editor: PhotoEditor }) {
  const t = useTranslations('people.photos');
  const isPlain = useWithoutScripts();
  const { photos, maxPhotos, reorder, remove, sending, announcement, setAnnouncement } = editor;
  const { uploads, add, cancel, retry: retryUpload } = sending;
  const slotsLeft = maxPhotos - photos.length - uploads.length;
  const full = slotsLeft <= 0;
  const picking = usePicturePicker(slotsLeft);
  const sharedLost = useSharedPhotos((files) => void picking.pick(files));
  const [photoToDelete, setPhotoToDelete] = useState<OwnPhoto | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const deleted = useRef(false);
  useEffect(() => {
    // The button that asked is gone together with its photo.
    if (!photoToDelete && deleted.current) outcome.current?.focus();
    deleted.current = false;
  }, [photoToDelete]);

  const ids = photos.map(({ id }) => id);
  const arrange = (order: readonly string[], moved: string) => {
    reorder(order);
    const number = String(order.indexOf(moved) + 1);
    setAnnouncement(t('moved', { number, total: String(order.length) }));
  };
  const { list, start, order, held } = useReorder(ids, arrange);
  // The browser drops the focus of a button whose tile is put elsewhere.
  const movedPhoto = useRef<string | null>(null);
  useEffect(() => {
    if (movedPhoto.current === null) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-photo="${movedPhoto.current}"] button`)
      ?.focus();
    movedPhoto.current = null;
  }, [photos, list]);
  const moveTo = (id: string, to: number) => {
    movedPhoto.current = id;
    arrange(moveItem(ids, ids.indexOf(id), to), id);
  };

  return (
    <>
      <div {...picking.dropZone} className="grid gap-5">
        {sharedLost && <Alert tone="warning">{t('sharedLost')}</Alert>}
        <p className="text-sm">
          <strong className="tabular-nums">
            {t('count', countValues(photos.length, maxPhotos))}
          </strong>
          {photos.length > 1 && (
            <span className="ml-3 text-text-muted noscript:hidden">{t('dragHint')}</span>
          )}
        </p>
        <ul
          ref={list}
          className={cx(
            'grid grid-cols-3 items-start gap-2 rounded-md sm:grid-cols-4 sm:gap-3',
            picking.isDragOver && 'outline-3 outline-offset-4 outline-focus outline-dashed',
          )}
        >
          {sortByIds(photos, order).map((photo, index) => (
            <OwnPhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              total={photos.length}
              dragged={held === photo.id}
              onPointerDown={(event) => start(photo.id, event)}
              onMove={(to) => moveTo(photo.id, to)}
              onDelete={() => setPhotoToDelete(photo)}
            />
          ))}
          {uploads.map((upload, index) => (
            <UploadTile
              key={upload.item.id}
              upload={upload}
              main={photos.length === 0 && index === 0}
              onCancel={() => cancel(upload.item.id)}
            />
          ))}
          {!full && (
            <AddTile
              first={photos.length + uploads.length === 0}
              onPick={(files) => void picking.pick(files)}
            />
          )}
          {full && maxPhotos < limits.photos.premium && <PremiumTile />}
        </ul>
        <p ref={outcome} tabIndex={-1} role="status" className="sr-only">
          {announcement}
        </p>
        <RefusedFiles
          files={picking.refused}
          overflow={picking.overflow}
          onDismiss={picking.dismiss}
        />
        {uploads.map(
          (upload) =>
            upload.state === 'failed' && (
              <FailedUpload
                key={upload.item.id}
                upload={upload}
                onCancel={() => cancel(upload.item.id)}
                onRetry={() => retryUpload(upload.item.id)}
              />
            ),
        )}
        <ReviewNotes photos={photos} />
        <PhotoLimitNote max={maxPhotos} full={full} />
        {isPlain && <PlainPhotos photos={photos} full={full} />}
        {picking.isDragOver && <VisuallyHidden role="status">{t('drop')}</VisuallyHidden>}
      </div>
      {picking.pictures.length > 0 && (
        <Suspense>
          <CropDialog
            pictures={picking.pictures}
            onRemove={picking.remove}
            onUpload={(pictures) => {
              picking.clear();
              add(pictures);
            }}
            onClose={() => {
              releasePictures(picking.pictures);
              picking.clear();
            }}
          />
        </Suspense>
      )}
      {photoToDelete && (
        <DeleteDialog
          photo={photoToDelete}
          onDelete={async () => {
            if (!(await remove(photoToDelete.id))) return;
            setAnnouncement(t('deleted'));
            deleted.current = true;
          }}
          onClose={() => setPhotoToDelete(null)}
        />
      )}
    </>
  );
}

const countValues = (count: number, max: number) => ({ count: String(count), most: String(max) });
