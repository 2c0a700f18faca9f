import { and, asc, eq, inArray, isNotNull, ne } from '#server/db/sql.ts';
import type * as contract from '#contract/members/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { fileName, queueFileErasure } from '#server/core/pictures/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { lockUser, memberOf } from '#server/features/accounts/index.ts';
import { relist } from '../listing/relist.ts';
import { photoColumns, photoView } from './views.ts';
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

/** As many as somebody looks at in one go. */
const PAGE_SIZE = 50;

/** Photos of a site that wait for a moderator, the oldest first. */
export const listPendingPhotos = async (
  { db }: Core,
  site: Site,
): Promise<Answer<typeof contract.photoReviews>> => {
  const rows = await db
    .select({
      photo: photoColumns,
      member: profiles.id,
      name: profiles.name,
      sentAt: photos.createdAt,
    })
    .from(photos)
    .innerJoin(profiles, eq(profiles.id, photos.profileId))
    .where(and(eq(photos.status, 'pending'), eq(profiles.siteId, site.id)))
    .orderBy(asc(photos.createdAt))
    .limit(PAGE_SIZE);
  return {
    photos: rows.map(({ photo, member, name, sentAt }) => ({
      photo: photoView(photo),
      member,
      name,
      sent_at: sentAt.toISOString(),
    })),
  };
};

/** Why something was refused; a refusal without a reason is none. */
const rejectionReason = <R extends string>(review: {
  readonly decision: 'approved' | 'rejected';
  readonly reason?: R | undefined;
}): R | null => {
  if (review.decision === 'approved') return null;
  if (review.reason === undefined) throw refuseFields({ reason: 'required' });
  return review.reason;
};

/** Decides over a photo of the site, whatever was decided before. */
export const reviewPhoto = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, ...review }: CheckedInput<typeof contract.photoReview>['body'],
): Promise<void> => {
  const { site } = caller;
  const reason = rejectionReason(review);
  const [owner] = await tx.db
    .select({ userId: profiles.userId, profileId: profiles.id })
    .from(photos)
    .innerJoin(profiles, eq(profiles.id, photos.profileId))
    .where(and(eq(photos.id, id), eq(profiles.siteId, site.id)));
  if (!owner) throw new Refusal('photo_not_found');
  await lockUser(tx, owner.userId);
  const reviewedBy = memberOf(caller);
  const decided = await tx.db
    .update(photos)
    .set({ status: review.decision, reason, reviewedAt: core.clock.now(), reviewedBy })
    .where(eq(photos.id, id))
    .returning({ id: photos.id });
  if (decided.length === 0) throw new Refusal('photo_not_found');
  await relist(core, tx, owner.profileId);
  await core.events.emit(tx, 'photo.reviewed', {
    site,
    userId: owner.userId,
    about: 'photo',
    subject: id,
    decision: review.decision,
    reason,
  });
};

/** Selfies of a site that wait for a moderator, the oldest first, each beside all it may vouch for. */
export const listPendingSelfies = async (
  { db }: Core,
  site: Site,
): Promise<Answer<typeof contract.selfieReviews>> => {
  const waiting = await db
    .select({ selfie: verifications, name: profiles.name })
    .from(verifications)
    .innerJoin(profiles, eq(profiles.id, verifications.profileId))
    .where(and(isNotNull(verifications.file), eq(profiles.siteId, site.id)))
    .orderBy(asc(verifications.createdAt))
    .limit(PAGE_SIZE);
  const profileIds = waiting.map(({ selfie }) => selfie.profileId);
  const rows = await db
    .select({ ...photoColumns, profileId: photos.profileId })
    .from(photos)
    .where(and(inArray(photos.profileId, profileIds), ne(photos.status, 'rejected')))
    .orderBy(asc(photos.position));
  const photosByProfile = Map.groupBy(rows, ({ profileId }) => profileId);
  return {
    selfies: waiting.map(({ selfie, name }) => ({
      id: selfie.id,
      member: selfie.profileId,
      name,
      selfie: fileName(selfie.file ?? '', 'large'),
      photos: (photosByProfile.get(selfie.profileId) ?? []).map((row) => photoView(row)),
      sent_at: selfie.createdAt.toISOString(),
    })),
  };
};

/** Decides over a waiting selfie of the site, and erases it. */
export const reviewSelfie = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, ...review }: CheckedInput<typeof contract.selfieReview>['body'],
): Promise<void> => {
  const { site } = caller;
  const reason = rejectionReason(review);
  const [owner] = await tx.db
    .select({ userId: profiles.userId, profileId: profiles.id })
    .from(verifications)
    .innerJoin(profiles, eq(profiles.id, verifications.profileId))
    .where(and(eq(verifications.id, id), eq(profiles.siteId, site.id)));
  if (!owner) throw new Refusal('selfie_not_found');
  await lockUser(tx, owner.userId);
  const waiting = and(eq(verifications.id, id), isNotNull(verifications.file));
  const [selfie] = await tx.db.select().from(verifications).where(waiting);
  if (!selfie?.file) throw new Refusal('selfie_not_found');
  if (reason === null) {
    await deleteSelfie(core, tx, owner.profileId);
    // Photos that came after the selfie may not have been before the moderator's eyes.
    await tx.db
      .update(profiles)
      .set({ verifiedAt: selfie.createdAt, verifiedBy: memberOf(caller) })
      .where(eq(profiles.id, owner.profileId));
  } else {
    await tx.db
      .update(verifications)
      .set({ file: null, reason, reviewedBy: memberOf(caller) })
      .where(waiting);
    await queueFileErasure(core, tx, [selfie.file]);
  }
  await relist(core, tx, owner.profileId);
  await core.events.emit(tx, 'photo.reviewed', {
    site,
    userId: owner.userId,
    about: 'selfie',
    subject: id,
    decision: review.decision,
    reason,
  });
};
