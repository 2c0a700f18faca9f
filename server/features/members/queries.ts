import type { Placeholder, SQL, SQLWrapper } from '#server/db/sql.ts';
import { and, eq, or, sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { blocks, likes, photos } = tables;

/** Whether a block is between two members, whoever of them made it. */
export const isBlockBetween = (one: string | SQLWrapper, other: string | SQLWrapper) =>
  or(
    and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
    and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
  );

/** Whether one of two members blocks the other. */
export const hasBlock = (one: string | SQLWrapper, other: string | SQLWrapper) =>
  sql<boolean>`exists (select from ${blocks} where ${isBlockBetween(one, other)})`;

/** Whether one likes another; visitors are nobody. */
export const hasLike = (liker: SQL | Placeholder, liked: SQL | Placeholder) =>
  sql<boolean>`exists (select 1 from ${likes}
    where ${likes.likerId} = ${liker}::uuid and ${likes.likedId} = ${liked}::uuid)`;

/** The first photo of a profile that others may see. */
export const selectMainPhoto = (db: Db, profileId: string | SQLWrapper, isShown: SQL) =>
  db
    .select({
      id: photos.id,
      file: photos.file,
      colour: photos.colour,
      faceX: photos.faceX,
      faceY: photos.faceY,
      createdAt: photos.createdAt,
    })
    .from(photos)
    .where(and(eq(photos.profileId, profileId), isShown))
    .orderBy(photos.position)
    .limit(1);
