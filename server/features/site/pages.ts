import { readFile } from 'node:fs/promises';
import { payingIn } from '../../../contract/countries.ts';
import { limits } from '../../../contract/limits.ts';
import type { Locale } from '../../../contract/locales.ts';
import { defaultLocale } from '../../../contract/locales.ts';
import type { StaticPage } from '../../../contract/routes.ts';
import { staticPages } from '../../../contract/routes.ts';
import { termsVersion } from '../../../contract/terms.ts';
import { photoReviewWords } from '../../../messages/photo-review.ts';
import type { Caller, Core, Site } from '../../core/index.ts';
import { countryOf, Refusal } from '../../core/index.ts';
import { renderPage, toHtml } from './markdown.ts';
import type { PageValues } from './markdown.ts';
import type { findCompany } from './queries.ts';
import { findPages, findTokens } from './queries.ts';
import { readOnce } from './read-once.ts';
import { companyOf } from './sites.ts';
import { fictionalLabels } from './views.ts';

const isStatic = (page: string): page is StaticPage =>
  (staticPages as readonly string[]).includes(page);

const readSource = readOnce((path) =>
  readFile(new URL(`../../../messages/pages/${path}`, import.meta.url), 'utf8'),
);

const sourceOf = (locale: Locale, page: StaticPage): Promise<string> =>
  readSource(`${locale}/${page}.md`);

/** The cheapest a message can be where the reader pays. */
export const messagePrice = (caller: Caller, locale: Locale): string => {
  const { messageCosts: costs, settings } = caller.site;
  const user = caller.session?.user ?? null;
  const price = costs[payingIn(settings.countries, user, countryOf(caller)) ?? ''];
  if (!price) return '';
  return new Intl.NumberFormat(locale, { style: 'currency', currency: price.currency }).format(
    price.costs / 100,
  );
};

type Company = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

const valuesFor = (caller: Caller, company: Company, locale: Locale): PageValues => {
  const { settings } = caller.site;
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(company.country);
  return {
    site: settings.name,
    company: company.name,
    company_address: `${company.address}, ${company.city}, ${country}`,
    kvk: company.kvk,
    vat: Object.values(company.vatNumbers).join(', '),
    support_email: settings.support_email,
    support_phone: settings.support_phone.replaceAll(/[\s-]/g, ''),
    refund_days: settings.refund_days,
    message_credits: settings.message_credits,
    photo_credits: settings.photo_credits,
    gift_credits: settings.gift_credits,
    signup_credits: settings.signup_credits,
    message_length: settings.message_length,
    chat_history_days: settings.chat_history_days,
    ...fictionalLabels(caller.site, locale),
    min_age: limits.minAge,
    deletion_days: limits.deletionDays,
    unconfirmed_days: limits.unconfirmedDays,
    sign_in_memory_days: limits.signInMemoryDays,
    export_days: limits.exportDays,
    welcomed_days: limits.welcomedDays,
    free_photos: limits.photos.free,
    premium_photos: limits.photos.premium,
    free_conversations: limits.freeConversations,
    swipe_likes: limits.swipeLikesPerDay,
    welcome_discount: limits.welcomeDiscountPercent,
    time_bonus_hours: limits.timeBonus.seconds / 3600,
    locale_cookie_days: limits.cookieDays.locale,
    session_days: limits.cookieDays.session,
    terms_date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      termsVersion(company.added),
    ),
    message_price: messagePrice(caller, locale),
    photo_review: photoReviewWords[locale][settings.photo_review],
  };
};

/** A page that comes with the product, filled with the site's values. */
const staticPage = async (core: Core, caller: Caller, page: StaticPage, locale: Locale) => {
  const company = await companyOf(core, caller.site);
  if (!company) throw new Error(`Company ${caller.site.companyId} is missing.`);
  const fictional = caller.site.settings.fictional_warning;
  const flags = { fictional, no_fictional: !fictional };
  return {
    page,
    locale,
    locales: null,
    version: termsVersion(company.added).toISOString(),
    ...renderPage(await sourceOf(locale, page), valuesFor(caller, company, locale), flags),
  };
};

/** A page that the operator wrote: in the visitor's language, else the site's, else English. */
const operatorPage = async (core: Core, caller: Caller, token: string, locale: Locale) => {
  const wanted = [locale, caller.site.domainLanguage.slice(0, 2), defaultLocale];
  const found = await findPages(core.db, caller.site.id, token);
  const best = wanted.map((one) => found.find((row) => row.locale === one)).find(Boolean);
  if (!best) throw new Refusal('page_not_found');
  return {
    page: token,
    locale: best.locale as Locale,
    locales: found.map((row) => row.locale as Locale),
    title: best.title,
    html: toHtml(best.body),
    version: best.updatedAt.toISOString(),
  };
};

/** Every page of text that a site has, with the day of its version. */
export const textPages = async (
  core: Core,
  site: Site,
): Promise<
  { readonly token: string; readonly changed: Date; readonly locales?: readonly Locale[] }[]
> => {
  const company = await companyOf(core, site);
  const changed = termsVersion(company?.added ?? core.clock.now());
  const written = await findTokens(core.db, site.id);
  return [
    ...staticPages.map((token) => ({ token, changed })),
    ...written.flatMap(({ token, changed: last, locales }) =>
      last ? [{ token, changed: last, locales }] : [],
    ),
  ];
};

export const readPage = (core: Core, caller: Caller, page: string, locale: Locale) =>
  isStatic(page)
    ? staticPage(core, caller, page, locale)
    : operatorPage(core, caller, page, locale);
