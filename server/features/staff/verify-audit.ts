import { eq, gt } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { FIRST_HASH, hashOfEntry } from './write-audit.ts';

const { auditChecks, auditLog } = tables;

type Row = typeof auditLog.$inferSelect;

/** How many entries are compared at a time. */
const BATCH = 1000;

/** How far the chain is whole: the last entry that follows from all before it. */
interface Chain {
  readonly no: number;
  readonly hash: string;
  readonly entryAt: Date | null;
  /** The first entry that does not follow from the one before. */
  readonly brokenNo: number | null;
}

const unread: Chain = { no: 0, hash: FIRST_HASH, entryAt: null, brokenNo: null };

/** The oldest entry that is still kept may follow one that was let go after its time. */
const follows = ({ no, hash }: Chain, row: Row): boolean =>
  no === 0 || (row.no === no + 1 && row.previousHash === hash);

const compare = (chain: Chain, row: Row): Chain =>
  follows(chain, row) && row.hash === hashOfEntry(row)
    ? { no: row.no, hash: row.hash, entryAt: row.at, brokenNo: null }
    : { ...chain, brokenNo: row.no };

/** Goes through the log, and finds the first entry that was changed, added or taken away. */
const verifyChain = async ({ db }: Pick<Core, 'db'>, from: Chain = unread): Promise<Chain> => {
  let chain = from;
  for (;;) {
    if (chain.brokenNo !== null) return chain;
    const rows = await db
      .select()
      .from(auditLog)
      .where(gt(auditLog.no, chain.no))
      .orderBy(auditLog.no)
      .limit(BATCH);
    for (const row of rows) {
      chain = compare(chain, row);
      if (chain.brokenNo !== null) return chain;
    }
    if (rows.length < BATCH) return chain;
  }
};

const CHECK_ID = 1;

/** Compares the whole log and remembers how far it is whole. */
export const checkAuditLog = async (core: Core): Promise<Chain> => {
  const chain = await verifyChain(core);
  const check = { ...chain, at: core.clock.now() };
  await core.db
    .insert(auditChecks)
    .values({ id: CHECK_ID, ...check })
    .onConflictDoUpdate({ target: auditChecks.id, set: check });
  return chain;
};

/** How far the log is whole: since the last check all of it is compared, before it that is believed. */
export const readChain = async (core: Core): Promise<Chain> => {
  const [check] = await core.db.select().from(auditChecks).where(eq(auditChecks.id, CHECK_ID));
  return verifyChain(core, check ?? unread);
};
