import { useTranslations } from 'use-intl';
import { FormDialog } from '../form-dialog.tsx';
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
  const action = useAction();
  const mark = async () => {
    if (await action.run(onMark)) onClose();
  };
  return (
    <FormDialog
      title={t('unlawful.title', { name })}
      description={t('unlawful.text')}
      submit={t('unlawful.submit')}
      look="danger"
      focusesSubmit
      action={action}
      onSubmit={() => void mark()}
      onClose={onClose}
    />
  );
}
