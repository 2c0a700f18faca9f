import type { ComponentType } from 'react';
import type { MemberLander, VariantOf } from '#contract/landers.ts';
import type { IntroductionView } from '#contract/members/member.ts';
import type { LanderAssets } from '../design.ts';

export interface LanderMember extends Omit<IntroductionView, 'interests'> {
  /** A few of their interests, in the reader's language. */
  readonly likes: readonly string[];
}

export interface MemberLanderProps<L extends MemberLander = MemberLander> {
  readonly variant: VariantOf<L>;
  readonly member: LanderMember;
}

export interface MemberDesign<L extends MemberLander = MemberLander> extends LanderAssets {
  readonly Page: ComponentType<MemberLanderProps<L>>;
}
