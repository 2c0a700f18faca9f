import { readFile } from 'node:fs/promises';
import { chatLimits } from '#contract/chat/enums.ts';
import { choosePaymentCountry } from '#contract/countries.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { defaultLocale } from '#contract/locales.ts';
import { regionalTag } from '#contract/regional-formats.ts';
import type { StaticPage } from '#contract/routes.ts';
import { staticPages } from '#contract/routes.ts';
import type { TextBlock } from '#contract/terms.ts';
import { termsVersion } from '#contract/terms.ts';
import { photoReviewWords } from '#messages/photo-review.ts';
import type { Caller, Core, Site } from '#server/core/index.ts';
import { countryOf, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { toTextBlocks } from './text-blocks.ts';
import { renderPage, toHtml } from './markdown.ts';
import type { PageValues } from './markdown.ts';
import type { findCompany } from './queries.ts';
import { findPageTranslations, findOperatorPages } from './queries.ts';
import { readOnce } from './read-once.ts';
import { companyOf } from './sites.ts';
import { fictionalLabels } from './views.ts';

const isStaticPage = (page: string): page is StaticPage =>
  (staticPages as readonly string[]).includes(page);

const readSource = readOnce((path) =>
  readFile(new URL(`../../../messages/pages/${path}`, import.meta.url), 'utf8'),
);

const readPageSource = (locale: Locale, page: StaticPage): Promise<string> =>
  readSource(`${locale}/${page}.md`);

/** The cheapest a message can be in a country. */
const formatMessagePrice = (site: Site, country: string | undefined, locale: Locale): string => {
  const price = site.messageCosts[country ?? ''];
  if (!price) return '';
  return new Intl.NumberFormat(locale, { style: 'currency', currency: price.currency }).format(
    price.costs / 100,
  );
};

/** The same where the reader pays. */
export const messagePriceFor = (caller: Caller, locale: Locale): string => {
  const { settings } = caller.site;
  const user = caller.session?.user ?? null;
  return formatMessagePrice(
    caller.site,
    choosePaymentCountry(settings.countries, user, countryOf(caller)) ?? undefined,
    locale,
  );
};

type Company = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

const pageValuesOf = (site: Site, company: Company, locale: Locale, price: string): PageValues => {
  const { settings } = site;
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
    ...fictionalLabels(site, locale),
    min_age: limits.minAge,
    deletion_days: limits.deletionDays,
    unconfirmed_days: limits.unconfirmedDays,
    sign_in_memory_days: limits.signInMemoryDays,
    export_days: limits.exportDays,
    case_years: consoleLimits.cases.keptYears,
    evidence_months: consoleLimits.cases.evidenceMonths,
    welcomed_days: limits.welcomeCreditsCooldownDays,
    free_photos: limits.photos.free,
    premium_photos: limits.photos.premium,
    free_conversations: limits.freeConversations,
    swipe_likes: limits.swipeLikesPerDay,
    welcome_discount: limits.welcomeDiscountPercent,
    time_bonus_hours: limits.timeBonus.seconds / 3600,
    locale_cookie_days: limits.cookieDays.locale,
    session_days: limits.cookieDays.session,
    terms_date: new Intl.DateTimeFormat(regionalTag(locale, null), {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(termsVersion(company.added)),
    message_price: price,
    photo_review: photoReviewText(settings, locale),
    held_hours: chatLimits.heldHours,
  };
};

/** Who looks at photos, and when. */
const photoReviewText = (
  { photo_review, hold_first_photo }: Site['settings'],
  locale: Locale,
): string => {
  const { first, [photo_review]: text } = photoReviewWords[locale];
  return hold_first_photo && photo_review !== 'before' ? `${first} ${text}` : text;
};

const flagsOf = ({ settings: { fictional_warning: fictional, hold_scam_messages } }: Site) => ({
  fictional,
  no_fictional: !fictional,
  message_holds: hold_scam_messages,
});

/** A page that comes with the product, filled with the site's values. */
const readStaticPage = async (core: Core, caller: Caller, page: StaticPage, locale: Locale) => {
  const company = await companyOf(core, caller.site);
  if (!company) throw new Error(`Company ${caller.site.companyId} is missing.`);
  const values = pageValuesOf(caller.site, company, locale, messagePriceFor(caller, locale));
  return {
    page,
    locale,
    locales: null,
    version: termsVersion(company.added).toISOString(),
    ...renderPage(await readPageSource(locale, page), values, flagsOf(caller.site)),
  };
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
  const company = await companyOf(core, site, db);
  if (!company) throw new Error(`Company ${site.companyId} is missing.`);
  const values = pageValuesOf(site, company, locale, formatMessagePrice(site, country, locale));
  return toTextBlocks(await readPageSource(locale, page), values, flagsOf(site));
};

/** The day of the terms that are in force on a site. */
export const findTermsDate = async (core: Core, site: Site, db?: Db): Promise<Date> =>
  termsVersion((await companyOf(core, site, db))?.added ?? core.clock.now());

/** A page that the operator wrote: in the visitor's language, else the site's, else English. */
const readOperatorPage = async (core: Core, caller: Caller, token: string, locale: Locale) => {
  const preferredLocales = [locale, caller.site.domainLanguage.slice(0, 2), defaultLocale];
  const found = await findPageTranslations(core.db, caller.site.id, token);
  const best = preferredLocales
    .map((preferred) => found.find((row) => row.locale === preferred))
    .find(Boolean);
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
    ...staticPages.map((token) => ({ token, changed })),
    ...written.flatMap(({ token, changed: last, locales }) =>
      last ? [{ token, changed: last, locales }] : [],
    ),
  ];
};

export const readPage = (core: Core, caller: Caller, page: string, locale: Locale) =>
  isStaticPage(page)
    ? readStaticPage(core, caller, page, locale)
    : readOperatorPage(core, caller, page, locale);
