import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import type { SavedList } from '#contract/console/saved-views.ts';
import { savedViewAdd } from '#contract/console/saved-views.ts';
import { Field } from '#web/ui/field.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleInput } from '../console-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';
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
  const action = useAction();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const save = async () => {
    const isSaved = await action.run(() =>
      consoleCall(savedViewAdd, { body: { list, name, search, shared } }),
    );
    if (!isSaved) return;
    await revalidate();
    onClose();
  };
  return (
    <FormDialog
      size="sm"
      title={t('save')}
      description={t('saveText')}
      submit={t('submit')}
      action={action}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field label={t('name')} error={action.field('name')}>
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
    </FormDialog>
  );
}
