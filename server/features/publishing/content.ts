import { isDeepStrictEqual } from 'node:util';
import type { PageText, SiteChange, SiteFields } from '#contract/console/index.ts';
import { companyFieldNames, settingNames, siteFields } from '#contract/console/index.ts';
import { siteSettings } from '#contract/site.ts';
import type { tables } from '#server/db/index.ts';

type SiteColumns = Pick<typeof tables.sites.$inferSelect, 'settings' | 'domainLanguage'>;
type CompanyColumns = Omit<typeof tables.companies.$inferSelect, 'id' | 'firstSeller' | 'added'>;
type PageRow = Pick<typeof tables.pages.$inferSelect, 'token' | 'locale' | 'title' | 'body'>;

/** Everything that is edited of a site, by field; pages by `pages/`, their name and language. */
export type SiteContent = Readonly<Record<string, unknown>>;

const PAGE = /^pages\/([^/]+)\/([^/]+)$/;

export const pageField = (token: string, locale: string): string => `pages/${token}/${locale}`;

/** The page and the language that a field is about; null for other fields. */
export const parsePageField = (field: string): { token: string; locale: string } | null => {
  const [, token, locale] = PAGE.exec(field) ?? [];
  return token !== undefined && locale !== undefined ? { token, locale } : null;
};

/** What the tables hold of a site. */
export interface SiteRows {
  readonly site: SiteColumns;
  /** The main one first. */
  readonly domains: readonly string[];
  readonly companyId: number;
  readonly company: CompanyColumns;
  readonly pages: readonly PageRow[];
}

export const toContent = ({ site, domains, companyId, company, pages }: SiteRows): SiteContent => {
  // Settings that came after the site was made have their defaults; what does not fit is shown as it is.
  const { data } = siteSettings.safeParse(site.settings);
  const settings: Readonly<Record<string, unknown>> = data ?? site.settings;
  return {
    ...Object.fromEntries(settingNames.map((name) => [name, settings[name] ?? null])),
    company: companyId,
    company_name: company.name,
    company_address: company.address,
    company_city: company.city,
    company_country: company.country,
    company_kvk: company.kvk,
    company_tradenames: company.tradenames,
    company_vat_numbers: company.vatNumbers,
    company_support_phone: company.supportPhone,
    company_delete_discount: company.deleteDiscount,
    domains,
    domain_language: site.domainLanguage,
    ...Object.fromEntries(
      pages.map(({ token, locale, title, body }) => [pageField(token, locale), { title, body }]),
    ),
  };
};

/** The pages of a content. */
export const pagesOf = (content: SiteContent): PageRow[] =>
  Object.entries(content).flatMap(([field, value]) => {
    const page = parsePageField(field);
    return page && value !== null ? [{ ...page, ...(value as PageText) }] : [];
  });

const pick = <N extends keyof SiteFields>(fields: SiteFields, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<SiteFields, N>;

/** The same as the tables hold it. Only for content that fits. */
export const toRows = (content: SiteContent): SiteRows => {
  const fields = siteFields.parse(content);
  const company = pick(fields, companyFieldNames);
  return {
    site: {
      settings: pick(fields, settingNames),
      domainLanguage: fields.domain_language,
    },
    domains: fields.domains,
    company: {
      name: company.company_name,
      address: company.company_address,
      city: company.company_city,
      country: company.company_country,
      kvk: company.company_kvk,
      tradenames: company.company_tradenames,
      vatNumbers: company.company_vat_numbers,
      supportPhone: company.company_support_phone,
      deleteDiscount: company.company_delete_discount,
    },
    companyId: fields.company,
    pages: pagesOf(content),
  };
};

/**
 * What a draft begins from: what is live. The fields of the company are those of the one that the
 * draft chooses: that another company is called otherwise is no change of it.
 */
export const baseOf = (rows: SiteRows, chosen: SiteRows): SiteContent => ({
  ...toContent(chosen),
  company: rows.companyId,
});

/** A content with changes made to it; a change to nothing takes a page away. */
export const withChanges = (content: SiteContent, changes: SiteContent): SiteContent =>
  Object.fromEntries(
    Object.entries({ ...content, ...changes }).filter(
      ([field, value]) => value !== null || parsePageField(field) === null,
    ),
  );

/** How one content differs from another, in the order of their fields. */
export const compareContents = (before: SiteContent, after: SiteContent): SiteChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const change = { field, old: before[field] ?? null, new: after[field] ?? null };
    return isDeepStrictEqual(change.old, change.new) ? [] : [change];
  });

const isKnownField = (field: string): boolean =>
  Object.hasOwn(siteFields.shape, field) || parsePageField(field) !== null;

/**
 * How an old version differs from a content. A setting that came after the version is no difference,
 * and neither is one that is gone since.
 */
export const compareWithVersion = (version: SiteContent, content: SiteContent): SiteChange[] =>
  compareContents(version, content).filter(
    ({ field }) =>
      isKnownField(field) && (Object.hasOwn(version, field) || parsePageField(field) !== null),
  );

export const isCompanyField = (field: string): boolean =>
  (companyFieldNames as readonly string[]).includes(field);
