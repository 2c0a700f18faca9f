import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import type { Picked } from '../../../members/photos/picked.ts';
import { usePrice } from '../use-price.ts';

export type PhotoPreviewProps = {
  picked: Picked;
  name: string;
  credits: number;
  onSend: () => void;
  onClose: () => void;
};

/** Shows a photo and its price before it is sent. */
export function PhotoPreview({ picked, name, credits, onSend, onClose }: PhotoPreviewProps) {
  const t = useTranslations('chat');
  const { both } = usePrice('photo', credits);
  return (
    <Modal
      open
      size="sm"
      title={t('photoPreview.title')}
      description={t('photoPreview.text', { name })}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onSend} data-autofocus>
            {credits > 0 ? t('composer.sendFor', { price: both }) : t('composer.send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <img
        src={picked.url}
        alt=""
        width={picked.width}
        height={picked.height}
        className="mx-auto max-h-[45dvh] w-auto max-w-full rounded-md"
      />
    </Modal>
  );
}
