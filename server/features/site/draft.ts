import type { SiteSettings } from '#contract/site.ts';
import type { tables } from '#server/db/index.ts';

export type Company = typeof tables.companies.$inferInsert;

export interface SiteDraft {
  readonly id: number;
  readonly companyId: number;
  readonly domainLanguage: string;
  readonly isDefault: boolean;
  /** The first one is used in links and mails. */
  readonly domains: readonly string[];
  readonly settings: SiteSettings;
}
