import { and, eq, gt, isNull } from '#server/db/sql.ts';
import type { AccountView } from '#contract/accounts/index.ts';
import { nameKey } from '#contract/accounts/index.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { placeById } from '#server/adapters/places/index.ts';
import { emitAccountChanged } from './account-changed.ts';
import { findLeaveOffer } from './delete-account.ts';
import { checkName } from './names.ts';
import { resolveLocation } from './location.ts';
import { lockUser } from './lock-account.ts';

const { mailTokens, profiles, users } = tables;

const placeView = (placeId: number | null): AccountView['place'] => {
  const place = placeId === null ? undefined : placeById(placeId);
  return place ? { id: place.id, name: place.name } : null;
};

export const readAccount = async (
  core: Core,
  db: Db,
  site: Site,
  userId: string,
): Promise<AccountView> => {
  const [row] = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new Refusal('authentication_required');
  const [pendingChange] = await db
    .select({ email: mailTokens.email })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.userId, userId),
        eq(mailTokens.kind, 'mail_change'),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, core.clock.now()),
      ),
    );
  const { user, profile } = row;
  return {
    name: profile.name,
    email: user.email,
    new_email: pendingChange?.email ?? null,
    date_of_birth: profile.birthDate,
    country: profile.country,
    place: placeView(profile.placeId),
    invisible: profile.invisible,
    search_engines: profile.searchEngines,
    leave_offer: await findLeaveOffer(db, site, user),
  };
};

interface AccountChanges {
  readonly name?: string | undefined;
  readonly country?: string | undefined;
  readonly place_id?: number | null | undefined;
  readonly invisible?: boolean | undefined;
  readonly search_engines?: boolean | undefined;
}

const changeName = async (tx: Tx, site: Site, userId: string, name: string): Promise<void> => {
  checkName(site, name);
  await tx.db
    .update(users)
    .set({ nameKey: nameKey(name) })
    .where(eq(users.id, userId));
  await tx.db.update(profiles).set({ name }).where(eq(profiles.userId, userId));
};

/** Changes what is given and leaves the rest as it is. */
export const updateAccount = async (
  core: Core,
  tx: Tx,
  site: Site,
  userId: string,
  { name, country, place_id: placeId, invisible, search_engines: searchEngines }: AccountChanges,
): Promise<void> => {
  await lockUser(tx, userId);
  const [profile] = await tx.db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!profile) throw new Refusal('authentication_required');
  if (name !== undefined) await changeName(tx, site, userId, name);
  if (country !== undefined || placeId !== undefined) {
    // A town of another country would be wrong, so that a new country alone takes it away.
    const unchangedPlace =
      country === undefined || country === profile.country ? profile.placeId : null;
    const place = placeId === undefined ? unchangedPlace : placeId;
    await tx.db
      .update(profiles)
      .set(resolveLocation(site, country ?? profile.country, place))
      .where(eq(profiles.userId, userId));
  }
  if (invisible !== undefined || searchEngines !== undefined) {
    await tx.db
      .update(profiles)
      .set({ invisible, searchEngines })
      .where(eq(profiles.userId, userId));
  }
  await emitAccountChanged(core, tx, userId);
};
