import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from '#web/ui/field.tsx';
import { ConsoleTextarea } from '../console-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';
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
  const action = useAction();
  const [text, setText] = useState(initial);
  const send = async () => {
    if (!action.busy && (await action.run(() => onSend(text), canWait))) onClose();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <FormDialog
      title={title}
      description={description}
      submit={submit}
      keys="ctrl enter"
      canWait={canWait}
      action={action}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field label={label} error={action.field(name)}>
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
    </FormDialog>
  );
}
