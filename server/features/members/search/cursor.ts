import * as z from 'zod/mini';
import { sealedCursor } from '#server/core/index.ts';

const timestamp = z.iso.datetime();

/** Where a list goes on. Nobody's place in the order changes while one reads, whoever comes and goes. */
const cursorSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('distance'), steps: z.number() }),
  z.object({ by: z.literal('newest'), time: timestamp, id: z.uuid() }),
  z.object({ by: z.literal('active'), time: timestamp, id: z.uuid() }),
  z.object({
    by: z.literal('relevance'),
    /** The round: whoever is farther than `from` and no farther than `to`. */
    from: z.number(),
    to: z.number(),
    /** Within it: after this rank and id, as things stood at `time`. */
    rank: z.number(),
    id: z.uuid(),
    time: timestamp,
  }),
]);

export type Cursor = z.infer<typeof cursorSchema>;
export type CursorBy<B extends Cursor['by']> = Extract<Cursor, { by: B }>;

/** Sealed, because it holds when a member was last active, which others may only know roughly. */
export const searchCursor = sealedCursor(cursorSchema);
