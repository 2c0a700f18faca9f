import type { LikeList } from '#contract/members/enums.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Profile, Reader } from '#server/features/members/index.ts';
import { isPremium } from '#server/features/accounts/index.ts';
import { readerOf } from '#server/features/members/index.ts';

/** Likes are for members; visitors have none. */
export const requireReader = async (
  core: Core,
  caller: Caller,
): Promise<Reader & { readonly me: Profile }> => {
  const reader = await readerOf(core, caller);
  if (!reader.me) throw new Refusal('authentication_required');
  return { ...reader, me: reader.me };
};

/** Only premium members see all who have visited them; nobody else reads on after the latest. */
export const isFreePreview = (list: LikeList, caller: Caller): boolean =>
  list === 'visitors' && !isPremium(caller);
