import type { SQL } from '#server/db/sql.ts';
import { and, eq, isNull } from '#server/db/sql.ts';
import * as z from 'zod/mini';
import type { Answer } from '#contract/core/endpoint.ts';
import type { likes as likesEndpoint, likesList } from '#contract/likes/index.ts';
import { limits } from '#contract/limits.ts';
import type { LikeList } from '#contract/members/enums.ts';
import { likeLists } from '#contract/members/enums.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { sealedCursor } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Reader } from '#server/features/members/index.ts';
import { readCards } from '#server/features/members/index.ts';
import { isFreePreview, requireReader } from './policy.ts';
import type { Row } from './queries.ts';
import { countRows, findChatPartners, readRows, sources } from './queries.ts';

const { likes, listings } = tables;

const PAGE_SIZE = limits.searchPage;

const listCursor = sealedCursor(
  z.object({
    list: z.enum(likeLists),
    isNew: z.boolean(),
    at: z.iso.datetime(),
    id: z.uuid(),
  }),
);

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
