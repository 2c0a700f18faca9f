import { Refusal } from '#server/core/index.ts';

/** Everybody can be reported but oneself. */
export const reportableMember = <Member extends { readonly id: string }>(
  me: { readonly id: string },
  member: Member | undefined,
): Member => {
  if (!member || member.id === me.id) throw new Refusal('member_not_found');
  return member;
};
