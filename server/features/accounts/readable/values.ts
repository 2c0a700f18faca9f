import type { CreditThing } from '../../../../contract/billing/words.ts';
import { formatPrice } from '../../../../contract/core/money.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { attributeNames } from '../../../../contract/members/attributes.ts';
import { regionalTag } from '../../../../contract/regions.ts';
import { html } from '../../../adapters/html.ts';
import type { Html } from '../../../adapters/html.ts';
import { placeById, regionsOf } from '../../../adapters/places/index.ts';
import { meaningsFor } from './codes.ts';
import type { Reader } from './reader.ts';

/** Something with fields, as a file holds it. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers of the house, and what other words of a record already tell; some in one file only. */
const hidden = new Set([
  'id',
  'userId',
  'siteId',
  'profileId',
  'fictional',
  'account.nameKey',
  'account.role',
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

export const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** The fields of a record that tell something. */
export const tellingOf = (file: string, record: Fields): string[] =>
  Object.keys(record).filter(
    (field) => !hidden.has(field) && !hidden.has(`${file}.${field}`) && !isNothing(record[field]),
  );

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** What members write may look like a moment and be none. */
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value));

export const momentOf = ({ moment }: Reader, at: string): Html =>
  html`<time datetime="${at}">${moment.format(new Date(at))}</time>`;

export const pictureOf = (file: string, alt: string): Html =>
  html`<img src="${file}" alt="${alt}" loading="lazy" />`;

/** The name, and that it is nobody's if it is. */
export const nameOf = ({ fictional }: Reader, name: string, record: Fields): string =>
  record['fictional'] === true ? `${name} (${fictional})` : name;

type Format = (reader: Reader, value: unknown, record: Fields) => Html | string;

const number = (options?: Intl.NumberFormatOptions): Format => {
  const known = new Map<Locale, Intl.NumberFormat>();
  return ({ locale }, value) => {
    const format = known.get(locale) ?? new Intl.NumberFormat(locale, options);
    known.set(locale, format);
    return format.format(Number(value));
  };
};

const plainNumber = number();
const percent = number({ style: 'percent' });

const country: Format = ({ locale }, value) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(String(value)) ?? String(value);

const money: Format = ({ locale }, value, { currency }) =>
  typeof currency === 'string' ? formatPrice(Number(value), currency, locale) : String(value);

const named: Format = (reader, value, record) => nameOf(reader, String(value), record);

/** Formats of fields that mean the same in all files. */
const formats: Readonly<Record<string, Format>> = {
  country,
  paymentCountry: country,
  tax_country: country,
  region: (_, value, { country: of }) =>
    regionsOf(String(of)).find(({ code }) => code === value)?.name ?? String(value),
  placeId: (_, value) => placeById(Number(value))?.name ?? String(value),
  language: ({ locale }, value) =>
    new Intl.DisplayNames(locale, { type: 'language' }).of(String(value)) ?? String(value),
  birthDate: ({ locale }, value) =>
    new Intl.DateTimeFormat(regionalTag(locale, null), {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(String(value))),
  minor: money,
  tax_minor: money,
  refunded_minor: money,
  taken_minor: money,
  seekingKm: number({ style: 'unit', unit: 'kilometer' }),
  leaveOfferPercent: (reader, value) => percent(reader, Number(value) / 100, {}),
  name: named,
  by: named,
  brand: (_, value) => String(value).replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
};

/** What credits were spent on, or how they came or went, as the statement calls it. */
const entryWord = ({ texts }: Reader, kind: string, reference: string): string => {
  const { kind: words } = texts.orders.statement;
  const thing = reference.split(':')[0] as CreditThing;
  const tells = kind === 'spent' || kind === 'granted';
  if (kind === 'corrected' && thing === 'order') return words.restored;
  const code = tells && Object.hasOwn(words, thing) ? thing : kind;
  return Object.hasOwn(words, code) ? words[code as keyof typeof words] : code;
};

const ends = ['first', 'middle', 'last'] as const;

type Options = Readonly<Record<(typeof ends)[number], string>>;

/** Formats of fields that mean something else in another file. */
const ownFormats: Readonly<Record<string, Readonly<Record<string, Format>>>> = {
  credits: {
    kind: (reader, value, { reference }) => entryWord(reader, String(value), String(reference)),
    amount: number({ signDisplay: 'exceptZero' }),
  },
  'match-finder': {
    option: ({ texts }, value, { question }) => {
      const asked: Readonly<Record<string, { readonly options: Options } | undefined>> =
        texts.finder.questions;
      const end = ends[Number(value)];
      return (end && asked[String(question)]?.options[end]) ?? String(value);
    },
  },
  notifications: { credits: ({ t }, value) => t('credits', { count: Number(value) }) },
  verification: { picture: ({ t }, value) => pictureOf(String(value), t('selfie')) },
};

/** Attributes have their names from the profile. */
const attributes = new Map(
  [...attributeNames, 'gender' as const].map((name) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    name,
  ]),
);

/** Fields that are called otherwise in a file. */
const ownLabels: Readonly<Record<string, string>> = { 'credits.createdAt': 'at' };

export const labelOf = (reader: Reader, file: string, field: string): string => {
  const attribute = attributes.get(field);
  if (attribute) return reader.texts.people.attributes.names[attribute];
  const name = ownLabels[`${file}.${field}`] ?? field;
  return reader.field(name) ?? name;
};

/** Writes a single value of a file for its reader. */
type Write = (field: string, value: unknown, record: Fields) => Html | string;

export const writerFor = (reader: Reader, file: string): Write => {
  const meaningOf = meaningsFor(reader);
  const { t } = reader;
  const write: Write = (field, value, record) => {
    if (Array.isArray(value)) {
      const all = value.map((one, at) => html`${at > 0 && ', '}${write(field, one, record)}`);
      return html`${all}`;
    }
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const meaning = meaningOf(file, field, String(value));
    if (meaning !== undefined) return meaning;
    const format = ownFormats[file]?.[field] ?? formats[field];
    if (format) return format(reader, value, record);
    if (typeof value === 'number') return plainNumber(reader, value, record);
    return isMoment(value) ? momentOf(reader, value) : String(value);
  };
  return write;
};
