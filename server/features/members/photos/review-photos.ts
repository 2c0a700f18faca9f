import type { photoRejectionReasons, selfieRejectionReasons } from '#contract/members/index.ts';
import type { SQL } from '#server/db/sql.ts';
import { and, eq, isNotNull, ne, sql } from '#server/db/sql.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { queueFileErasure } from '#server/core/pictures/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUser } from '#server/features/accounts/index.ts';
import { relist } from '../listing/relist.ts';
import { deleteSelfie } from './request-verification.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** A moderator decided over a picture of a member. */
    'photo.reviewed': {
      readonly site: Site;
      /** The account of its owner. */
      readonly userId: string;
      readonly about: 'photo' | 'selfie' | 'message_photo';
      /** The picture, or the conversation that it is in. */
      readonly subject: string;
      readonly decision: 'approved' | 'rejected';
      readonly reason: string | null;
    };
  }
}

const { photos, profiles, verifications } = tables;

/** What somebody of the staff decided over a picture; without a reason it is approved. */
export interface Review<Reason extends string> {
  readonly id: string;
  readonly reason: Reason | null;
  readonly staffId: string;
}

const decisionOf = ({ reason }: Review<string>) => (reason === null ? 'approved' : 'rejected');

/** Photos that wait for a moderator. */
export const pendingPhotos: SQL = sql`
  select ${photos.id} as subject, ${profiles.siteId} as site_id, ${profiles.id} as profile_id,
    ${photos.createdAt} as sent_at, ${photos.file} as file, ${photos.colour} as colour,
    ${photos.position} + 1 as place
  from ${photos} join ${profiles} on ${profiles.id} = ${photos.profileId}
  where ${photos.status} in ('pending', 'held')`;

/** Carries out what was decided over a photo, unless its owner was faster and took it away. */
export const reviewPhoto = async (
  core: Core,
  tx: Tx,
  site: Site,
  review: Review<(typeof photoRejectionReasons)[number]>,
): Promise<void> => {
  const { id, reason, staffId } = review;
  const decision = decisionOf(review);
  const [owner] = await tx.db
    .select({ userId: profiles.userId, profileId: profiles.id })
    .from(photos)
    .innerJoin(profiles, eq(profiles.id, photos.profileId))
    .where(eq(photos.id, id));
  if (!owner) return;
  await lockUser(tx, owner.userId);
  const decided = await tx.db
    .update(photos)
    .set({ status: decision, reason, reviewedAt: core.clock.now(), reviewedBy: staffId })
    .where(and(eq(photos.id, id), ne(photos.status, 'secured')))
    .returning({ id: photos.id });
  if (decided.length === 0) return;
  // With the first approved photo the others wait like anybody's.
  if (reason === null) {
    await tx.db
      .update(photos)
      .set({ status: 'pending' })
      .where(and(eq(photos.profileId, owner.profileId), eq(photos.status, 'held')));
  }
  await relist(core, tx, owner.profileId);
  const { userId } = owner;
  const about = { about: 'photo', subject: id } as const;
  await core.events.emit(tx, 'photo.reviewed', { site, userId, ...about, decision, reason });
};

/** What is changed of a photo when it is removed, and put back. */
export type PhotoState = Pick<typeof photos.$inferSelect, 'id' | 'status' | 'reason'>;

/** Gives a photo another state, unless it is gone or secured, and tells the one it had. */
export const changePhotoState = async (
  core: Core,
  tx: Tx,
  { id, status, reason }: PhotoState,
): Promise<PhotoState | null> => {
  const [found] = await tx.db
    .select({ userId: profiles.userId, profileId: profiles.id })
    .from(photos)
    .innerJoin(profiles, eq(profiles.id, photos.profileId))
    .where(eq(photos.id, id));
  if (!found) return null;
  await lockUser(tx, found.userId);
  const [before] = await tx.db.select().from(photos).where(eq(photos.id, id));
  if (!before || before.status === 'secured') return null;
  await tx.db.update(photos).set({ status, reason }).where(eq(photos.id, id));
  await relist(core, tx, found.profileId);
  return { id, status: before.status, reason: before.reason };
};

/** Selfies that wait for a moderator. */
export const pendingSelfies: SQL = sql`
  select ${verifications.id} as subject, ${profiles.siteId} as site_id,
    ${profiles.id} as profile_id, ${verifications.createdAt} as sent_at,
    ${verifications.file} as file, null::text as colour, null::int as place
  from ${verifications} join ${profiles} on ${profiles.id} = ${verifications.profileId}
  where ${verifications.file} is not null and not ${verifications.secured}`;

/** Carries out what was decided over a selfie, and erases it. */
export const reviewSelfie = async (
  core: Core,
  tx: Tx,
  site: Site,
  review: Review<(typeof selfieRejectionReasons)[number]>,
): Promise<void> => {
  const { id, reason, staffId } = review;
  const [owner] = await tx.db
    .select({ userId: profiles.userId, profileId: profiles.id })
    .from(verifications)
    .innerJoin(profiles, eq(profiles.id, verifications.profileId))
    .where(eq(verifications.id, id));
  if (!owner) return;
  await lockUser(tx, owner.userId);
  const waiting = and(
    eq(verifications.id, id),
    isNotNull(verifications.file),
    eq(verifications.secured, false),
  );
  const [selfie] = await tx.db.select().from(verifications).where(waiting);
  if (!selfie?.file) return;
  if (reason === null) {
    await deleteSelfie(core, tx, owner.profileId);
    // Photos that came after the selfie may not have been before the moderator's eyes.
    await tx.db
      .update(profiles)
      .set({ verifiedAt: selfie.createdAt, verifiedBy: staffId })
      .where(eq(profiles.id, owner.profileId));
  } else {
    await tx.db
      .update(verifications)
      .set({ file: null, reason, reviewedBy: staffId })
      .where(waiting);
    await queueFileErasure(core, tx, [selfie.file]);
  }
  await relist(core, tx, owner.profileId);
  const { userId } = owner;
  const about = { about: 'selfie', subject: id, decision: decisionOf(review) } as const;
  await core.events.emit(tx, 'photo.reviewed', { site, userId, ...about, reason });
};
