import type {
  PageText,
  SiteChange,
  SiteEffect,
  SiteProblem,
  siteReview,
} from '#contract/console/index.ts';
import { siteFields } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { hashOf, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import {
  countOpenDebits,
  findPackagedCountries,
  findSmallestPackage,
} from '#server/features/billing/index.ts';
import { starterCompany } from '#server/features/site/index.ts';
import type { SiteContent } from './content.ts';
import {
  baseOf,
  compareContents,
  compareWithVersion,
  isCompanyField,
  parsePageField,
  toContent,
  withChanges,
} from './content.ts';
import { diffLines } from './diff-lines.ts';
import { changesOf, mayEditCompany } from './edit-draft.ts';
import { findPageProblems } from './find-page-problems.ts';
import { mayEdit, requireEditor } from './policy.ts';
import type { Change, FoundSite } from './queries.ts';
import {
  countMembersIn,
  findChanges,
  findCompanies,
  findCompanySites,
  findLastVersion,
  findSiteRows,
  findTakenDomains,
  withCompany,
} from './queries.ts';

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const without = (all: unknown, taken: unknown): string[] => {
  const gone = listOf(taken);
  return listOf(all).filter((one) => !gone.includes(one));
};

/** A draft with what it would change. */
interface Reviewed {
  readonly siteId: number;
  /** With the company that the draft chooses. */
  readonly rows: FoundSite;
  readonly live: SiteContent;
  readonly next: SiteContent;
}

/** What follows from a change, as far as it takes counting. */
const effectsOf = async (
  db: Db,
  { siteId, rows, live, next }: Reviewed,
  field: string,
): Promise<SiteEffect[]> => {
  const effects: SiteEffect[] = [];
  if (field === 'countries') {
    const left = without(live[field], next[field]);
    const sold = await findPackagedCountries(db, siteId);
    const unpriced = without(without(next[field], live[field]), sold);
    effects.push(
      { code: 'members_there', count: await countMembersIn(db, siteId, left) },
      { code: 'starter_prices', count: unpriced.length },
    );
  }
  if (field === 'domains')
    effects.push({ code: 'domains_gone', count: without(live[field], next[field]).length });
  if (isCompanyField(field)) {
    const others = await findCompanySites(db, rows.companyId, siteId);
    effects.push({ code: 'company_sites', count: others.length });
  }
  return effects.filter(({ count }) => count > 0);
};

/** Values that no field of its kind can hold. */
const findMisfits = (next: SiteContent): SiteProblem[] => {
  const { error } = siteFields.safeParse(next);
  const fields = new Set(error?.issues.map(({ path: [field] }) => String(field)));
  return [...fields].map((field) => ({ field, code: 'invalid' }));
};

const findDomainProblems = async (
  core: Core,
  db: Db,
  { siteId, next }: Reviewed,
): Promise<SiteProblem[]> => {
  const domains = listOf(next['domains']);
  const taken = await findTakenDomains(db, domains, siteId);
  const { consoleHost } = core.config;
  return [
    ...(taken.length > 0 ? [{ field: 'domains', code: 'domain_taken' } as const] : []),
    ...(consoleHost !== null && domains.includes(consoleHost)
      ? [{ field: 'domains', code: 'domain_console' } as const]
      : []),
  ];
};

/** Legal pages name the company, and open sites have legal pages. */
const findCompanyProblems = async (
  db: Db,
  caller: Caller,
  { siteId, rows, live, next }: Reviewed,
): Promise<SiteProblem[]> => {
  const problems: SiteProblem[] = [];
  const changed = compareContents(live, next).find(({ field }) => isCompanyField(field));
  if (changed && !(await mayEditCompany(db, caller, siteId, rows)))
    problems.push({ field: changed.field, code: 'company_shared' });
  if (live['company'] !== next['company']) {
    if (!mayEdit(caller, null)) problems.push({ field: 'company', code: 'company_shared' });
    const debits = await countOpenDebits(db, siteId);
    if (debits > 0) problems.push({ field: 'company', code: 'debits_open', found: String(debits) });
  }
  if (next['company_name'] === starterCompany.name && next['signups'] !== 'closed')
    problems.push({ field: 'company_name', code: 'company_unnamed' });
  return problems;
};

/** Whoever buys the smallest package can send a message. */
const findPriceProblems = async (db: Db, { siteId, next }: Reviewed): Promise<SiteProblem[]> => {
  const smallest = await findSmallestPackage(db, siteId);
  const isPayable = smallest === null || Number(next['message_credits']) <= smallest;
  const field = 'message_credits';
  return isPayable ? [] : [{ field, code: 'message_unpayable', found: String(smallest) }];
};

type Company = Awaited<ReturnType<typeof findCompanies>>[number];

/** Companies by name; of pages the titles and what differs: nobody reads two long texts. */
export const toBriefChange = (
  companies: readonly Company[],
  { field, old, new: next }: SiteChange,
): SiteChange => {
  if (field === 'company') {
    const nameOf = (company: unknown) => companies.find(({ id }) => id === company)?.name ?? null;
    return { field, old: nameOf(old), new: nameOf(next) };
  }
  if (parsePageField(field) === null) return { field, old, new: next };
  const [before, after] = [old, next] as (PageText | null)[];
  return {
    field,
    old: before?.title ?? null,
    new: after?.title ?? null,
    lines: diffLines(before?.body ?? '', after?.body ?? ''),
  };
};

/** What publishing a draft would do, and why it may not be done. */
export const reviewRows = async (
  core: Core,
  db: Db,
  caller: Caller,
  siteId: number,
  found: FoundSite,
  drafted: readonly Change[],
) => {
  const rows = await withCompany(db, found, changesOf(drafted)['company']);
  const live = baseOf(found, rows);
  const changed = withChanges(live, changesOf(drafted));
  // As it would be written, so that the next comparison finds nothing.
  const next = { ...changed, ...siteFields.safeParse(changed).data };
  const reviewed: Reviewed = { siteId, rows, live, next };
  const problems = [
    ...findMisfits(next),
    ...(await findDomainProblems(core, db, reviewed)),
    ...(await findCompanyProblems(db, caller, reviewed)),
    ...(await findPriceProblems(db, reviewed)),
    ...findPageProblems(next),
  ];
  const changes = compareContents(live, next);
  return {
    reviewed,
    changes,
    problems,
    /** Names these changes and no others. */
    token: hashOf(JSON.stringify([siteId, changes])),
  };
};

/** What was changed outside of the console gets a number of its own first. */
const nextNumber = (
  last: number | undefined,
  content: SiteContent | undefined,
  live: SiteContent,
): number => (last ?? 0) + (content && compareWithVersion(content, live).length === 0 ? 1 : 2);

/** What publishing would change, for whoever is about to. */
export const readReview = async (
  core: Core,
  caller: Caller,
  siteId: number,
): Promise<Answer<typeof siteReview>> => {
  requireEditor(caller, siteId);
  const { db } = core;
  const rows = await findSiteRows(db, siteId);
  if (!rows) throw new Refusal('site_not_found');
  const drafted = await findChanges(db, siteId);
  const { reviewed, changes, problems, token } = await reviewRows(
    core,
    db,
    caller,
    siteId,
    rows,
    drafted,
  );
  const last = await findLastVersion(db, siteId);
  const companies = await findCompanies(db);
  return {
    changes: await Promise.all(
      drafted.flatMap(({ field, by }) =>
        changes
          .filter((change) => change.field === field)
          .map(async (change) => ({
            ...toBriefChange(companies, change),
            by,
            effects: await effectsOf(db, reviewed, field),
          })),
      ),
    ),
    problems,
    version: nextNumber(last?.number, last?.content, toContent(rows)),
    reviewed: token,
  };
};
