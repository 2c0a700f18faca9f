import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleInput } from '../console-fields.tsx';
import { CountryPicker } from '../country-picker.tsx';
import { useCountryName } from './use-country-name.ts';

interface Row {
  readonly key: number;
  readonly country: string;
  readonly number: string;
}

const valueOf = (rows: readonly Row[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ country, number }) => (country === '' ? [] : [[country, number.trim()]])),
  );

const rowsOf = (value: unknown): Row[] =>
  Object.entries((value ?? {}) as Readonly<Record<string, string>>).map(
    ([country, number], key) => ({ key, country, number }),
  );

const isSame = (rows: readonly Row[], value: unknown): boolean => {
  const linesOf = (numbers: object) =>
    Object.entries(numbers)
      .map(String)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .join('\n');
  return linesOf(valueOf(rows)) === linesOf(value ?? {});
};

interface VatControlProps {
  readonly value: unknown;
  readonly label: string;
  readonly onChange: (value: unknown) => void;
}

/** VAT numbers, one for each country. */
export function VatControl({ value, label, onChange }: VatControlProps) {
  const t = useTranslations('console.settings');
  const countryName = useCountryName();
  const [typed, setTyped] = useState(() => rowsOf(value));
  const group = useRef<HTMLDivElement>(null);
  const rows = isSame(typed, value) ? typed : rowsOf(value);
  const change = (next: readonly Row[]) => {
    setTyped([...next]);
    if (!isSame(next, value)) onChange(valueOf(next));
  };
  const put = (key: number, part: Partial<Row>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () =>
    change([
      ...rows,
      { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, country: '', number: '' },
    ]);
  const remove = (key: number) => {
    change(rows.filter((row) => row.key !== key));
    // The button is gone: what stays is to add one.
    group.current?.querySelector<HTMLButtonElement>(':scope > button')?.focus();
  };
  return (
    <div ref={group} className="c-vat" role="group" aria-label={label}>
      {rows.map(({ key, country, number }) => {
        const name = country === '' ? t('vatNew') : countryName(country);
        return (
          <div key={key} className="c-vat__row">
            <CountryPicker
              name="vat_country"
              label={t('vatCountry')}
              value={country}
              onChoose={(code) => {
                if (!rows.some((row) => row.country === code)) put(key, { country: code });
              }}
            />
            <ConsoleInput
              aria-label={t('vatNumber', { country: name })}
              spellCheck={false}
              maxLength={30}
              value={number}
              onChange={({ target }) => put(key, { number: target.value })}
            />
            <ConsoleButton
              small
              look="quiet"
              icon="trash"
              aria-label={t('vatRemove', { country: name })}
              onClick={() => remove(key)}
            />
          </div>
        );
      })}
      <ConsoleButton small look="quiet" icon="plus" onClick={add}>
        {t('vatAdd')}
      </ConsoleButton>
    </div>
  );
}
