import { useTranslations } from 'use-intl';
import { ConfirmDialog } from './confirm-dialog.tsx';

type ConfirmDeleteChatProps = {
  /** Of the other one. */
  name: string;
  onDelete: () => Promise<void>;
  onClose: () => void;
};

/** Asks before a chat is deleted, wherever that is. */
export function ConfirmDeleteChat({ name, onDelete, onClose }: ConfirmDeleteChatProps) {
  const t = useTranslations('chat');
  return (
    <ConfirmDialog
      title={t('delete.title')}
      text={t('delete.text', { name })}
      submit={t('header.delete')}
      cancel={t('delete.cancel')}
      name={name}
      onClose={onClose}
      onSubmit={onDelete}
    />
  );
}
