import type { CreditReason } from '#contract/billing/enums.ts';
import { formatPrice } from '#contract/core/money.ts';
import type { Locale } from '#contract/locales.ts';
import { attributeNames } from '#contract/members/enums.ts';
import { html } from '#server/adapters/html.ts';
import type { Html } from '#server/adapters/html.ts';
import { placeById, regionsOf } from '#server/adapters/places/index.ts';
import { createFindMeaning } from './code-texts.ts';
import type { Reader } from './reader.ts';

/** Something with fields, as a file holds it. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Our own numbers, and what other words of a record already tell; some in one file only. */
const hiddenFields = new Set([
  'id',
  'userId',
  'siteId',
  'profileId',
  'fictional',
  'account.nameKey',
  'account.signupFor',
  'photos.position',
  'photos.colour',
  'photos.faceX',
  'photos.faceY',
  'credits.lotId',
  'credits.reference',
  'orders.currency',
  'notifications.currency',
]);

export const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** The fields of a record that tell something. */
export const visibleFieldsOf = (file: string, record: Fields): string[] =>
  Object.keys(record).filter(
    (field) =>
      !hiddenFields.has(field) && !hiddenFields.has(`${file}.${field}`) && !isEmpty(record[field]),
  );

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** What members write may look like a moment and be none. */
const isTimestamp = (value: unknown): value is string =>
  typeof value === 'string' && TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value));

export const renderTime = ({ dateTimeFormat }: Reader, at: string): Html =>
  html`<time datetime="${at}">${dateTimeFormat.format(new Date(at))}</time>`;

export const renderPicture = (file: string, alt: string): Html =>
  html`<img src="${file}" alt="${alt}" loading="lazy" />`;

/** The name, and that it is nobody's if it is. */
export const formatName = ({ fictional }: Reader, name: string, record: Fields): string =>
  record['fictional'] === true ? `${name} (${fictional})` : name;

type Format = (reader: Reader, value: unknown, record: Fields) => Html | string;

const numberFormat = (options?: Intl.NumberFormatOptions): Format => {
  const formatByLocale = new Map<Locale, Intl.NumberFormat>();
  return ({ locale }, value) => {
    const format = formatByLocale.get(locale) ?? new Intl.NumberFormat(locale, options);
    formatByLocale.set(locale, format);
    return format.format(Number(value));
  };
};

const plainNumberFormat = numberFormat();
const percentFormat = numberFormat({ style: 'percent' });

const countryFormat: Format = ({ locale }, value) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(String(value)) ?? String(value);

const priceFormat: Format = ({ locale }, value, { currency }) =>
  typeof currency === 'string' ? formatPrice(Number(value), currency, locale) : String(value);

const nameFormat: Format = (reader, value, record) => formatName(reader, String(value), record);

/** Formats of fields that mean the same in all files. */
const sharedFormats: Readonly<Record<string, Format>> = {
  country: countryFormat,
  paymentCountry: countryFormat,
  tax_country: countryFormat,
  region: (_, value, { country: of }) =>
    regionsOf(String(of)).find(({ code }) => code === value)?.name ?? String(value),
  placeId: (_, value) => placeById(Number(value))?.name ?? String(value),
  language: ({ locale }, value) =>
    new Intl.DisplayNames(locale, { type: 'language' }).of(String(value)) ?? String(value),
  birthDate: ({ tag }, value) =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(String(value))),
  minor: priceFormat,
  tax_minor: priceFormat,
  refunded_minor: priceFormat,
  taken_minor: priceFormat,
  seekingKm: numberFormat({ style: 'unit', unit: 'kilometer' }),
  leaveOfferPercent: (reader, value) => percentFormat(reader, Number(value) / 100, {}),
  name: nameFormat,
  by: nameFormat,
  brand: (_, value) => String(value).replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
};

/** What credits were spent on, or how they came or went, as the statement calls it. */
const creditEntryName = ({ texts }: Reader, kind: string, reference: string): string => {
  const { kind: kindNames } = texts.orders.statement;
  const reason = reference.split(':')[0] as CreditReason;
  const hasReasonName = kind === 'spent' || kind === 'granted';
  if (kind === 'corrected' && reason === 'order') return kindNames.restored;
  const code = hasReasonName && Object.hasOwn(kindNames, reason) ? reason : kind;
  return Object.hasOwn(kindNames, code) ? kindNames[code as keyof typeof kindNames] : code;
};

const optionPositions = ['first', 'middle', 'last'] as const;

type Options = Readonly<Record<(typeof optionPositions)[number], string>>;

/** Formats of fields that mean something else in another file. */
const formatsByFile: Readonly<Record<string, Readonly<Record<string, Format>>>> = {
  credits: {
    kind: (reader, value, { reference }) =>
      creditEntryName(reader, String(value), String(reference)),
    amount: numberFormat({ signDisplay: 'exceptZero' }),
  },
  'match-finder': {
    option: ({ texts }, value, { question }) => {
      const questions: Readonly<Record<string, { readonly options: Options } | undefined>> =
        texts.finder.questions;
      const end = optionPositions[Number(value)];
      return (end && questions[String(question)]?.options[end]) ?? String(value);
    },
  },
  notifications: { credits: ({ t }, value) => t('credits', { count: Number(value) }) },
  verification: { picture: ({ t }, value) => renderPicture(String(value), t('selfie')) },
};

/** Attributes have their names from the profile. */
const attributes = new Map(
  [...attributeNames, 'gender' as const].map((name) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    name,
  ]),
);

/** Fields that are called otherwise in a file. */
const labelsByFile: Readonly<Record<string, string>> = { 'credits.createdAt': 'at' };

export const labelOf = (reader: Reader, file: string, field: string): string => {
  const attribute = attributes.get(field);
  if (attribute) return reader.texts.people.attributes.names[attribute];
  const name = labelsByFile[`${file}.${field}`] ?? field;
  return reader.labelOfField(name) ?? name;
};

/** Writes a single value of a file for its reader. */
type FormatValue = (field: string, value: unknown, record: Fields) => Html | string;

export const createFormatValue = (reader: Reader, file: string): FormatValue => {
  const findMeaning = createFindMeaning(reader);
  const { t } = reader;
  const formatValue: FormatValue = (field, value, record) => {
    if (Array.isArray(value)) {
      const all = value.map(
        (item, at) => html`${at > 0 && ', '}${formatValue(field, item, record)}`,
      );
      return html`${all}`;
    }
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const meaning = findMeaning(file, field, String(value));
    if (meaning !== undefined) return meaning;
    const format = formatsByFile[file]?.[field] ?? sharedFormats[field];
    if (format) return format(reader, value, record);
    if (typeof value === 'number') return plainNumberFormat(reader, value, record);
    return isTimestamp(value) ? renderTime(reader, value) : String(value);
  };
  return formatValue;
};
