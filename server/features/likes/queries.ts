import type { SQL } from '#server/db/sql.ts';
import { and, desc, eq, inArray, isNotNull, sql } from '#server/db/sql.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LikeList } from '#contract/members/enums.ts';
import type { Core } from '#server/core/index.ts';
import { comesAfter } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Reader } from '#server/features/members/index.ts';
import { isHiddenProfile } from '#server/features/members/index.ts';

const { chatSides, likes, listings, profiles, visits } = tables;

/** Where a list comes from: whose it is, who is in it, since when, and who of them is new. */
interface Source {
  readonly table: PgTable;
  readonly owner: PgColumn;
  readonly person: PgColumn;
  readonly at: PgColumn;
  readonly isNew: SQL<boolean>;
  /** Whether the new ones come first, whenever they came. */
  readonly newFirst: boolean;
  readonly filter?: SQL;
  /** Whether those who hide stay in it. */
  readonly includesInvisible?: boolean;
}

const isNeverNew = sql<boolean>`false`;

export const sources: Readonly<Record<LikeList, Source>> = {
  'liked-me': {
    table: likes,
    owner: likes.likedId,
    person: likes.likerId,
    at: likes.createdAt,
    isNew: sql<boolean>`(${likes.seenAt} is null)`,
    newFirst: true,
  },
  liked: {
    table: likes,
    owner: likes.likerId,
    person: likes.likedId,
    at: likes.createdAt,
    isNew: isNeverNew,
    newFirst: false,
  },
  matches: {
    table: likes,
    owner: likes.likerId,
    person: likes.likedId,
    at: likes.matchedAt,
    isNew: sql<boolean>`(${likes.celebratedAt} is null)`,
    newFirst: false,
    filter: isNotNull(likes.matchedAt),
    includesInvisible: true,
  },
  visitors: {
    table: visits,
    owner: visits.visitedId,
    person: visits.visitorId,
    at: visits.visitedAt,
    isNew: isNeverNew,
    newFirst: false,
  },
};

/** Where a page of a list ended. */
interface Position {
  readonly isNew: boolean;
  readonly at: string;
  readonly id: string;
}

const isListed = ({ person }: Source, siteId: number) =>
  and(eq(listings.siteId, siteId), eq(listings.profileId, person));

/** Whoever has left is in no list, and whoever hides stays among the matches alone. */
const isVisible = (core: Core, { person, includesInvisible }: Source, siteId: number): SQL => {
  const listed = isNotNull(listings.profileId);
  if (!includesInvisible) return listed;
  const now = sql`${core.clock.now().toISOString()}::timestamptz`;
  return sql`(${listed} or exists (select 1 from ${profiles}
    where ${profiles.id} = ${person} and ${isHiddenProfile(sql`${siteId}`, now)}))`;
};

const isOwnedBy = ({ owner, filter }: Source, me: string, extraFilter?: SQL) =>
  and(eq(owner, me), filter, extraFilter);

const isAfter = ({ newFirst, isNew, at, person }: Source, after: Position) => {
  const position = [[at, after.at] as const, [person, after.id] as const];
  return newFirst ? comesAfter([isNew, after.isNew], ...position) : comesAfter(...position);
};

export interface Row {
  readonly id: string;
  readonly at: Date;
  readonly isNew: boolean;
}

/** The people of a list, in its order. */
export const readRows = (
  core: Core,
  reader: Reader,
  me: string,
  source: Source,
  { after, size, extraFilter }: { after?: Position | null; size: number; extraFilter?: SQL },
): Promise<Row[]> =>
  core.db
    .select({
      id: sql<string>`${source.person}`,
      at: sql`${source.at}`.mapWith((at: string) => new Date(at)),
      isNew: source.isNew,
    })
    .from(source.table)
    .leftJoin(listings, isListed(source, reader.site.id))
    .where(
      and(
        isOwnedBy(source, me, extraFilter),
        isVisible(core, source, reader.site.id),
        after ? isAfter(source, after) : undefined,
      ),
    )
    .orderBy(...(source.newFirst ? [desc(source.isNew)] : []), desc(source.at), desc(source.person))
    .limit(size);

/** Counts the people of a list, up to `maxCount`; fictional profiles are none. */
export const countRows = async (
  core: Core,
  siteId: number,
  me: string,
  source: Source,
  maxCount: number,
  extraFilter?: SQL,
): Promise<number> => {
  const limited = core.db
    .select({ one: sql`1`.as('one') })
    .from(source.table)
    .leftJoin(listings, isListed(source, siteId))
    .where(
      and(
        isOwnedBy(source, me, extraFilter),
        isVisible(core, source, siteId),
        sql`${listings.fictional} is not true`,
      ),
    )
    .limit(maxCount)
    .as('some');
  const [row] = await core.db.select({ count: sql<number>`count(*)::int` }).from(limited);
  return row?.count ?? 0;
};

/** Which of some members the member has a conversation with. */
export const findChatPartners = async (
  { db }: Core,
  me: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: chatSides.partnerId })
    .from(chatSides)
    .where(
      and(
        eq(chatSides.profileId, me),
        isNotNull(chatSides.lastAt),
        inArray(chatSides.partnerId, [...ids]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};
