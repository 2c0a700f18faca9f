import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '../../../../contract/limits.ts';
import type { OwnPhoto } from '../../../../contract/members/photos.ts';
import { Alert } from '../../../ui/alert.tsx';
import { useWithoutScripts } from '../../../lib/without-scripts.tsx';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AddTile, PremiumTile } from './add-tile.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RefusedFiles, ReviewNotes, RoomNote } from './photo-notes.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { forget } from './picked.ts';
import { PlainPhotos } from './plain-photos.tsx';
import { inOrder, movedTo } from './rules/order.ts';
import { FailedUpload, UploadTile } from './upload-tile.tsx';
import type { PhotoEditor } from './use-photo-editor.ts';
import { usePicking } from './use-picking.ts';
import { useReorder } from './use-reorder.ts';
import { useShared } from './use-shared.ts';

const CropDialog = lazy(async () => {
  const { CropDialog: dialog } = await import('./crop-dialog.tsx');
  return { default: dialog };
});

/** The own photos: to add, arrange and delete. */
export function PhotosForm({ editor }: { editor: PhotoEditor }) {
  const t = useTranslations('people.photos');
  const isPlain = useWithoutScripts();
  const { photos, most, reorder, remove, sending, said, setSaid } = editor;
  const { uploads, add, cancel, retry: sendAgain } = sending;
  const room = most - photos.length - uploads.length;
  const full = room <= 0;
  const picking = usePicking(room);
  const sharedLost = useShared((files) => void picking.pick(files));
  const [asked, setAsked] = useState<OwnPhoto | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const deleted = useRef(false);
  useEffect(() => {
    // The button that asked is gone together with its photo.
    if (!asked && deleted.current) outcome.current?.focus();
    deleted.current = false;
  }, [asked]);

  const ids = photos.map(({ id }) => id);
  const arrange = (order: readonly string[], moved: string) => {
    reorder(order);
    const number = String(order.indexOf(moved) + 1);
    setSaid(t('moved', { number, total: String(order.length) }));
  };
  const { list, start, order, held } = useReorder(ids, arrange);
  // The browser drops the focus of a button whose tile is put elsewhere.
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (followed.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-photo="${followed.current}"] button`)?.focus();
    followed.current = null;
  }, [photos, list]);
  const moveTo = (id: string, to: number) => {
    followed.current = id;
    arrange(movedTo(ids, ids.indexOf(id), to), id);
  };

  return (
    <>
      <div {...picking.dropZone} className="grid gap-5">
        {sharedLost && <Alert tone="warning">{t('sharedLost')}</Alert>}
        <p className="text-sm">
          <strong className="tabular-nums">{t('count', counts(photos.length, most))}</strong>
          {photos.length > 1 && (
            <span className="ml-3 text-text-muted noscript:hidden">{t('dragHint')}</span>
          )}
        </p>
        <ul
          ref={list}
          className={cx(
            'grid grid-cols-3 items-start gap-2 rounded-md sm:grid-cols-4 sm:gap-3',
            picking.over && 'outline-3 outline-offset-4 outline-focus outline-dashed',
          )}
        >
          {inOrder(photos, order).map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              total={photos.length}
              dragged={held === photo.id}
              onPointerDown={(event) => start(photo.id, event)}
              onMove={(to) => moveTo(photo.id, to)}
              onDelete={() => setAsked(photo)}
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
          {full && most < limits.photos.premium && <PremiumTile />}
        </ul>
        <p ref={outcome} tabIndex={-1} role="status" className="sr-only">
          {said}
        </p>
        <RefusedFiles files={picking.refused} left={picking.left} onDismiss={picking.dismiss} />
        {uploads.map(
          (upload) =>
            upload.state === 'failed' && (
              <FailedUpload
                key={upload.item.id}
                upload={upload}
                onCancel={() => cancel(upload.item.id)}
                onRetry={() => sendAgain(upload.item.id)}
              />
            ),
        )}
        <ReviewNotes photos={photos} />
        <RoomNote most={most} full={full} />
        {isPlain && <PlainPhotos photos={photos} full={full} />}
        {picking.over && <VisuallyHidden role="status">{t('drop')}</VisuallyHidden>}
      </div>
      {picking.pictures.length > 0 && (
        <Suspense>
          <CropDialog
            pictures={picking.pictures}
            onRemove={picking.remove}
            onUpload={(pictures) => {
              picking.empty();
              add(pictures);
            }}
            onClose={() => {
              forget(picking.pictures);
              picking.empty();
            }}
          />
        </Suspense>
      )}
      {asked && (
        <DeleteDialog
          photo={asked}
          onDelete={async () => {
            if (!(await remove(asked.id))) return;
            setSaid(t('deleted'));
            deleted.current = true;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

const counts = (count: number, most: number) => ({ count: String(count), most: String(most) });
