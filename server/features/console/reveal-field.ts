import type { RevealableField } from '#contract/console/index.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { findBankDetails } from '#server/features/billing/index.ts';
import { writeAudit } from '#server/features/staff/index.ts';
import type { Member } from './find-member.ts';
import { findMember } from './find-member.ts';
import { requireField } from './policy.ts';

const valueOf = async (
  core: Core,
  tx: Tx,
  { user, profile }: Member,
  field: RevealableField,
): Promise<string | null> => {
  if (field === 'email') return user.email;
  if (field === 'birth_date') return profile.birthDate;
  const bank = await findBankDetails(core, tx.db, user.id);
  return bank?.[field] ?? null;
};

/** Shows one hidden field; who, when and why is logged, and told in the member's data export. */
export const revealField = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, field, reason }: { id: string; field: RevealableField; reason: string },
): Promise<{ value: string | null }> => {
  const member = await findMember(tx.db, caller, 'members.reveal', id);
  const { siteId: site } = member.user;
  requireField(caller, field, site);
  const value = await valueOf(core, tx, member, field);
  const target = ['member', id] as const;
  await writeAudit(core, tx, caller, {
    action: 'member_revealed',
    site,
    target,
    values: { field },
    reason,
  });
  return { value };
};
