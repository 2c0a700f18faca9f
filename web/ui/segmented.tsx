import type { ReactNode } from 'react';
import { radioProps, type ChoiceProps } from './choice.ts';
import { cx } from './cx.ts';
import { Fieldset, type FieldsetProps } from './field.tsx';
import { segmentClass, segmentTrackClass } from './segment-class.ts';

export type SegmentedProps<Value extends string> = ChoiceProps<Value> &
  Pick<FieldsetProps, 'label' | 'note' | 'hint' | 'error' | 'labelHidden' | 'className'> & {
    options: readonly { value: Value; label: ReactNode; disabled?: boolean | undefined }[];
  };

/** Two to four short answers side by side, one of them chosen. */
export function Segmented<Value extends string>({
  options,
  label,
  note,
  hint,
  error,
  labelHidden,
  className,
  ...choice
}: SegmentedProps<Value>) {
  return (
    <Fieldset
      label={label}
      note={note}
      hint={hint}
      error={error}
      labelHidden={labelHidden}
      className={className}
    >
      <div className={segmentTrackClass}>
        {options.map((option) => {
          const { disabled = choice.disabled, ...radio } = radioProps(choice, option.value);
          return (
            <label
              key={option.value}
              className={cx(
                segmentClass,
                'flex-1',
                'has-checked:bg-surface-raised has-checked:text-text has-checked:shadow-thumb',
                'has-checked:border-line-control has-focus-visible:focus-ring',
                'has-disabled:cursor-not-allowed has-disabled:opacity-50',
              )}
            >
              <input
                {...radio}
                disabled={disabled || option.disabled}
                className="absolute inset-0 cursor-[inherit] appearance-none rounded-pill outline-none"
              />
              <span className="min-w-0">{option.label}</span>
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
}
