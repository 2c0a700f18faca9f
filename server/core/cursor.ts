import * as z from 'zod/mini';
import type { SQL, SQLWrapper } from '#server/db/sql.ts';
import { sql } from '#server/db/sql.ts';
import type { Core } from './core.ts';
import { Refusal, fieldError } from './errors.ts';

type Sealing = Pick<Core, 'seal'>;

/** The cursor of a list: where its next page begins, sealed for whoever reads the list. */
interface Cursor<Position> {
  /** Null where the list ends. */
  close(core: Sealing, position: Position | null | undefined): string | null;
  /** Null for the first page; what was never handed out, or not for this list, is refused. */
  open(
    core: Sealing,
    text: string | undefined,
    isForList?: (position: Position) => boolean,
  ): Position | null;
}

export const sealedCursor = <Position>(schema: z.ZodMiniType<Position>): Cursor<Position> => ({
  close: ({ seal }, position) => (position ? seal.close(position) : null),
  open: ({ seal }, text, isForList = () => true) => {
    if (text === undefined) return null;
    const opened = z.safeParse(schema, seal.open(text));
    if (opened.success && isForList(opened.data)) return opened.data;
    throw new Refusal('invalid_input', { fields: { cursor: fieldError('invalid') } });
  },
});

/** The cursor of a list whose latest entries come first. */
export const latestFirst = sealedCursor(z.object({ at: z.iso.datetime(), id: z.uuid() }));

const tupleOf = (parts: readonly unknown[]): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )})`;

/** Whether a row follows a position in a list that is ordered by these columns, descending. */
export const comesAfter = (...columns: readonly (readonly [SQLWrapper, unknown])[]): SQL => {
  const values = columns.map(([, value]) => value);
  return sql`${tupleOf(columns.map(([column]) => column))} < ${tupleOf(values)}`;
};
