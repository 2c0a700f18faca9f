import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Niche } from '#contract/niches.ts';
import { niches } from '#contract/niches.ts';
import type { Locale } from '#contract/locales.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { languagesIn } from '../rules/world.ts';
import { useCountryName } from './use-country-name.ts';
import { isChoiceField, isSiteField, kindOf } from './field-kinds.ts';
import type { EditedSite } from './use-site-draft.ts';

/** The name of a value that has one; of what has none nothing. */
export const useChoiceName = () => {
  const t = useTranslations('console.settings.choices');
  return (field: string, value: string): string =>
    isChoiceField(field) ? t(`${field}.${value === '' ? 'none' : value}` as 'signups.all') : value;
};

/** What a field or a page is called. */
export const useFieldName = (): ((field: string) => string) => {
  const t = useTranslations('console.settings');
  const languages = useTranslations('console.memberLanguages');
  return (field) => {
    if (isSiteField(field)) return t(`fields.${field}.label`);
    const [, page = '', locale = 'en'] = field.split('/');
    return t('page', { page, language: languages(locale as Locale) });
  };
};

/** One of several that are chosen, by its name. */
export const useEntryName = () => {
  const t = useTranslations('console.settings.choices');
  const countryName = useCountryName();
  return (field: string, entry: string): string => {
    const kind = isSiteField(field) ? kindOf(field) : 'text';
    if (kind === 'countries') return countryName(entry);
    if (kind === 'landers') return t(`landers.${entry as 'video'}`);
    return kind === 'profile-fields' ? t(`profile_fields.${entry as 'about'}`) : entry;
  };
};

/** A value in words, for sentences about what it was and will be. */
export const useValueText = (
  companies: EditedSite['companies'] = [],
): ((field: string, value: unknown) => string) => {
  const t = useTranslations('console.settings');
  const format = useFormatter();
  const entryName = useEntryName();
  const choiceName = useChoiceName();
  const countryName = useCountryName();
  const locale = useLocale();
  const languages = useMemo(() => languagesIn(locale), [locale]);
  const listOf = (values: readonly string[]) =>
    values.length === 0 ? t('empty') : format.list(values);
  return (field, value) => {
    if (value === null || value === undefined || value === '')
      return isChoiceField(field) && value === '' ? choiceName(field, '') : t('empty');
    if (field === 'company' && typeof value === 'number')
      return companies.find(({ id }) => id === value)?.name ?? String(value);
    if (typeof value === 'boolean') return value ? t('on') : t('off');
    const kind = isSiteField(field) ? kindOf(field) : 'text';
    if (kind === 'look') return `${value as number}, ${niches[value as Niche]}`;
    if (kind === 'country' && typeof value === 'string') return countryName(value);
    if (kind === 'language' && typeof value === 'string')
      return languages.find(({ id }) => id === value)?.label ?? value;
    if (kind === 'vat')
      return listOf(
        Object.entries(value as Readonly<Record<string, string>>).map(
          ([country, number]) => `${countryName(country)}: ${number}`,
        ),
      );
    if (Array.isArray(value)) return listOf(value.map((entry) => entryName(field, String(entry))));
    return choiceName(field, typeof value === 'string' ? value : JSON.stringify(value));
  };
};
