import { Link, useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { useInstalled } from '#web/lib/installed.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { CompanyBlock, PaymentIcons } from './company-block.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { Logo } from './logo.tsx';
import { footerParts } from './rules/footer.ts';
import { useCountry, useSite } from './site-context.ts';

const columns = [
  {
    title: 'safety',
    links: [
      ['ban', linkTo('pages-ban')],
      ['complaints', linkTo('complaints')],
      ['service', linkTo('pages-service')],
    ],
  },
  {
    title: 'money',
    links: [
      ['pricing', linkTo('pricing')],
      ['returns', linkTo('pages-return-policy')],
      ['faq', linkTo('pages-faq')],
    ],
  },
  {
    title: 'legal',
    links: [
      ['terms', linkTo('pages-terms')],
      ['privacy', linkTo('pages-privacy')],
      ['cookies', linkTo('pages-cookies')],
    ],
  },
] as const;

const linkClass =
  'inline-flex min-h-11 items-center rounded-sm text-on-dark hover:underline md:min-h-8';

function LinkColumns() {
  const t = useTranslations('footer');
  return columns.map((column) => (
    <div key={column.title} className="max-md:contents">
      <h2 className="mb-2 text-sm font-semibold text-on-dark max-md:hidden">{t(column.title)}</h2>
      <ul className="max-md:contents">
        {column.links.map(([name, to]) => (
          <li key={name}>
            <Link to={to} className={linkClass}>
              {t(name)}
            </Link>
          </li>
        ))}
        {column.title === 'legal' && <OwnPages />}
      </ul>
    </div>
  ));
}

/** Pages that the operator wrote. */
function OwnPages() {
  const { settings } = useSite();
  return settings.footer_links.map(({ page, title }) => (
    <li key={page}>
      <Link to={linkTo('pages-token', { token: page })} className={linkClass}>
        {title}
      </Link>
    </li>
  ));
}

function LinkRow() {
  const t = useTranslations('footer');
  return (
    <ul className="flex flex-wrap gap-x-6">
      {columns
        .flatMap((column) => [...column.links])
        .map(([name, to]) => (
          <li key={name}>
            <Link to={to} className={linkClass}>
              {t(name)}
            </Link>
          </li>
        ))}
      <OwnPages />
    </ul>
  );
}

/** The end of every page: all nine links, who is behind the site, and what to know about it. */
export function Footer() {
  const t = useTranslations('footer');
  const nav = useTranslations('nav');
  const locale = useLocale();
  const country = useCountry();
  const { pathname } = useLocation();
  const { user, hasTrafficsource } = useSite();
  const parts = footerParts({
    locale,
    country,
    hasTrafficsource: user ? user.trafficsource !== null : hasTrafficsource,
    signedIn: user !== null,
    isIndex: pathname === linkTo('index'),
    installed: useInstalled(),
  });
  const roomForTabs = user ? 'pb-24 md:pb-8' : 'pb-8';
  return (
    <footer className="bg-dark" aria-label={t('label')}>
      <div
        data-scheme="dark"
        className={`wrap pt-6 text-sm md:pt-10 text-on-dark-muted ${roomForTabs}`}
      >
        {parts.compact ? (
          <LinkRow />
        ) : (
          // On phones it is shorter and its links run on like words: many pages are not long either.
          <div className="flex flex-wrap gap-x-6 pb-2 md:grid md:grid-cols-[1.4fr_1fr_1fr_1fr] md:gap-12 md:pt-6 md:pb-8">
            <div className="max-md:mb-2 max-md:w-full">
              <Logo className="text-on-dark max-md:hidden" />
              <div className="max-w-80 md:mt-3">
                <Disclaimer compact={false} />
              </div>
            </div>
            <LinkColumns />
          </div>
        )}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line-on-dark pt-4 md:mt-4 md:flex-nowrap md:items-start md:pt-6">
          {parts.compact && <Disclaimer compact />}
          {parts.company && <CompanyBlock />}
          {parts.company && !parts.compact && <PaymentIcons />}
          <Link to={linkTo('lang-config')} className={`${linkClass} gap-2`}>
            <Icon name="globe" size="sm" />
            {nav('languageAndCountry')}
          </Link>
        </div>
      </div>
    </footer>
  );
}
