import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleSelect } from '../console-fields.tsx';
import { useAction } from '../use-action.ts';

interface ChoiceDialogProps {
  readonly title: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly submit: string;
  readonly onChoose: (value: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for one of several things, and does it. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { title, label, options, submit, onChoose, onClose } = props;
  const t = useTranslations('console.cases');
  const { busy, run, message } = useAction();
  const [value, setValue] = useState(options[0]?.value ?? '');
  const choose = async () => {
    if (await run(() => onChoose(value))) onClose();
  };
  return (
    <Modal open size="sm" title={title} onClose={onClose} closeLabel={t('close')}>
      <form
        className="c-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void choose();
        }}
      >
        <Field label={label}>
          <ConsoleSelect
            data-autofocus
            value={value}
            onChange={({ target }) => setValue(target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </ConsoleSelect>
        </Field>
        {message && (
          <p role="alert" className="c-error">
            {message}
          </p>
        )}
        <div className="c-row">
          <ConsoleButton type="submit" look="primary" busy={busy}>
            {submit}
          </ConsoleButton>
          <ConsoleButton look="quiet" onClick={onClose}>
            {t('cancel')}
          </ConsoleButton>
        </div>
      </form>
    </Modal>
  );
}
