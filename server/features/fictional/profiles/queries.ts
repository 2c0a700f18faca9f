import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUser } from '#server/features/accounts/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { hasFictional, mayEdit } from '../policy.ts';

const { fictionalPersonas, profiles, staff } = tables;

/** A fictional profile with what operators know of it. */
export interface FoundProfile {
  readonly profile: typeof profiles.$inferSelect;
  readonly persona: typeof fictionalPersonas.$inferSelect;
  readonly madeBy: { readonly id: string; readonly name: string } | null;
  readonly site: Site;
}

/** A fictional profile of a site on which the caller may edit them; all others are not there. */
export const requireProfile = async (
  core: Core,
  caller: Caller,
  id: string,
  db: Db = core.db,
): Promise<FoundProfile> => {
  const [found] = await db
    .select({
      profile: profiles,
      persona: fictionalPersonas,
      madeBy: { id: staff.id, name: staff.name },
    })
    .from(fictionalPersonas)
    .innerJoin(profiles, eq(profiles.id, fictionalPersonas.profileId))
    .leftJoin(staff, eq(staff.id, fictionalPersonas.madeBy))
    .where(eq(fictionalPersonas.profileId, id));
  const isMine = found && mayEdit(caller, found.persona.siteId);
  const site = isMine ? await siteById(core, found.persona.siteId, db) : undefined;
  if (!found || !site || !hasFictional(site)) throw new Refusal('fictional_not_found');
  return { ...found, site };
};

/** The same for a change: nobody else changes it meanwhile. */
export const lockProfile = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<FoundProfile> => {
  const { profile } = await requireProfile(core, caller, id, tx.db);
  await lockUser(tx, profile.userId);
  return requireProfile(core, caller, id, tx.db);
};
