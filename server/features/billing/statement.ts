import { and, desc, eq, sql } from '../../db/sql.ts';
import * as z from 'zod/mini';
import type {
  CreditThing,
  statement,
  StatementEntry,
  StatementPart,
} from '../../../contract/billing/index.ts';
import { creditThings } from '../../../contract/billing/index.ts';
import { entryWord } from '../../../contract/billing/entry-word.ts';
import type { Answer } from '../../../contract/core/endpoint.ts';
import { limits } from '../../../contract/limits.ts';
import type { Caller, Core } from '../../core/index.ts';
import type { Db } from '../../db/index.ts';
import { tables } from '../../db/index.ts';
import { refuseFields } from '../../http/index.ts';
import { memberOf } from '../accounts/index.ts';
import type { Translator } from './papers/words.ts';
import { ordersIn } from './papers/words.ts';

const { creditEntries, users } = tables;

const cursorShape = z.object({ at: z.iso.datetime(), reference: z.string(), balance: z.int() });

type Cursor = z.infer<typeof cursorShape>;

const parts = {
  all: undefined,
  in: sql`${creditEntries.amount} > 0`,
  out: sql`${creditEntries.amount} < 0`,
} as const satisfies Record<StatementPart, unknown>;

/** What happened to the credits of a member; what touched several lots is one movement. */
export const movements = (db: Db, userId: string, part: StatementPart, after: Cursor | null) => {
  const comesAfter =
    after &&
    sql`(${creditEntries.createdAt}, ${creditEntries.reference})
      < (${after.at}::timestamptz, ${after.reference})`;
  return db
    .select({
      at: creditEntries.createdAt,
      reference: creditEntries.reference,
      kind: creditEntries.kind,
      amount: sql<number>`sum(${creditEntries.amount})::int`,
    })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), parts[part], comesAfter ?? undefined))
    .groupBy(creditEntries.createdAt, creditEntries.reference, creditEntries.kind)
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.reference));
};

type Movement = Awaited<ReturnType<typeof movements>>[number];

const isThing = (word: string | undefined): word is CreditThing =>
  (creditThings as readonly (string | undefined)[]).includes(word);

const UUID = /^[\da-f-]{36}$/;

const entryOf = ({ at, reference, kind, amount }: Movement, balance: number | null) => {
  const [what, id = ''] = reference.split(':');
  return {
    at: at.toISOString(),
    kind,
    what: isThing(what) ? what : 'other',
    conversation: kind === 'spent' && UUID.test(id) ? id : null,
    amount,
    balance,
  } satisfies StatementEntry;
};

const openCursor = (core: Core, text: string): Cursor => {
  const opened = z.safeParse(cursorShape, core.seal.open(text));
  if (!opened.success) throw refuseFields({ cursor: 'invalid' });
  return opened.data;
};

const creditsOf = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db.select({ credits: users.credits }).from(users).where(eq(users.id, userId));
  return row?.credits ?? 0;
};

/** A page of the member's statement. Each entry tells the balance after it, if all are shown. */
export const readStatement = async (
  core: Core,
  caller: Caller,
  part: StatementPart,
  text: string | undefined,
): Promise<Answer<typeof statement>> => {
  const userId = memberOf(caller);
  const after = text === undefined ? null : openCursor(core, text);
  const size = limits.statementPage;
  const rows = await movements(core.db, userId, part, after).limit(size + 1);
  const credits = await creditsOf(core.db, userId);
  let balance = after?.balance ?? credits;
  const entries: StatementEntry[] = [];
  for (const row of rows.slice(0, size)) {
    entries.push(entryOf(row, part === 'all' ? balance : null));
    balance -= row.amount;
  }
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    credits,
    entries,
    next: last
      ? core.seal.close({
          at: last.at.toISOString(),
          reference: last.reference,
          balance,
        } satisfies Cursor)
      : null,
  };
};

/** A cell of a table, in quotes if it would be taken for several. */
const cell = (value: string | number): string =>
  typeof value === 'string' && /[",;\r\n]/.test(value)
    ? `"${value.replaceAll('"', '""')}"`
    : `${value}`;

/** Tells spreadsheets which letters these are. */
const BYTE_ORDER = '\uFEFF';

/** All of it as a table, the oldest first, in the words of the page. */
export const statementTable = async (core: Core, caller: Caller): Promise<File> => {
  const rows = await movements(core.db, memberOf(caller), 'all', null);
  const t: Translator<'orders'> = ordersIn(caller.locale);
  let balance = 0;
  const lines = rows.toReversed().map((row) => {
    balance += row.amount;
    const { at, amount, ...entry } = entryOf(row, balance);
    const time = at.slice(0, 19).replace('T', ' ');
    return [time, t(`statement.kind.${entryWord(entry)}`), amount, balance];
  });
  const head = [t('table.time'), t('table.what'), t('table.credits'), t('table.balance')];
  const table = [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
  return new File([BYTE_ORDER, table], 'credits.csv', { type: 'text/csv' });
};
