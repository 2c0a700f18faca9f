import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Input } from '#web/ui/input.tsx';
import { bankOf } from './rules/banks.ts';
import { groupIban, ibanShape, isIban, formatTypedIban } from './rules/iban.ts';

interface Props {
  readonly country: string;
  readonly typed: string | undefined;
  readonly error: string | undefined;
}

/** The bank of an account that is right, as far as it is known, and where it is. */
function Bank({ iban }: { iban: string }) {
  const locale = useLocale();
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(iban.slice(0, 2));
  return (
    <span className="flex gap-2">
      <Icon name="check" size="sm" className="text-success" />
      {[bankOf(iban), country].filter(Boolean).join(' · ')}
    </span>
  );
}

/** Grouped as it is typed, with a word on what it looks like where it is from. */
export function IbanField({ country, typed = '', error }: Props) {
  const t = useTranslations('orders.debit');
  const [value, setValue] = useState(groupIban(typed));
  const shape = ibanShape(value, country);
  const plain = shape
    ? t('ibanHint', { count: String(shape.length), country: shape.country })
    : t('ibanPlain');
  const hint = isIban(value) ? <Bank iban={value} /> : plain;
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
          const shown = formatTypedIban(input.value, input.selectionStart ?? input.value.length);
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
