import { and, desc, eq, sql } from '#server/db/sql.ts';
import * as z from 'zod/mini';
import type {
  CreditReason,
  statement,
  StatementEntry,
  StatementFilter,
} from '#contract/billing/index.ts';
import { creditReasons } from '#contract/billing/index.ts';
import { entryLabel } from '#contract/billing/entry-label.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { comesAfter, sealedCursor } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import type { Translator } from './documents/texts.ts';
import { ordersTranslator } from './documents/texts.ts';

const { creditEntries, users } = tables;

const positionSchema = z.object({ at: z.iso.datetime(), reference: z.string(), balance: z.int() });
const statementCursor = sealedCursor(positionSchema);

const partFilters = {
  all: undefined,
  in: sql`${creditEntries.amount} > 0`,
  out: sql`${creditEntries.amount} < 0`,
} as const satisfies Record<StatementFilter, unknown>;

/** What happened to the credits of a member; what touched several lots is one movement. */
export const findMovements = (
  db: Db,
  userId: string,
  part: StatementFilter,
  after: z.infer<typeof positionSchema> | null,
) =>
  db
    .select({
      at: creditEntries.createdAt,
      reference: creditEntries.reference,
      kind: creditEntries.kind,
      amount: sql<number>`sum(${creditEntries.amount})::int`,
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        partFilters[part],
        after
          ? comesAfter(
              [creditEntries.createdAt, after.at],
              [creditEntries.reference, after.reference],
            )
          : undefined,
      ),
    )
    .groupBy(creditEntries.createdAt, creditEntries.reference, creditEntries.kind)
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.reference));

type Movement = Awaited<ReturnType<typeof findMovements>>[number];

const isCreditReason = (word: string | undefined): word is CreditReason =>
  (creditReasons as readonly (string | undefined)[]).includes(word);

const UUID = /^[\da-f-]{36}$/;

const toStatementEntry = ({ at, reference, kind, amount }: Movement, balance: number) => {
  const [what, id = ''] = reference.split(':');
  return {
    at: at.toISOString(),
    kind,
    what: isCreditReason(what) ? what : 'other',
    conversation: kind === 'spent' && UUID.test(id) ? id : null,
    amount,
    balance,
  } satisfies StatementEntry;
};

const readBalance = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db.select({ credits: users.credits }).from(users).where(eq(users.id, userId));
  return row?.credits ?? 0;
};

interface Asked {
  readonly part: StatementFilter;
  readonly cursor: string | undefined;
  readonly size: number;
}

/** A page of what happened to the credits of an account; each balance is right if all is shown. */
export const readMovements = async (
  core: Core,
  db: Db,
  { id, credits }: Pick<typeof users.$inferSelect, 'id' | 'credits'>,
  { part, cursor, size }: Asked,
) => {
  const after = statementCursor.open(core, cursor);
  const rows = await findMovements(db, id, part, after).limit(size + 1);
  let balance = after?.balance ?? credits;
  const entries = rows.slice(0, size).map((row) => {
    const entry = toStatementEntry(row, balance);
    balance -= row.amount;
    return entry;
  });
  const last = rows.length > size ? rows[size - 1] : undefined;
  const end = last && { at: last.at.toISOString(), reference: last.reference, balance };
  return { entries, next: statementCursor.close(core, end) };
};

/** A page of the member's statement. Each entry tells the balance after it, if all are shown. */
export const readStatement = async (
  core: Core,
  caller: Caller,
  part: StatementFilter,
  cursor: string | undefined,
): Promise<Answer<typeof statement>> => {
  const userId = memberOf(caller);
  const credits = await readBalance(core.db, userId);
  const asked = { part, cursor, size: limits.statementPage };
  const { entries, next } = await readMovements(core, core.db, { id: userId, credits }, asked);
  const hidden = part === 'all' ? {} : { balance: null };
  return { credits, entries: entries.map((entry) => ({ ...entry, ...hidden })), next };
};

/** A cell of a table, in quotes if it would be taken for several. */
const csvCell = (value: string | number): string =>
  typeof value === 'string' && /[",;\r\n]/.test(value)
    ? `"${value.replaceAll('"', '""')}"`
    : `${value}`;

/** Tells spreadsheets which letters these are. */
const BYTE_ORDER_MARK = '\uFEFF';

/** All of it as a table, the oldest first, in the words of the page. */
export const makeStatementFile = async (core: Core, caller: Caller): Promise<File> => {
  const rows = await findMovements(core.db, memberOf(caller), 'all', null);
  const t: Translator<'orders'> = ordersTranslator(caller.locale);
  let balance = 0;
  const lines = rows.toReversed().map((row) => {
    balance += row.amount;
    const { at, amount, ...entry } = toStatementEntry(row, balance);
    const time = at.slice(0, 19).replace('T', ' ');
    return [time, t(`statement.kind.${entryLabel(entry)}`), amount, balance];
  });
  const head = [t('table.time'), t('table.what'), t('table.credits'), t('table.balance')];
  const table = [head, ...lines].map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
  return new File([BYTE_ORDER_MARK, table], 'credits.csv', { type: 'text/csv' });
};
