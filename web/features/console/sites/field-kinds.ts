import type { SiteFieldName, SiteSection } from '#contract/console/site-fields.ts';
import { siteFields, siteSections } from '#contract/console/site-fields.ts';
import { servedCountries } from '#contract/countries.ts';
import type { FieldCode } from '#contract/core/errors.ts';
import { fieldCodes } from '#contract/core/errors.ts';
import { landerNames } from '#contract/landers.ts';
import { profileFields } from '#contract/site.ts';

/** How a field is edited. */
type FieldKind =
  | 'text'
  | 'long'
  | 'number'
  | 'switch'
  | 'choice'
  | 'countries'
  | 'profile-fields'
  | 'landers'
  | 'look'
  | 'company'
  | 'country'
  | 'language'
  | 'lines'
  | 'vat';

const kinds: Partial<Record<SiteFieldName, FieldKind>> = {
  description: 'long',
  countries: 'countries',
  visible_profile_fields: 'profile-fields',
  search_fields: 'profile-fields',
  landers: 'landers',
  niche: 'look',
  company: 'company',
  company_country: 'country',
  domain_language: 'language',
  signups: 'choice',
  direct_debit_credits: 'choice',
  photo_review: 'choice',
  fictional_icon: 'choice',
  domains: 'lines',
  footer_pages: 'lines',
  company_tradenames: 'lines',
  company_vat_numbers: 'vat',
};

/** The fields whose values have names of their own. */
const choiceFields = [
  'signups',
  'direct_debit_credits',
  'photo_review',
  'fictional_icon',
] as const satisfies readonly SiteFieldName[];

type ChoiceField = (typeof choiceFields)[number];

export const isChoiceField = (field: string): field is ChoiceField =>
  (choiceFields as readonly string[]).includes(field);

/** What may be chosen. */
export const optionsOf = (field: ChoiceField): readonly string[] =>
  Object.values(siteFields.shape[field]._zod.def.entries);

const NUMBERS = /_(?:credits|days|length|discount)$/;

export const kindOf = (field: SiteFieldName): FieldKind => {
  const kind = kinds[field];
  if (kind) return kind;
  if (siteFields.shape[field]._zod.def.type === 'boolean') return 'switch';
  return NUMBERS.test(field) ? 'number' : 'text';
};

/** What several may be chosen of; nothing where it is not so. */
export const entriesOf = (field: SiteFieldName): readonly string[] => {
  const kind = kindOf(field);
  if (kind === 'countries') return servedCountries;
  if (kind === 'profile-fields') return profileFields;
  return kind === 'landers' ? landerNames : [];
};

/** What a check of a schema says of bounds. */
interface Bound {
  readonly check: string;
  readonly value?: number;
  readonly maximum?: number;
}

/** The bounds of a number, or of the length of a text. */
export const boundsOf = (field: SiteFieldName): { min?: number; max?: number } => {
  const { checks = [] } = siteFields.shape[field]._zod.def as {
    readonly checks?: readonly { readonly _zod: { readonly def: Bound } }[];
  };
  const find = (check: string) => checks.find(({ _zod }) => _zod.def.check === check)?._zod.def;
  const min = find('greater_than')?.value;
  const max = find('less_than')?.value ?? find('max_length')?.maximum;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
};

/** Why a value does not fit, before anybody is asked; null for one that does. */
export const misfitOf = (field: SiteFieldName, value: unknown): FieldCode | null => {
  const { error } = siteFields.shape[field].safeParse(value);
  if (!error) return null;
  return fieldCodes.find((code) => code === error.issues[0]?.message) ?? 'invalid';
};

export const sectionNames = Object.keys(siteSections) as SiteSection[];

/** The fields that belong together. */
export const fieldsOf = (section: SiteSection): readonly SiteFieldName[] => siteSections[section];

/** Where a field is shown; null for pages. */
export const sectionOf = (field: string): SiteSection | null =>
  sectionNames.find((section) => (fieldsOf(section) as readonly string[]).includes(field)) ?? null;

export const isSiteField = (field: string): field is SiteFieldName =>
  Object.hasOwn(siteFields.shape, field);
