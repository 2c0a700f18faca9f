import { chatLimits } from '#contract/chat/enums.ts';
import { choosePaymentCountry } from '#contract/countries.ts';
import { countryNamesIn } from '#contract/country-names.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { formatPrice } from '#contract/core/money.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { regionalTag } from '#contract/regional-formats.ts';
import { photoReviewWords } from '#messages/photo-review.ts';
import type { Caller, Site } from '#server/core/index.ts';
import { countryOf } from '#server/core/index.ts';
import type { PageValues } from './markdown.ts';
import type { findCompany } from './queries.ts';
import { starterCompany, starterSite } from './starter.ts';
import { fictionalLabels } from './views.ts';

const longDates = new Map<string, Intl.DateTimeFormat>();

const longDateIn = (locale: Locale): Intl.DateTimeFormat => {
  const made =
    longDates.get(locale) ??
    new Intl.DateTimeFormat(regionalTag(locale, null), { dateStyle: 'long', timeZone: 'UTC' });
  longDates.set(locale, made);
  return made;
};

/** The cheapest a message can be in a country. */
export const formatMessagePrice = (
  site: Site,
  country: string | undefined,
  locale: Locale,
): string => {
  const price = site.messageCosts[country ?? ''];
  if (!price) return '';
  return formatPrice(price.costs, price.currency, locale);
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

type Company = Omit<NonNullable<Awaited<ReturnType<typeof findCompany>>>, 'firstSeller'>;

/** What stands for each name in braces in the texts of pages. */
export const pageValuesOf = (
  site: Site,
  company: Company,
  locale: Locale,
  price: string,
  termsDate: Date,
): PageValues => {
  const { settings } = site;
  const country = countryNamesIn(locale).of(company.country);
  return {
    site: settings.name,
    company: company.name,
    company_address: `${company.address}, ${company.city}, ${country}`,
    kvk: company.kvk,
    trade_names: company.tradenames.join(', '),
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
    terms_date: longDateIn(locale).format(termsDate),
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

/** Which parts of the texts of pages a site has. */
export const pageFlagsOf = (
  { settings: { fictional_warning: fictional, hold_scam_messages } }: Site,
  { tradenames }: Pick<Company, 'tradenames'>,
) => ({
  fictional,
  no_fictional: !fictional,
  message_holds: hold_scam_messages,
  trade_names: tradenames.length > 0,
});

const sampleSite: Site = {
  ...starterSite,
  domain: 'site.example',
  messageCosts: {},
  offeredGifts: null,
  pageTitles: {},
};

/** What the pages of every site are filled with, as far as names go. */
export const sampleFillings = {
  values: pageValuesOf(sampleSite, starterCompany, 'en', '', new Date(0)),
  flags: pageFlagsOf(sampleSite, starterCompany),
} as const;
