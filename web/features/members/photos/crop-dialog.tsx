import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { CroppedImage } from './cropped-image.tsx';
import type { CroppedPicture, PickedPicture } from './picked-picture.ts';
import type { View } from './rules/crop.ts';
import { cropOf, initialView, maxZoomOf, clampView, zoomView } from './rules/crop.ts';
import type { ChangeView } from './use-crop-gestures.ts';
import { useCropGestures } from './use-crop-gestures.ts';

const ZOOM_STEP = 0.01;

interface FrameProps {
  readonly picture: PickedPicture;
  readonly view: View;
  readonly changeView: ChangeView;
  /** Whether there are others, which need room below it. */
  readonly isOneOfSeveral: boolean;
}

/** As large as the rest leaves room for: on a phone it is the screen. */
const frameWidth = (isOneOfSeveral: boolean) =>
  cx(
    'md:w-[min(100%,36dvh)]',
    isOneOfSeveral
      ? 'max-md:w-[min(100%,(100dvh-468px)*0.75)]'
      : 'max-md:w-[min(100%,(100dvh-352px)*0.75)]',
  );

function Frame({ picture, view, changeView, isOneOfSeveral }: FrameProps) {
  const t = useTranslations('people.photos.crop');
  const gestures = useCropGestures(picture, changeView);
  const maxZoom = maxZoomOf(picture);
  return (
    <div className="grid justify-items-center gap-4">
      <div
        {...gestures}
        role="application"
        aria-label={t('frame')}
        aria-describedby="crop-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keys move the picture.
        tabIndex={0}
        data-autofocus
        className={cx(
          frameWidth(isOneOfSeveral),
          'min-w-40 cursor-move touch-none overflow-hidden rounded-md shadow-raised',
        )}
      >
        <CroppedImage picture={picture} crop={cropOf(picture, view)} />
      </div>
      <label className="flex w-full max-w-80 items-center gap-3 text-sm font-semibold">
        <Icon name="minus" size="xs" className="text-text-muted" />
        <span className="sr-only">{t('zoom')}</span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={ZOOM_STEP}
          value={view.zoom}
          disabled={maxZoom === 1}
          onChange={({ target }) => {
            const zoom = Number(target.value);
            changeView((now) => zoomView(picture, now, zoom));
          }}
          className="h-11 min-w-0 flex-1 accent-primary disabled:opacity-50"
        />
        <Icon name="plus" size="xs" className="text-text-muted" />
      </label>
      <p id="crop-keys" className="text-center text-xs text-text-muted pointer-coarse:sr-only">
        {t('keys')}
      </p>
    </div>
  );
}

interface StripProps {
  readonly pictures: readonly PickedPicture[];
  readonly current: PickedPicture;
  readonly viewOf: (picture: PickedPicture) => View;
  readonly onChoose: (picture: PickedPicture) => void;
  readonly onRemove: (picture: PickedPicture) => void;
}

function Strip({ pictures, current, viewOf, onChoose, onRemove }: StripProps) {
  const t = useTranslations('people.photos.crop');
  return (
    <ul aria-label={t('strip')} className="-mx-1 mt-3 flex gap-3 overflow-x-auto px-1 pt-3 pb-2">
      {pictures.map((picture, index) => (
        <li key={picture.id} className="relative shrink-0">
          <button
            type="button"
            aria-current={picture === current}
            onClick={() => onChoose(picture)}
            className={cx(
              'block w-16 overflow-hidden rounded-sm',
              picture === current && 'ring-3 ring-primary',
            )}
          >
            <span className="sr-only">
              {t('photo', { number: String(index + 1), name: picture.file.name })}
            </span>
            <CroppedImage picture={picture} crop={cropOf(picture, viewOf(picture))} />
          </button>
          <IconButton
            icon="x"
            variant="raised"
            size="sm"
            label={t('remove', { name: picture.file.name })}
            onClick={() => onRemove(picture)}
            className="absolute -top-3 -right-3 scale-75"
          />
        </li>
      ))}
    </ul>
  );
}

export interface CropDialogProps {
  readonly pictures: readonly PickedPicture[];
  readonly onRemove: (picture: PickedPicture) => void;
  readonly onUpload: (pictures: readonly CroppedPicture[]) => void;
  readonly onClose: () => void;
}

/** Which part of each chosen photo others shall see, before anything is sent. */
export function CropDialog({ pictures, onRemove, onUpload, onClose }: CropDialogProps) {
  const t = useTranslations('people.photos.crop');
  const [views, setViews] = useState<Readonly<Record<string, View>>>({});
  const [chosen, setChosen] = useState<string | null>(null);
  const current = pictures.find(({ id }) => id === chosen) ?? pictures[0];
  if (!current) return null;
  const viewOf = (picture: PickedPicture, known = views) =>
    clampView(picture, known[picture.id] ?? initialView);
  return (
    <Modal
      open
      size="md"
      fullOnPhone
      title={t('title')}
      description={t('text')}
      dismissible="by button"
      onClose={onClose}
      closeLabel={t('close')}
      footer={
        <Button
          block
          size="lg"
          onClick={() =>
            onUpload(
              pictures.map((picture) => ({
                ...picture,
                crop: cropOf(picture, viewOf(picture)),
                chosen: views[picture.id] !== undefined,
              })),
            )
          }
        >
          {t('submit', { count: pictures.length })}
        </Button>
      }
    >
      <Frame
        key={current.id}
        picture={current}
        view={viewOf(current)}
        isOneOfSeveral={pictures.length > 1}
        changeView={(change) =>
          setViews((all) => ({ ...all, [current.id]: change(viewOf(current, all)) }))
        }
      />
      {pictures.length > 1 && (
        <Strip
          pictures={pictures}
          current={current}
          viewOf={viewOf}
          onChoose={({ id }) => setChosen(id)}
          onRemove={onRemove}
        />
      )}
    </Modal>
  );
}
