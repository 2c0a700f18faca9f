import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pageToken } from '#contract/core/schemas.ts';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { ConsoleButton } from '../../console-button.tsx';
import { ConsoleInput } from '../../console-fields.tsx';

interface NewPageDialogProps {
  readonly taken: readonly string[];
  readonly onChoose: (page: string) => void;
  readonly onClose: () => void;
}

/** Asks for the address of a new page; it is there once something is written. */
export function NewPageDialog({ taken, onChoose, onClose }: NewPageDialogProps) {
  const t = useTranslations('console.sitePages');
  const [name, setName] = useState('');
  const [error, setError] = useState<'badName' | 'takenName' | null>(null);
  const choose = () => {
    const token = name.trim().toLowerCase();
    if (!pageToken.safeParse(token).success) return setError('badName');
    return taken.includes(token) ? setError('takenName') : onChoose(token);
  };
  return (
    <Modal open size="sm" title={t('newTitle')} onClose={onClose} closeLabel={t('close')}>
      <form
        className="c-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <Field label={t('address')} hint={t('addressHint')} error={error ? t(error) : undefined}>
          <ConsoleInput
            name="page"
            data-autofocus
            spellCheck={false}
            autoCapitalize="none"
            maxLength={64}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <div className="c-row">
          <ConsoleButton type="submit" look="primary">
            {t('begin')}
          </ConsoleButton>
          <ConsoleButton look="quiet" onClick={onClose}>
            {t('cancel')}
          </ConsoleButton>
        </div>
      </form>
    </Modal>
  );
}
