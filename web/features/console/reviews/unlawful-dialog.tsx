import { useTranslations } from 'use-intl';
import { Modal } from '#web/ui/modal.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { useAction } from '../use-action.ts';

interface UnlawfulDialogProps {
  /** Whose picture it is. */
  readonly name: string;
  readonly onMark: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Says what comes of calling a picture unlawful, which cannot be undone, before it is done. */
export function UnlawfulDialog({ name, onMark, onClose }: UnlawfulDialogProps) {
  const t = useTranslations('console.reviews');
  const { busy, run, message } = useAction();
  const mark = async () => {
    if (await run(onMark)) onClose();
  };
  return (
    <Modal
      open
      title={t('unlawful.title', { name })}
      description={t('unlawful.text')}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <div className="c-form">
        {message && (
          <p role="alert" className="c-error">
            {message}
          </p>
        )}
        <div className="c-row">
          <ConsoleButton
            data-autofocus
            online
            look="danger"
            busy={busy}
            onClick={() => void mark()}
          >
            {t('unlawful.submit')}
          </ConsoleButton>
          <ConsoleButton look="quiet" onClick={onClose}>
            {t('unlawful.cancel')}
          </ConsoleButton>
        </div>
      </div>
    </Modal>
  );
}
