import type { ReactNode } from 'react';
import { chipClass, quietChipClass } from './chip.tsx';
import { radioProps, type ChoiceProps } from './choice.ts';
import { cx } from './cx.ts';
import { Fieldset, type FieldsetProps } from './field.tsx';
import { Icon } from './icons/icon.tsx';

type ChoiceChipsProps<Value extends string> = ChoiceProps<Value> &
  Pick<FieldsetProps, 'id' | 'label' | 'note' | 'hint' | 'error' | 'labelHidden' | 'className'> & {
    options: readonly {
      value: Value;
      label: ReactNode;
      /** Chosen, it does not stand out: it is no answer. */
      quiet?: boolean | undefined;
    }[];
  };

/** One of several short answers, as many as there are; they wrap like words. */
export function ChoiceChips<Value extends string>({
  options,
  id,
  label,
  note,
  hint,
  error,
  labelHidden,
  className,
  ...choice
}: ChoiceChipsProps<Value>) {
  const group = { id, label, note, hint, error, labelHidden, className };
  return (
    <Fieldset {...group}>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: text, quiet = false }) => (
          <label key={value} className={cx(quiet ? quietChipClass : chipClass, 'group relative')}>
            <input
              {...radioProps(choice, value)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-pill outline-none"
            />
            {quiet && (
              <Icon name="check" size="xs" className="invisible group-has-checked:visible" />
            )}
            <span className="min-w-0">{text}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
