import { alias } from 'drizzle-orm/pg-core';
import { and, countDistinct, inArray, isNotNull, lte, ne, sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { fingerprintBands, tables } from '#server/db/index.ts';

const { photos } = tables;

const other = alias(photos, 'other');

const NEAR_BITS = 3;

/** On how many other accounts each photo is; nothing for those without a fingerprint. */
export const countSamePicture = async (db: Db, photoIds: readonly string[]) => {
  const differing = sql`bit_count((${other.fingerprint} # ${photos.fingerprint})::bit(64))`;
  const isSame = and(
    isNotNull(other.fingerprint),
    sql`${fingerprintBands(other.fingerprint)} && ${fingerprintBands(photos.fingerprint)}`,
    lte(differing, NEAR_BITS),
    ne(other.profileId, photos.profileId),
  );
  const rows = await db
    .select({ id: photos.id, count: countDistinct(other.profileId) })
    .from(photos)
    .leftJoin(other, isSame)
    .where(and(inArray(photos.id, [...photoIds]), isNotNull(photos.fingerprint)))
    .groupBy(photos.id);
  return new Map(rows.map((row) => [row.id, row.count]));
};
