import { hash } from 'node:crypto';
import type { AuditAction, AuditEntry } from '#contract/console/index.ts';
import { desc } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { lockByName } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { auditLog } = tables;

type Row = typeof auditLog.$inferSelect;

/** What happened, and to what. */
interface AuditFacts {
  readonly action: AuditAction;
  readonly site?: number | null;
  /** Kind and id, for instance `staff` and an id. */
  readonly target?: readonly [kind: string, id: string];
  readonly values?: Readonly<Record<string, string | number>>;
  readonly reason?: string;
}

/** Who did it; without one it was the system. */
type Actor = Pick<Caller, 'network'> & {
  readonly staff: { readonly staffId: string; readonly name: string } | null;
};

/** Somebody at a caller's machine who is not signed in yet. */
export const actorOf = (
  { network }: Pick<Caller, 'network'>,
  { id, name }: { readonly id: string; readonly name: string },
): Actor => ({ network, staff: { staffId: id, name } });

/** Of the first entry, which follows none. */
export const FIRST_HASH = '0'.repeat(43);

/** Of everything that an entry tells and of the entry before it. */
export const hashOfEntry = ({ hash: _own, ...entry }: Omit<Row, 'hash'> & { hash?: string }) =>
  hash(
    'sha256',
    JSON.stringify([
      entry.no,
      entry.at.toISOString(),
      entry.staffId,
      entry.actor,
      entry.siteId,
      entry.action,
      entry.targetKind,
      entry.targetId,
      Object.entries(entry.values).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      entry.reason,
      entry.network,
      entry.previousHash,
    ]),
    'base64url',
  );

/**
 * Adds an entry to the chain. Entries are written one after the other, so this comes last in its
 * transaction.
 */
export const writeAudit = async (
  core: Core,
  tx: Tx,
  { staff, network }: Actor,
  facts: AuditFacts,
): Promise<void> => {
  await lockByName(tx, 'audit-log');
  const [last] = await tx.db
    .select({ no: auditLog.no, hash: auditLog.hash })
    .from(auditLog)
    .orderBy(desc(auditLog.no))
    .limit(1);
  const entry = {
    no: (last?.no ?? 0) + 1,
    at: core.clock.now(),
    staffId: staff?.staffId ?? null,
    actor: staff?.name ?? '',
    siteId: facts.site ?? null,
    action: facts.action,
    targetKind: facts.target?.[0] ?? null,
    targetId: facts.target?.[1] ?? null,
    values: facts.values ?? {},
    reason: facts.reason ?? '',
    network,
    previousHash: last?.hash ?? FIRST_HASH,
  };
  await tx.db.insert(auditLog).values({ ...entry, hash: hashOfEntry(entry) });
};

export const toAuditEntry = (row: Row): AuditEntry => ({
  no: row.no,
  at: row.at.toISOString(),
  staff: row.staffId,
  actor: row.actor,
  site: row.siteId,
  action: row.action as AuditAction,
  target_kind: row.targetKind,
  target_id: row.targetId,
  values: { ...row.values },
  reason: row.reason,
  network: row.network,
});
