import { useLocale } from 'use-intl';

/** Countries in the reader's language. */
export const useCountryName = (): ((code: string) => string) => {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (code) => names.of(code) ?? code;
};
