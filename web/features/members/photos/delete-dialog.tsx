import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnPhoto } from '#contract/members/photos.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { photoSrc } from '../photo-src.ts';

interface Props {
  readonly photo: OwnPhoto;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

export function DeleteDialog({ photo, onDelete, onClose }: Props) {
  const t = useTranslations('people.photos.sure');
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onDelete();
    onClose();
  };
  return (
    <Modal
      open
      size="sm"
      title={t('title')}
      description={t('text')}
      onClose={onClose}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="danger" loading={busy} onClick={() => void confirm()}>
            {t('confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Photo
        src={photoSrc(photo.thumb_filename)}
        alt=""
        color={photo.colour}
        className="mx-auto w-32"
      />
    </Modal>
  );
}
