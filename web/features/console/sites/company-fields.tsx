import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { companyAdd } from '#contract/console/sites.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { ConsoleInput } from '../console-fields.tsx';
import { CountryPicker } from '../country-picker.tsx';

type NewCompany = CheckedInput<typeof companyAdd>['body'];

const names = {
  name: 'companyName',
  address: 'address',
  city: 'city',
  country: 'country',
  kvk: 'kvk',
} as const satisfies Record<keyof NewCompany, string>;

const fieldNames = Object.keys(names) as (keyof NewCompany)[];

/** A company as somebody typed it. */
export const companyOf = (form: FormData): NewCompany => {
  const words = (name: string): string => {
    const value = form.get(`company.${name}`);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: words('name'),
    address: words('address'),
    city: words('city'),
    country: words('country'),
    kvk: words('kvk'),
  };
};

interface CompanyFieldsProps {
  /** Why a field does not fit. */
  readonly errorOf: (name: keyof NewCompany) => string | undefined;
}

/** What a new company takes. */
export function CompanyFields({ errorOf }: CompanyFieldsProps) {
  const t = useTranslations('console.siteList');
  const [country, setCountry] = useState('');
  return fieldNames.map((name) => (
    <Field key={name} label={t(names[name])} error={errorOf(name)}>
      {name === 'country' ? (
        <CountryPicker name="company.country" value={country} onChoose={setCountry} />
      ) : (
        <ConsoleInput name={`company.${name}`} />
      )}
    </Field>
  ));
}
