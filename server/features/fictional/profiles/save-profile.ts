import { nameKey } from '#contract/accounts/index.ts';
import type {
  fictionalAdd,
  FictionalFields,
  FictionalProfile,
  fictionalSave,
} from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { localeOfSite } from '#contract/locales.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { hashOf, lockByName, newId, newToken, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { checkName, hashPassword, resolveLocation } from '#server/features/accounts/index.ts';
import { relist } from '#server/features/members/index.ts';
import { staffOf } from '#server/features/staff/index.ts';
import { assertHasWording, requireFictionalSite } from '../policy.ts';
import { assertMaySay } from '../refused-topics/index.ts';
import { logChange } from './log-change.ts';
import { lockProfile, requireProfile } from './queries.ts';
import { toProfile } from './views.ts';

const { fictionalPersonas, profiles, users } = tables;

/** A password that nobody has ever known, so that nobody signs in. */
export const prepareUnknownPassword = (): Promise<string> => hashPassword(newToken());

/** No mail server ever answers for this domain. */
const addressOf = (id: string): string => `${id}@fictional.invalid`;

const toColumns = (site: Site, fields: FictionalFields) => ({
  name: fields.name,
  birthDate: fields.date_of_birth,
  gender: fields.gender,
  seeking: [...new Set(fields.seeking)],
  seekingMinAge: Math.min(fields.seeking_min_age, fields.seeking_max_age),
  seekingMaxAge: Math.max(fields.seeking_min_age, fields.seeking_max_age),
  about: fields.about,
  interests: [...new Set(fields.interests)],
  sexuality: fields.sexuality,
  hairColour: fields.hair_colour,
  eyeColour: fields.eye_colour,
  bodyType: fields.body_type,
  relationshipStatus: fields.relationship_status,
  tattoos: fields.tattoos,
  ...resolveLocation(site, fields.country, fields.place_id),
});

/** Makes a fictional profile: an account that nobody can enter and no mail reaches. */
export const addProfile = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { site: siteId, fields }: CheckedInput<typeof fictionalAdd>['body'],
  passwordHash: string,
): Promise<FictionalProfile> => {
  const site = await requireFictionalSite(core, caller, 'fictional.edit', siteId, tx.db);
  assertHasWording(site);
  checkName(site, fields.name);
  assertMaySay(fields.about);
  // Of two at once the second counts the first.
  await lockByName(tx, `fictional-profiles-${site.id}`);
  const count = await tx.db.$count(fictionalPersonas, eq(fictionalPersonas.siteId, site.id));
  if (count >= consoleLimits.fictional.perSite) throw new Refusal('fictional_too_many');
  const now = core.clock.now();
  const [userId, profileId] = [newId(now.getTime()), newId(now.getTime())];
  const email = addressOf(userId);
  await tx.db.insert(users).values({
    id: userId,
    siteId: site.id,
    email,
    emailHash: hashOf(email),
    nameKey: nameKey(fields.name),
    passwordHash,
    status: 'active',
    language: localeOfSite(site.domainLanguage),
    createdAt: now,
    confirmedAt: now,
  });
  await tx.db.insert(profiles).values({
    id: profileId,
    userId,
    siteId: site.id,
    status: 'active',
    fictional: true,
    ...toColumns(site, fields),
  });
  await tx.db.insert(fictionalPersonas).values({
    profileId,
    siteId: site.id,
    story: fields.story,
    voice: fields.voice,
    madeBy: staffOf(caller).staffId,
    madeAt: now,
  });
  await relist(core, tx, profileId);
  const added = { profile: { id: profileId, name: fields.name }, site };
  await logChange(core, tx, caller, 'fictional_added', added);
  return toProfile(core, tx.db, await requireProfile(core, caller, profileId, tx.db));
};

/** Changes a fictional profile. That it is one never changes. */
export const saveProfile = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, version, fields }: CheckedInput<typeof fictionalSave>['body'],
): Promise<FictionalProfile> => {
  const { profile, persona, site } = await lockProfile(core, tx, caller, id);
  if (persona.version !== version) throw new Refusal('fictional_outdated');
  checkName(site, fields.name);
  assertMaySay(fields.about);
  await tx.db.update(profiles).set(toColumns(site, fields)).where(eq(profiles.id, id));
  await tx.db
    .update(users)
    .set({ nameKey: nameKey(fields.name) })
    .where(eq(users.id, profile.userId));
  await tx.db
    .update(fictionalPersonas)
    .set({ story: fields.story, voice: fields.voice, version: version + 1 })
    .where(eq(fictionalPersonas.profileId, id));
  await relist(core, tx, id);
  const changed = { profile: { id, name: fields.name }, site };
  await logChange(core, tx, caller, 'fictional_changed', changed);
  return toProfile(core, tx.db, await requireProfile(core, caller, id, tx.db));
};
