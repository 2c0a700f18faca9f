import type { ComponentProps, ReactNode } from 'react';
import { radioProps, type ChoiceProps } from './choice.ts';
import { cx } from './cx.ts';
import { Fieldset, type FieldsetProps } from './field.tsx';
import { segmentClass, segmentTrackClass } from './segment-class.ts';

type Option<Value extends string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
};

type Group = Pick<FieldsetProps, 'label' | 'note' | 'hint' | 'error' | 'labelHidden' | 'className'>;

function Segment({
  children,
  ...input
}: ComponentProps<'input'> & { 'data-invalid'?: '' | undefined }) {
  return (
    <label
      className={cx(
        segmentClass,
        // Equal widths as long as every answer fits; a second row rather than a broken one.
        'min-w-max flex-1',
        'has-checked:bg-surface-raised has-checked:text-text has-checked:shadow-thumb',
        'has-checked:border-line-control has-focus-visible:focus-ring',
        // Nothing chosen yet is no reason to look as if nothing could be.
        'group-not-has-checked/track:border-line-control group-not-has-checked/track:text-text',
        'has-disabled:cursor-not-allowed has-disabled:opacity-50',
      )}
    >
      <input
        {...input}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-pill outline-none"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

type SegmentedProps<Value extends string> = ChoiceProps<Value> &
  Group & { options: readonly Option<Value>[] };

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
  const group = { label, note, hint, error, labelHidden, className };
  return (
    <Fieldset {...group}>
      <div className={cx(segmentTrackClass, 'group/track')}>
        {options.map((option) => {
          const { disabled = choice.disabled, ...radio } = radioProps(choice, option.value);
          return (
            <Segment
              key={option.value}
              {...radio}
              disabled={disabled || option.disabled}
              data-invalid={error ? '' : undefined}
            >
              {option.label}
            </Segment>
          );
        })}
      </div>
    </Fieldset>
  );
}

type SegmentedChecksProps<Value extends string> = Group & {
  name: string;
  options: readonly Option<Value>[];
  values: readonly string[];
  onValuesChange: (values: Value[]) => void;
};

/** The same, where several may be chosen. */
export function SegmentedChecks<Value extends string>({
  name,
  options,
  values,
  onValuesChange,
  ...group
}: SegmentedChecksProps<Value>) {
  const toggled = (value: Value) =>
    options.map((option) => option.value).filter((one) => values.includes(one) !== (one === value));
  return (
    <Fieldset {...group}>
      <div className={cx(segmentTrackClass, 'group/track')}>
        {options.map((option) => (
          <Segment
            key={option.value}
            type="checkbox"
            name={name}
            value={option.value}
            checked={values.includes(option.value)}
            onChange={() => onValuesChange(toggled(option.value))}
            disabled={option.disabled}
            aria-invalid={group.error ? true : undefined}
          >
            {option.label}
          </Segment>
        ))}
      </div>
    </Fieldset>
  );
}
