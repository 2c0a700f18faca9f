import type { RoleGrant } from '#contract/console/index.ts';
import { sitesOf } from '#contract/console/index.ts';
import { and, eq, inArray } from '#server/db/sql.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { holdersOf } from '#server/features/staff/index.ts';

const { securedPictures } = tables;

interface Person {
  readonly roles: readonly RoleGrant[];
}

/** Everybody can be reported but oneself. */
export const reportableMember = <Member extends { readonly id: string }>(
  me: { readonly id: string },
  member: Member | undefined,
): Member => {
  if (!member || member.id === me.id) throw new Refusal('member_not_found');
  return member;
};

/** Those of the staff who may decide the cases of each of some sites; null stands for all sites. */
export const decidersOf = <One extends Person>(
  people: readonly One[],
  sites: readonly (number | null)[],
): One[] => holdersOf(people, 'cases.decide', sites);

/** The sites whose pictures some of the staff may review. */
export const sitesOfReviewers = (people: readonly Person[]): ReturnType<typeof sitesOf> =>
  sitesOf(
    people.flatMap(({ roles }) => roles),
    'photos.review',
  );

/** Nobody decides over what they called unlawful themselves. */
export const requireOtherPerson = async (
  db: Db,
  caseIds: readonly string[],
  staffId: string,
): Promise<void> => {
  const own = await db.$count(
    securedPictures,
    and(inArray(securedPictures.caseId, [...caseIds]), eq(securedPictures.staffId, staffId)),
  );
  if (own > 0) throw new Refusal('needs_second_person');
};

interface Decided {
  readonly staffId: string;
  readonly agreedBy: string | null;
}

/** Nobody decides over an appeal against what they decided themselves. */
export const mayDecideAppeal = (staffId: string, decision: Decided): boolean =>
  staffId !== decision.staffId && staffId !== decision.agreedBy;

export const assertMayDecideAppeal = (staffId: string, decision: Decided): void => {
  if (!mayDecideAppeal(staffId, decision)) throw new Refusal('needs_second_person');
};
