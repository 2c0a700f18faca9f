import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleTextarea } from '../console-fields.tsx';
import { useAction } from '../use-action.ts';

interface TextDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly label: string;
  readonly maxLength: number;
  readonly submit: string;
  /** What is there already. */
  readonly initial?: string;
  /** The name of the field in the call, for what it refuses. */
  readonly name: string;
  /** Sent later if there is no connection. */
  readonly canWait?: boolean;
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for some words, such as a reason, and sends them. */
export function TextDialog(props: TextDialogProps) {
  const { title, description, label, maxLength, submit, initial = '', name } = props;
  const { canWait = false, onSend, onClose } = props;
  const t = useTranslations('console.cases');
  const { busy, run, message, field } = useAction();
  const [text, setText] = useState(initial);
  const send = async () => {
    if (!busy && (await run(() => onSend(text), canWait))) onClose();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Modal open title={title} description={description} onClose={onClose} closeLabel={t('close')}>
      <form
        className="c-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={label} error={field(name)}>
          <ConsoleTextarea
            data-autofocus
            name={name}
            rows={3}
            maxLength={maxLength}
            value={text}
            onKeyDown={keyDown}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {message && (
          <p role="alert" className="c-error">
            {message}
          </p>
        )}
        <div className="c-row">
          <ConsoleButton
            type="submit"
            look="primary"
            keys="ctrl enter"
            busy={busy}
            online={!canWait}
          >
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
