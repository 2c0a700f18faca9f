import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ChoicePicker } from './choice-picker.tsx';
import { countriesIn } from './rules/world.ts';

interface CountryPickerProps {
  readonly name: string;
  readonly value: string;
  readonly label?: string;
  readonly onChoose: (code: string) => void;
}

/** Any country, by its name. */
export function CountryPicker(props: CountryPickerProps) {
  const t = useTranslations('console.choices');
  const locale = useLocale();
  const choices = useMemo(() => countriesIn(locale), [locale]);
  return <ChoicePicker {...props} choices={choices} listLabel={t('countries')} />;
}
