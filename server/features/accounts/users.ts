import { and, eq, sql } from '#server/db/sql.ts';
import type { UserView } from '#contract/accounts/index.ts';
import { refundDeadline } from '#contract/billing/refund-deadline.ts';
import type { Locale } from '#contract/locales.ts';
import type { photoStatuses } from '#contract/members/enums.ts';
import type { Face } from '#contract/members/face.ts';
import type { Core, Site } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { prepared, tables } from '#server/db/index.ts';

const { creditLots, orders, photos, profiles, users } = tables;

/**
 * When the latest of those orders was paid whose credits are not all used. Whoever has bought nothing
 * or has no credits costs no look; of others few lots are looked at. Every request of a member asks,
 * so it is part of the one statement that finds a session.
 */
const lastUnusedPaidAt =
  sql<Date | null>`case when ${users.paidUser} and ${users.credits} > 0 then (
  select max(coalesce(${orders.creditedAt}, ${orders.settledAt})) from ${creditLots}
  join ${orders} on ${orders.lotId} = ${creditLots.id}
  where ${creditLots.userId} = ${users.id} and ${creditLots.rest} > 0
    and ${orders.state} in ('completed', 'pending')) end`.mapWith(orders.settledAt);

/** What a query selects of a member whose view is wanted. */
export const userColumns = {
  id: users.id,
  status: users.status,
  credits: users.credits,
  paidUser: users.paidUser,
  lastUnused: lastUnusedPaidAt.as('last_unused'),
  createdAt: users.createdAt,
  trafficsource: users.trafficsource,
  language: users.language,
  notificationsDisabled: users.notificationsDisabled,
  paymentCountry: users.paymentCountry,
};

export const profileColumns = {
  id: profiles.id,
  name: profiles.name,
  country: profiles.country,
  status: profiles.status,
  verifiedAt: profiles.verifiedAt,
};

/** Of the main photo, whatever became of it. */
export const mainPhotoColumns = {
  file: photos.file,
  status: photos.status,
  createdAt: photos.createdAt,
  faceX: photos.faceX,
  faceY: photos.faceY,
};

export const isMainPhoto = and(eq(photos.profileId, profiles.id), eq(photos.position, 0));

type User = Pick<typeof users.$inferSelect, Exclude<keyof typeof userColumns, 'lastUnused'>> & {
  readonly lastUnused: Date | null;
};
type Profile = Pick<typeof profiles.$inferSelect, keyof typeof profileColumns>;
type MainPhoto = Pick<typeof photos.$inferSelect, keyof typeof mainPhotoColumns>;

/** Where a photo has its face, if that is known. */
export const faceOf = ({ faceX, faceY }: Pick<MainPhoto, 'faceX' | 'faceY'>): Face | null =>
  faceX === null || faceY === null ? null : { x: faceX, y: faceY };

/** What the owner of a photo is told became of it: what is held or secured is being checked. */
export const toldStatus = ({
  status,
  reason,
}: Pick<typeof photos.$inferSelect, 'status' | 'reason'>): (typeof photoStatuses)[number] => {
  if (status === 'held') return 'pending';
  if (status !== 'secured') return status;
  return reason === null ? 'pending' : 'rejected';
};

const mainImage = ({ file, status, createdAt, ...face }: MainPhoto, verifiedAt: Date | null) => ({
  // Nobody gets what is secured.
  filename: status === 'secured' ? '' : `${file}-large`,
  thumb_filename: status === 'secured' ? '' : `${file}-thumb`,
  face: faceOf(face),
  status: toldStatus({ status, reason: null }),
  // The selfie vouches for photos that were there before it.
  match: verifiedAt !== null && createdAt <= verifiedAt,
});

/** Until when something can be withdrawn from, if it still can. */
const withdrawUntil = (
  { settings }: Site,
  { lastUnused: paidAt }: User,
  now: Date,
): string | null => {
  const end = paidAt && refundDeadline(paidAt, settings.refund_days);
  return end && end >= now ? end.toISOString() : null;
};

export const userView = (
  site: Site,
  user: User,
  { verifiedAt, ...profile }: Profile,
  photo: MainPhoto | null,
  now: Date,
): UserView => ({
  id: user.id,
  status: user.status,
  credits: user.credits,
  paid_user: user.paidUser,
  withdraw_until: withdrawUntil(site, user, now),
  signup_date: user.createdAt.toISOString(),
  trafficsource: user.trafficsource,
  language: user.language,
  notifications_disabled: user.notificationsDisabled,
  payment_country: user.paymentCountry,
  profile: { ...profile, main_image: photo && mainImage(photo, verifiedAt) },
});

const findUser = prepared((db) =>
  db
    .select({ user: userColumns, profile: profileColumns, photo: mainPhotoColumns })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(photos, isMainPhoto)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('find_user'),
);

export const readUser = async (
  { clock }: Core,
  db: Db,
  site: Site,
  userId: string,
): Promise<UserView> => {
  const [row] = await findUser(db).execute({ userId });
  if (!row) throw new Refusal('authentication_required');
  return userView(site, row.user, row.profile, row.photo, clock.now());
};

export const saveLanguage = async (
  core: Core,
  db: Db,
  site: Site,
  userId: string,
  language: Locale,
): Promise<UserView> => {
  await db.update(users).set({ language }).where(eq(users.id, userId));
  return readUser(core, db, site, userId);
};
