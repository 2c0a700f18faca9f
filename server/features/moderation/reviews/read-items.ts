import { ageOn } from '#contract/accounts/age.ts';
import type { ReviewItem, ReviewKind } from '#contract/console/index.ts';
import { and, asc, count, eq, inArray, isNull } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import { fileName } from '#server/core/pictures/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { placeById } from '#server/adapters/places/index.ts';
import { photoColumns, photoView } from '#server/features/members/photos/index.ts';
import { countSamePicture } from '../count-same-picture.ts';
import type { Pending } from './queries.ts';
import { findApprovals, findDelicate } from './find-approvals.ts';

const { photos, profiles, reports, reviewPasses, staff, users } = tables;

/** The members who sent the pictures, as far as it helps to decide. */
const findSenders = async (db: Db, profileIds: readonly string[]) => {
  const rows = await db
    .select({
      id: profiles.id,
      name: profiles.name,
      birthDate: profiles.birthDate,
      joinedAt: users.createdAt,
      language: users.language,
      placeId: profiles.placeId,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(inArray(profiles.id, profileIds));
  return new Map(rows.map((row) => [row.id, row]));
};

const countReports = async (db: Db, profileIds: readonly string[]) => {
  const rows = await db
    .select({ id: reports.memberId, count: count() })
    .from(reports)
    .where(and(inArray(reports.memberId, profileIds), isNull(reports.heldClientId)))
    .groupBy(reports.memberId);
  return new Map(rows.map((row) => [row.id, row.count]));
};

const findPhotos = async (db: Db, profileIds: readonly string[]) => {
  const rows = await db
    .select({ ...photoColumns, profileId: photos.profileId, status: photos.status })
    .from(photos)
    .where(inArray(photos.profileId, profileIds))
    .orderBy(asc(photos.position));
  return Map.groupBy(rows, ({ profileId }) => profileId);
};

/** Colleagues who were not sure about a picture. */
const findAskers = async (db: Db, kind: ReviewKind, subjects: readonly string[]) => {
  const rows = await db
    .select({ subject: reviewPasses.subject, id: staff.id, name: staff.name })
    .from(reviewPasses)
    .innerJoin(staff, eq(staff.id, reviewPasses.staffId))
    .where(
      and(
        eq(reviewPasses.kind, kind),
        inArray(reviewPasses.subject, subjects),
        eq(reviewPasses.asks, true),
      ),
    );
  return Map.groupBy(rows, ({ subject }) => subject);
};

/** Pictures with what is needed to decide over them; nothing more is told. */
export const readItems = async (
  core: Core,
  db: Db,
  kind: ReviewKind,
  pictures: readonly Pending[],
): Promise<ReviewItem[]> => {
  const profileIds = pictures.map(({ profileId }) => profileId);
  const subjects = pictures.map(({ subject }) => subject);
  const senders = await findSenders(db, profileIds);
  const reported = await countReports(db, profileIds);
  const allPhotos = await findPhotos(db, profileIds);
  const askers = await findAskers(db, kind, subjects);
  const delicate = await findDelicate(core, db, kind, pictures);
  const approvals = await findApprovals(db, kind, subjects);
  const elsewhere = await countSamePicture(db, kind === 'photo' ? subjects : []);
  const now = core.clock.now();
  return pictures.flatMap((picture) => {
    const sender = senders.get(picture.profileId);
    if (!sender) return [];
    const own = allPhotos.get(picture.profileId) ?? [];
    const because = delicate.get(picture.subject);
    const approved = own.filter(({ status }) => status === 'approved');
    const rejected = own.filter(({ status }) => status === 'rejected');
    // A selfie vouches for what waits as well.
    const compared =
      kind === 'selfie'
        ? own.filter(({ status }) => status !== 'rejected' && status !== 'secured')
        : approved;
    return {
      id: picture.subject,
      kind,
      site: picture.siteId,
      filename: fileName(picture.file, 'large'),
      colour: picture.colour,
      sent_at: picture.sentAt.toISOString(),
      member: {
        id: sender.id,
        name: sender.name,
        age: ageOn(sender.birthDate, now),
        place: sender.placeId === null ? null : (placeById(sender.placeId)?.name ?? null),
        joined_at: sender.joinedAt.toISOString(),
        language: sender.language,
        approved: approved.length,
        rejected: rejected.length,
        reports: reported.get(sender.id) ?? 0,
        photos: compared.map((row) => photoView(row)),
      },
      place: picture.place,
      elsewhere: elsewhere.get(picture.subject) ?? null,
      asked_by: (askers.get(picture.subject) ?? []).map(({ id, name }) => ({ id, name })),
      two: because ? { because, approved: approvals.has(picture.subject) } : null,
    };
  });
};
