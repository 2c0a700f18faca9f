import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { pictureTypes } from '#web/features/members/photos/rules/check-picture.ts';

type AttachmentsProps = {
  /** Whether one button stands for all of them on a phone. */
  isFolded: boolean;
  onUnfold: () => void;
  isGiftOpen: boolean;
  onGift: () => void;
  onPhotos: (files: readonly File[]) => void;
};

/** Beside the field: what can be sent other than words. */
export function Attachments(props: AttachmentsProps) {
  const { isFolded, onUnfold, isGiftOpen, onGift, onPhotos } = props;
  const t = useTranslations('chat.composer');
  const file = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLButtonElement>(null);
  const onlyAtDesk = isFolded && 'max-md:hidden';
  return (
    <>
      <input
        ref={file}
        type="file"
        accept={pictureTypes.join(',')}
        multiple
        hidden
        onChange={({ target }) => {
          onPhotos([...(target.files ?? [])]);
          // The same one can be chosen again.
          target.value = '';
        }}
      />
      {isFolded && (
        <IconButton
          icon="plus"
          label={t('more')}
          // The keyboard of the phone stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ detail }) => {
            flushSync(onUnfold);
            if (detail === 0) photo.current?.focus();
          }}
          className="-ml-2 md:hidden"
        />
      )}
      <IconButton
        ref={photo}
        icon="image"
        label={t('photo')}
        onClick={() => file.current?.click()}
        className={cx('-ml-2 md:my-1 md:-ml-3', onlyAtDesk)}
      />
      <IconButton
        icon="gift"
        label={t('gift')}
        data-opens-panel
        aria-expanded={isGiftOpen}
        onClick={onGift}
        className={cx('-ml-1 md:my-1', onlyAtDesk)}
      />
    </>
  );
}
