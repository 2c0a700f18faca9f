import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import type { SavedList } from '#contract/console/saved-views.ts';
import { savedViewAdd } from '#contract/console/saved-views.ts';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleInput } from '../console-fields.tsx';
import { useAction } from '../use-action.ts';

interface SaveViewDialogProps {
  readonly list: SavedList;
  readonly search: string;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and for whom it is. */
export function SaveViewDialog({ list, search, onClose }: SaveViewDialogProps) {
  const t = useTranslations('console.views');
  const { revalidate } = useRevalidator();
  const { busy, run, message, field } = useAction();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const save = async () => {
    const isSaved = await run(() =>
      consoleCall(savedViewAdd, { body: { list, name, search, shared } }),
    );
    if (!isSaved) return;
    await revalidate();
    onClose();
  };
  return (
    <Modal
      open
      size="sm"
      title={t('save')}
      description={t('saveText')}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <form
        className="c-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        <Field label={t('name')} error={field('name')}>
          <ConsoleInput
            data-autofocus
            name="name"
            autoComplete="off"
            maxLength={consoleLimits.views.nameLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <label className="c-views__shared">
          <input
            type="checkbox"
            checked={shared}
            onChange={({ target }) => setShared(target.checked)}
          />
          {t('shared')}
        </label>
        {message && (
          <p role="alert" className="c-error">
            {message}
          </p>
        )}
        <div className="c-row">
          <ConsoleButton type="submit" look="primary" busy={busy} online>
            {t('submit')}
          </ConsoleButton>
          <ConsoleButton look="quiet" onClick={onClose}>
            {t('cancel')}
          </ConsoleButton>
        </div>
      </form>
    </Modal>
  );
}
