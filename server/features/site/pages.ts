import { readFile } from 'node:fs/promises';
import type { Locale } from '#contract/locales.ts';
import { defaultLocale } from '#contract/locales.ts';
import type { StaticPage } from '#contract/routes.ts';
import { staticPages } from '#contract/routes.ts';
import type { TextBlock } from '#contract/terms.ts';
import { termsVersion } from '#contract/terms.ts';
import type { Caller, Core, Site } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { toTextBlocks } from './text-blocks.ts';
import { isSound, renderOwnPage, renderPage } from './markdown.ts';
import { formatMessagePrice, messagePriceFor, pageFlagsOf, pageValuesOf } from './page-values.ts';
import { findLastChange, findOperatorPages, findPageTranslations } from './queries.ts';
import { readOnce } from './read-once.ts';
import { companyOf } from './sites.ts';

export const isStaticPage = (page: string): page is StaticPage =>
  (staticPages as readonly string[]).includes(page);

const readSource = readOnce((path) =>
  readFile(new URL(`../../../messages/pages/${path}`, import.meta.url), 'utf8'),
);

const laterOf = (one: Date, other: Date | null | undefined): Date =>
  other && other > one ? other : one;

/** The text of a page that comes with the product: the operator's own words, or else ours. */
const readPageSource = async (
  db: Db,
  site: Site,
  page: StaticPage,
  locale: Locale,
): Promise<{ readonly source: string; readonly changedAt: Date | null }> => {
  const own = (await findPageTranslations(db, site.id, page)).find((row) => row.locale === locale);
  return own
    ? { source: `# ${own.title}\n\n${own.body}`, changedAt: own.updatedAt }
    : { source: await readSource(`${locale}/${page}.md`), changedAt: null };
};

/** The day of the terms that are in force on a site. */
export const findTermsDate = async (core: Core, site: Site, db?: Db): Promise<Date> => {
  const company = await companyOf(core, site, db);
  const changed = await findLastChange(db ?? core.db, site.id, 'terms' satisfies StaticPage);
  return laterOf(termsVersion(company?.added ?? core.clock.now()), changed);
};

/** What fills the pages of a site for somebody who pays this much for a message. */
const readFillings = async (core: Core, site: Site, locale: Locale, price: string, db?: Db) => {
  const company = await companyOf(core, site, db);
  if (!company) throw new Error(`Company ${site.companyId} is missing.`);
  const termsDate = await findTermsDate(core, site, db);
  return {
    values: pageValuesOf(site, company, locale, price, termsDate),
    flags: pageFlagsOf(site, company),
  };
};

/** A page that comes with the product, filled with the site's values. */
const readStaticPage = async (core: Core, caller: Caller, page: StaticPage, locale: Locale) => {
  const { site } = caller;
  const price = messagePriceFor(caller, locale);
  const { values, flags } = await readFillings(core, site, locale, price);
  const { source, changedAt } = await readPageSource(core.db, site, page, locale);
  const company = await companyOf(core, site);
  return {
    page,
    locale,
    locales: null,
    version: laterOf(termsVersion(company?.added ?? core.clock.now()), changedAt).toISOString(),
    ...renderPage(source, values, flags),
  };
};

/** A page as it comes with the product, in the two parts in which it is edited. */
export const readOriginalPage = async (
  page: StaticPage,
  locale: Locale,
): Promise<{ title: string; body: string }> => {
  const [first = '', ...rest] = (await readSource(`${locale}/${page}.md`)).split('\n');
  return { title: first.replace(/^# /, ''), body: rest.join('\n').trim() };
};

interface PageDraft {
  readonly page: string;
  readonly locale: Locale;
  readonly text: { readonly title: string; readonly body: string };
}

/** A text as its page would show it on a site; one that cannot be filled as it was written. */
export const previewPage = async (
  core: Core,
  db: Db,
  site: Site,
  { page, locale, text }: PageDraft,
): Promise<{ title: string; html: string }> => {
  const price = formatMessagePrice(site, site.settings.countries[0], locale);
  const { values, flags } = await readFillings(core, site, locale, price, db);
  const source = `# ${text.title}\n\n${text.body}`;
  return isStaticPage(page) && isSound(source, values, flags)
    ? renderPage(source, values, flags)
    : renderOwnPage(text, values, flags);
};

/** Whom the words of a page are for. */
interface PageAudience {
  readonly locale: Locale;
  readonly country: string;
  /** Inside a transaction its own handle. */
  readonly db?: Db;
}

/** A page that comes with the product in plain words, for documents and mails. */
export const readPageBlocks = async (
  core: Core,
  site: Site,
  page: StaticPage,
  { locale, country, db }: PageAudience,
): Promise<TextBlock[]> => {
  const price = formatMessagePrice(site, country, locale);
  const { values, flags } = await readFillings(core, site, locale, price, db);
  const { source } = await readPageSource(db ?? core.db, site, page, locale);
  return toTextBlocks(source, values, flags);
};

/** A page that the operator wrote: in the visitor's language, else the site's, else English. */
const readOperatorPage = async (core: Core, caller: Caller, token: string, locale: Locale) => {
  const preferredLocales = [locale, caller.site.domainLanguage.slice(0, 2), defaultLocale];
  const found = await findPageTranslations(core.db, caller.site.id, token);
  const best = preferredLocales
    .map((preferred) => found.find((row) => row.locale === preferred))
    .find(Boolean);
  if (!best) throw new Refusal('page_not_found');
  const { site } = caller;
  const bestLocale = best.locale as Locale;
  const price = messagePriceFor(caller, bestLocale);
  const { values, flags } = await readFillings(core, site, bestLocale, price);
  return {
    page: token,
    locale: bestLocale,
    locales: found.map((row) => row.locale as Locale),
    ...renderOwnPage(best, values, flags),
    version: best.updatedAt.toISOString(),
  };
};

/** Every page of text that a site has, with the day of its version. */
export const listTextPages = async (
  core: Core,
  site: Site,
): Promise<
  { readonly token: string; readonly changed: Date; readonly locales?: readonly Locale[] }[]
> => {
  const company = await companyOf(core, site);
  const changed = termsVersion(company?.added ?? core.clock.now());
  const written = await findOperatorPages(core.db, site.id);
  return [
    ...staticPages.map((token) => ({
      token,
      changed: laterOf(changed, written.find((page) => page.token === token)?.changed),
    })),
    ...written.flatMap(({ token, changed: last, locales }) =>
      last && !isStaticPage(token) ? [{ token, changed: last, locales }] : [],
    ),
  ];
};

export const readPage = (core: Core, caller: Caller, page: string, locale: Locale) =>
  isStaticPage(page)
    ? readStaticPage(core, caller, page, locale)
    : readOperatorPage(core, caller, page, locale);
