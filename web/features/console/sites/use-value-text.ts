import { useTranslations } from 'use-intl';
import type { Niche } from '#contract/niches.ts';
import { niches } from '#contract/niches.ts';
import type { Locale } from '#contract/locales.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useCountryName } from './use-country-name.ts';
import { isChoiceField, isSiteField, kindOf } from './field-kinds.ts';
import { toVatLines } from './value-lines.ts';

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

/** A value in words, for sentences about what it was and will be. */
export const useValueText = (): ((field: string, value: unknown) => string) => {
  const t = useTranslations('console.settings');
  const format = useFormatter();
  const countryName = useCountryName();
  const choiceName = useChoiceName();
  const listOf = (values: readonly string[]) =>
    values.length === 0 ? t('empty') : format.list(values);
  return (field, value) => {
    if (value === null || value === undefined || value === '')
      return isChoiceField(field) && value === '' ? choiceName(field, '') : t('empty');
    if (typeof value === 'boolean') return value ? t('on') : t('off');
    const kind = isSiteField(field) ? kindOf(field) : 'text';
    if (kind === 'look') return `${value as number}, ${niches[value as Niche]}`;
    if (kind === 'vat') return toVatLines(value).replaceAll('\n', ', ') || t('empty');
    if (Array.isArray(value)) {
      const words = value.map(String);
      if (kind === 'countries') return listOf(words.map((code) => countryName(code)));
      if (kind === 'profile-fields')
        return listOf(
          words.map((name) =>
            t(`choices.profile_fields.${name}` as 'choices.profile_fields.about'),
          ),
        );
      return listOf(words);
    }
    return choiceName(field, typeof value === 'string' ? value : JSON.stringify(value));
  };
};
