import type { SQL } from '#server/db/sql.ts';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from '#server/db/sql.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Answer } from '#contract/core/endpoint.ts';
import type { likes as likesEndpoint, likesList } from '#contract/likes/index.ts';
import { limits } from '#contract/limits.ts';
import type { LikeList } from '#contract/members/enums.ts';
import { likeLists } from '#contract/members/enums.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { comesAfter, sealedCursor } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Reader } from '#server/features/members/index.ts';
import { readCards, isHiddenProfile } from '#server/features/members/index.ts';
import { isFreePreview, requireReader } from './policy.ts';

const { chatSides, likes, listings, profiles, visits } = tables;

const PAGE_SIZE = limits.searchPage;

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

const sources: Readonly<Record<LikeList, Source>> = {
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

const positionSchema = z.object({
  list: z.enum(likeLists),
  isNew: z.boolean(),
  at: z.iso.datetime(),
  id: z.uuid(),
});

type Position = z.infer<typeof positionSchema>;

const listCursor = sealedCursor(positionSchema);

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

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly isNew: boolean;
}

const readRows = (
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

/** Counts the rows of a list, up to `maxCount`. */
const countRows = async (
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
    .where(and(isOwnedBy(source, me, extraFilter), isVisible(core, source, siteId)))
    .limit(maxCount)
    .as('some');
  const [row] = await core.db.select({ count: sql<number>`count(*)::int` }).from(limited);
  return row?.count ?? 0;
};

const readCounts = async (core: Core, reader: Reader, me: string) => {
  const count = (list: LikeList) =>
    countRows(core, reader.site.id, me, sources[list], limits.maxSearchCount);
  const [liked_me, liked, matches, visitors] = await Promise.all([
    count('liked-me'),
    count('liked'),
    count('matches'),
    count('visitors'),
  ]);
  return { liked_me, liked, matches, visitors };
};

/** Which of some members the member has a conversation with. */
const findChatPartners = async (
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

/** One of the lists, a page at a time. */
export const readList = async (
  core: Core,
  caller: Caller,
  list: LikeList,
  cursor: string | undefined,
): Promise<Answer<typeof likesList>> => {
  const reader = await requireReader(core, caller);
  const me = reader.me.id;
  const after = listCursor.open(core, cursor, (position) => position.list === list);
  const isPreview = isFreePreview(list, caller);
  const size = isPreview ? limits.visitorsForFree : PAGE_SIZE + 1;
  const rows =
    isPreview && after ? [] : await readRows(core, reader, me, sources[list], { after, size });
  const shown = rows.slice(0, PAGE_SIZE);
  const byId = new Map(shown.map((row) => [row.id, row]));
  const ids = [...byId.keys()];
  const [cards, chatPartners] = await Promise.all([
    readCards(core, reader, ids),
    findChatPartners(core, me, ids),
  ]);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    members: cards.flatMap((card) => {
      const row = byId.get(card.id);
      if (!row) return [];
      const { isNew, at } = row;
      return { ...card, like_new: isNew, written: chatPartners.has(card.id), at: at.toISOString() };
    }),
    next: listCursor.close(
      core,
      last && { list, isNew: last.isNew, at: last.at.toISOString(), id: last.id },
    ),
    counts: after === null ? await readCounts(core, reader, me) : null,
  };
};

/** How many likes a badge and the title of the page tell of. */
export const countNewLikes = (core: Core, siteId: number, me: string): Promise<number> =>
  countRows(core, siteId, me, sources['liked-me'], limits.maxNewLikesCounted, isNull(likes.seenAt));

/** Who likes the member, with what a badge and a celebration need. */
export const readLikes = async (
  core: Core,
  caller: Caller,
): Promise<Answer<typeof likesEndpoint>> => {
  const reader = await requireReader(core, caller);
  const me = reader.me.id;
  const [received, newLikes, matched] = await Promise.all([
    readRows(core, reader, me, sources['liked-me'], { size: PAGE_SIZE }),
    countNewLikes(core, reader.site.id, me),
    readRows(core, reader, me, sources.matches, {
      size: limits.newMatches,
      extraFilter: isNull(likes.celebratedAt),
    }),
  ]);
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
  return {
    profiles: await readCards(core, reader, idsOf(received)),
    liked_by: received.map(({ id, isNew }) => ({ id, like_new: isNew })),
    new_likes: newLikes,
    new_matches: await readCards(core, reader, idsOf(matched)),
  };
};

/** The latest like that was not seen yet and comes from a person who exists. */
export const readNewestLike = async (core: Core, reader: Reader, me: string) => {
  const [row] = await readRows(core, reader, me, sources['liked-me'], {
    size: 1,
    extraFilter: and(isNull(likes.seenAt), eq(listings.fictional, false)) as SQL,
  });
  return row ? (await readCards(core, reader, [row.id]))[0] : undefined;
};
