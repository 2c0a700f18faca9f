import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { Locale } from '#contract/locales.ts';
import { localeNames } from '#contract/locales.ts';
import { linkTo } from '#contract/routes.ts';
import { DropdownLink, DropdownSeparator } from '#web/ui/dropdown-items.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { menuLocales } from './rules/languages.ts';
import { useCountry, useSite } from './site-context.ts';

const languageAddress = (location: { pathname: string; search: string }, locale: Locale) => {
  const query = new URLSearchParams(location.search);
  query.set('lang', locale);
  return `${location.pathname}?${query}`;
};

/** Chooses the language. Each entry is an address of its own, so that it works everywhere. */
export function LanguageMenu() {
  const t = useTranslations('nav');
  const current = useLocale();
  const location = useLocation();
  const { settings, user } = useSite();
  const choices = menuLocales(settings.show_language_dropdown, useCountry(), current);
  if (choices.length === 0) return null;

  return (
    <Dropdown
      trigger={
        <button
          type="button"
          className="inline-flex min-h-12 items-center gap-2 rounded-pill px-3 font-medium text-text-muted hover:bg-surface-current"
        >
          <Icon name="globe" size="sm" />
          <VisuallyHidden>{`${t('language')}: ${localeNames[current]}`}</VisuallyHidden>
          <span aria-hidden className="hidden lg:inline">
            {localeNames[current]}
          </span>
          <span aria-hidden className="uppercase lg:hidden">
            {current}
          </span>
          {/* Members have more in the bar. */}
          <Icon name="caret-down" size="xs" className={user ? 'hidden lg:block' : undefined} />
        </button>
      }
    >
      {choices.map((locale) => (
        <DropdownLink
          key={locale}
          to={languageAddress(location, locale)}
          reloadDocument
          lang={locale}
          current={locale === current}
        >
          {localeNames[locale]}
        </DropdownLink>
      ))}
      <DropdownSeparator />
      <DropdownLink to={linkTo('lang-config')} icon="gear">
        {t('languageAndCountry')}
      </DropdownLink>
    </Dropdown>
  );
}
