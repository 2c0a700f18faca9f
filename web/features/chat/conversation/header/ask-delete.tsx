import { useTranslations } from 'use-intl';
import { AskFirst } from './ask-first.tsx';

type AskDeleteProps = {
  /** Of the other one. */
  name: string;
  onDelete: () => Promise<void>;
  onClose: () => void;
};

/** Asks before a chat is deleted, wherever that is. */
export function AskDelete({ name, onDelete, onClose }: AskDeleteProps) {
  const t = useTranslations('chat');
  return (
    <AskFirst
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
