import type { PartnerView } from '#contract/chat/index.ts';
import type { Caller, Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { findKnownMembers } from '#server/features/members/index.ts';
import { readPhotoViews } from '#server/features/members/photos/index.ts';
import { partnerStateOf } from './policy.ts';

/** Whom one chats with, listed or not: whoever hides or leaves is still a partner. */
export const readPartners = async (
  core: Core,
  caller: Caller,
  ids: readonly string[],
  db: Db = core.db,
): Promise<Map<string, PartnerView>> => {
  if (ids.length === 0) return new Map();
  const known = await findKnownMembers(core, db, caller, ids);
  const partners = known.map((member) => ({ ...member, state: partnerStateOf(member) }));
  const visible = partners.filter(({ isShown, state }) => isShown && state === 'open');
  const photos = await readPhotoViews(
    db,
    visible.map(({ id }) => id),
    caller,
  );
  return new Map(
    partners.map(({ id, name, age, presence, verified, fictional, state }) => [
      id,
      {
        id,
        name,
        age,
        photo: photos.get(id)?.[0] ?? null,
        presence: state === 'open' ? presence : null,
        verified,
        fictional,
        state,
      },
    ]),
  );
};
