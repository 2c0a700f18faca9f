import * as z from 'zod/mini';
import type { auditFile, auditLog as auditLogEndpoint } from '#contract/console/index.ts';
import { auditActions } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { SQL } from '#server/db/sql.ts';
import { and, asc, desc, eq, gte, inArray, lt } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { addTime, sealedCursor } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { hideOpenReasons } from './hide-reasons.ts';
import { toAuditEntry, writeAudit } from './write-audit.ts';
import { sitesWithRight } from './policy.ts';
import { readChain } from './verify-audit.ts';

const { auditLog, staff } = tables;

type Filters = z.output<(typeof auditFile)['query']>;

/** Kept short: who wants more takes the table of a shorter time. */
const MAX_EXPORTED = 50_000;

const position = sealedCursor(z.int());

const actionsOf = (group: string) =>
  Object.entries(auditActions).flatMap(([action, of]) => (of === group ? [action] : []));

/** Entries about no single site are for those who may read all of them. */
const conditionsOf = (caller: Caller, filters: Filters): (SQL | undefined)[] => {
  const sites = sitesWithRight(caller, 'audit.read', filters.site);
  return [
    sites === 'all' ? undefined : inArray(auditLog.siteId, [...sites]),
    filters.staff && eq(auditLog.staffId, filters.staff),
    filters.group && inArray(auditLog.action, actionsOf(filters.group)),
    filters.from && gte(auditLog.at, new Date(`${filters.from}T00:00:00Z`)),
    filters.to && lt(auditLog.at, addTime(new Date(`${filters.to}T00:00:00Z`), { days: 1 })),
    filters.target && eq(auditLog.targetId, filters.target),
  ].map((condition) => condition || undefined);
};

export const readAuditLog = async (
  core: Core,
  caller: Caller,
  { cursor, ...filters }: z.output<(typeof auditLogEndpoint)['query']>,
): Promise<Answer<typeof auditLogEndpoint>> => {
  const before = position.open(core, cursor);
  const rows = await core.db
    .select()
    .from(auditLog)
    .where(
      and(...conditionsOf(caller, filters), before === null ? undefined : lt(auditLog.no, before)),
    )
    .orderBy(desc(auditLog.no))
    .limit(consoleLimits.staff.auditPage + 1);
  const page = rows.slice(0, consoleLimits.staff.auditPage);
  const last = page.at(-1);
  const { entryAt, brokenNo } = await readChain(core);
  const hide = await hideOpenReasons(core.db, caller);
  return {
    entries: page.map((row) => toAuditEntry(hide(row))),
    people: await core.db
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .orderBy(asc(staff.name)),
    next: position.close(core, rows.length > page.length ? last?.no : undefined),
    chain: { whole_until: entryAt?.toISOString() ?? null, broken_at: brokenNo },
  };
};

/** A cell that spreadsheets show as it is, and never compute. */
const cellOf = (value: string | number | null): string => {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

const HEAD = ['no', 'at', 'who', 'site', 'action', 'target', 'values', 'reason', 'network'];

/** The log as a table. That it was taken away is part of it. */
export const exportAuditLog = async (
  core: Core,
  caller: Caller,
  filters: Filters,
): Promise<string> => {
  const rows = await core.db
    .select()
    .from(auditLog)
    .where(and(...conditionsOf(caller, filters)))
    .orderBy(desc(auditLog.no))
    .limit(MAX_EXPORTED);
  await core.transact((tx) =>
    writeAudit(core, tx, caller, { action: 'audit_exported', values: { rows: rows.length } }),
  );
  const hide = await hideOpenReasons(core.db, caller);
  const lines = rows
    .map(hide)
    .map((row) => [
      row.no,
      row.at.toISOString(),
      row.actor,
      row.siteId,
      row.action,
      row.targetId,
      JSON.stringify(row.values),
      row.reason,
      row.network,
    ]);
  return [HEAD, ...lines].map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
};
