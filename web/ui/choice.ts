import type { ChangeEvent, ComponentProps } from 'react';

/**
 * How a set of radio buttons is held: by value and onValueChange, by defaultValue, or by what a
 * form library registers (name, ref, onChange, onBlur), which then goes to every button.
 */
export type ChoiceProps<Value extends string> = Pick<
  ComponentProps<'input'>,
  'onChange' | 'onBlur' | 'ref' | 'required' | 'disabled'
> & {
  name: string;
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
};

/** The attributes of the radio button for one of the values. */
export function radioProps<Value extends string>(
  choice: ChoiceProps<Value>,
  optionValue: Value,
): ComponentProps<'input'> {
  const { name, value, defaultValue, onValueChange, onChange, onBlur, ref, required, disabled } =
    choice;
  return {
    type: 'radio',
    name,
    value: optionValue,
    ref,
    required,
    disabled,
    onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onValueChange?.(optionValue);
    },
    ...(value !== undefined && { checked: value === optionValue }),
    ...(value === undefined &&
      defaultValue !== undefined && {
        defaultChecked: defaultValue === optionValue,
      }),
  };
}
