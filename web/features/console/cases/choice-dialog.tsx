import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { ConsoleSelect } from '../console-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';
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
  const action = useAction();
  const [value, setValue] = useState(options[0]?.value ?? '');
  const choose = async () => {
    if (await action.run(() => onChoose(value))) onClose();
  };
  return (
    <FormDialog
      size="sm"
      title={title}
      submit={submit}
      action={action}
      onSubmit={() => void choose()}
      onClose={onClose}
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
    </FormDialog>
  );
}
