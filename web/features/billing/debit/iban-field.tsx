import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { groupIban, ibanShape, typedIban } from './rules/iban.ts';

interface Props {
  readonly country: string;
  readonly typed: string | undefined;
  readonly error: string | undefined;
}

/** Grouped as it is typed, with a word on what it looks like where it is from. */
export function IbanField({ country, typed = '', error }: Props) {
  const t = useTranslations('orders.debit');
  const [value, setValue] = useState(groupIban(typed));
  const shape = ibanShape(value, country);
  const hint = shape
    ? t('ibanHint', { count: String(shape.length), country: shape.country })
    : t('ibanPlain');
  return (
    <Field label={t('iban')} hint={hint} error={error}>
      <Input
        name="iban"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="tabular-nums"
        defaultValue={value}
        onInput={({ currentTarget: input }) => {
          const shown = typedIban(input.value, input.selectionStart ?? input.value.length);
          if (shown.value !== input.value) {
            input.value = shown.value;
            input.setSelectionRange(shown.caret, shown.caret);
          }
          setValue(shown.value);
        }}
      />
    </Field>
  );
}
