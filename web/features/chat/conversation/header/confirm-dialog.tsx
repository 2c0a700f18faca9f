import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { errorCodeOf, useProblemText } from '../use-problem.ts';

type ConfirmDialogProps = {
  title: string;
  text: string;
  submit: string;
  cancel: string;
  /** Of the other one, for what a refusal says. */
  name: string;
  onSubmit: () => Promise<void>;
  onClose: () => void;
};

/** Asks before something that is hard to undo, and says why it did not work. */
export function ConfirmDialog({
  title,
  text,
  submit,
  cancel,
  name,
  onSubmit,
  onClose,
}: ConfirmDialogProps) {
  const t = useTranslations('chat');
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const problem = useProblemText(code, name);
  const confirm = async () => {
    setBusy(true);
    setCode(null);
    try {
      await onSubmit();
      onClose();
    } catch (error) {
      setCode(errorCodeOf(error));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      size="sm"
      title={title}
      description={text}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {problem && (
        <Alert tone="danger" className="mb-4">
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" loading={busy} onClick={() => void confirm()}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Modal>
  );
}
