import type { RoleGrant, StaffRight } from '#contract/console/index.ts';
import type { Caller, Core, Site } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { hasRightOn, holdersOf, requireRight } from '#server/features/staff/index.ts';

/** Whether a site keeps fictional profiles: then it warns of them. */
export const hasFictional = ({ settings }: Site): boolean => settings.fictional_warning;

/** Whether a site has said what its fictional profiles are called. */
export const hasWording = ({ settings }: Site): boolean =>
  settings.fictional_singular !== '' && settings.fictional_plural !== '';

/** Whether somebody may edit the fictional profiles of a site. */
export const mayEdit = (caller: Caller, siteId: number): boolean =>
  hasRightOn(caller, 'fictional.edit', siteId);

/** Whether somebody may answer for the fictional profiles of a site. */
export const mayAnswer = (caller: Caller, siteId: number): boolean =>
  hasRightOn(caller, 'inbox.answer', siteId);

/** Those of the staff who may answer for the fictional profiles of a site. */
export const answerersOf = <Person extends { readonly roles: readonly RoleGrant[] }>(
  people: readonly Person[],
  siteId: number,
): Person[] => holdersOf(people, 'inbox.answer', [siteId]);

/** Nobody is made up before members can be told what they are. */
export const assertHasWording = (site: Site): void => {
  if (!hasWording(site)) throw new Refusal('fictional_no_wording');
};

/** A site on which somebody has a right. One without fictional profiles is not there for it. */
export const requireFictionalSite = async (
  core: Core,
  caller: Caller,
  right: StaffRight,
  id: number,
  db?: Db,
): Promise<Site> => {
  requireRight(caller, right, id);
  const site = await siteById(core, id, db);
  if (!site || !hasFictional(site)) throw new Refusal('not_found');
  return site;
};
