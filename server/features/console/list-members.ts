import * as z from 'zod/mini';
import type { memberList, MemberStatus } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import type { SQL } from '#server/db/sql.ts';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { comesAfter, sealedCursor } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { FOREVER } from '#server/features/accounts/index.ts';
import { isInDays, readSiteZones } from '#server/features/site/index.ts';
import { sitesWithRight } from '#server/features/staff/index.ts';
import { selectMembers, toMemberRow } from './member-rows.ts';

const { presence, profiles, users } = tables;
const { listed } = consoleLimits.members;

type Query = CheckedInput<typeof memberList>['query'];

/** Where the next page begins, in one of the orders. */
const position = sealedCursor(z.object({ sort: z.string(), at: z.iso.datetime(), id: z.uuid() }));

const isOver = (end: typeof users.suspendedUntil | typeof users.excludedUntil, now: Date) =>
  or(isNull(end), lte(end, now));

const isUnconfirmed = sql`${users.status} = 'not_confirmed'`;

/**
 * Who is in which status, as `statusOf` says it. Those with few members say what they have in common
 * in the words of the index that finds them, without a parameter.
 */
const conditionOf = (status: MemberStatus, now: Date): SQL | undefined => {
  const isThere = isNull(users.deletedAt);
  const isLetIn = and(isOver(users.suspendedUntil, now), isOver(users.excludedUntil, now));
  return {
    active: and(isThere, isLetIn, sql`${users.status} = 'active'`),
    unconfirmed: and(isThere, isLetIn, isUnconfirmed),
    suspended: and(
      isThere,
      isNotNull(users.suspendedUntil),
      gt(users.suspendedUntil, now),
      lt(users.suspendedUntil, FOREVER),
    ),
    banned: and(isThere, isNotNull(users.suspendedUntil), eq(users.suspendedUntil, FOREVER)),
    excluded: and(
      isThere,
      isOver(users.suspendedUntil, now),
      isNotNull(users.excludedUntil),
      gt(users.excludedUntil, now),
    ),
    deleted: isNotNull(users.deletedAt),
  }[status];
};

const findMembers = async (core: Core, caller: Caller, query: Query) => {
  const { site, status, country, premium, days = 'joined', sort = 'newest', cursor } = query;
  const sites = sitesWithRight(caller, 'members.read', site);
  const after = position.open(core, cursor, (given) => given.sort === sort);
  const order =
    sort === 'seen'
      ? ([presence.activeAt, presence.profileId] as const)
      : ([users.createdAt, users.id] as const);
  const day = days === 'joined' ? users.createdAt : users.confirmedAt;
  const isInTime = isInDays(await readSiteZones(core.db), users.siteId, day, query);
  return selectMembers(core.db)
    .where(
      and(
        sites === 'all' ? undefined : inArray(users.siteId, [...sites]),
        status && conditionOf(status, core.clock.now()),
        country === undefined ? undefined : eq(profiles.country, country),
        isInTime && and(isInTime, eq(profiles.fictional, false)),
        premium && eq(users.paidUser, premium === 'yes'),
        sort === 'seen' ? isNotNull(presence.activeAt) : undefined,
        after ? comesAfter([order[0], after.at], [order[1], after.id]) : undefined,
      ),
    )
    .orderBy(desc(order[0]), desc(order[1]))
    .limit(listed + 1);
};

/** Members of the sites that somebody works for, page by page. */
export const listMembers = async (
  core: Core,
  caller: Caller,
  query: Query,
): Promise<Answer<typeof memberList>> => {
  const found = await findMembers(core, caller, query);
  const page = found.slice(0, listed);
  const last = found.length > page.length ? page.at(-1) : undefined;
  const sort = query.sort ?? 'newest';
  const at = sort === 'seen' ? last?.seenAt : last?.user.createdAt;
  const id = sort === 'seen' ? last?.profile.id : last?.user.id;
  return {
    members: page.map((row) => toMemberRow(core, caller, row)),
    next: position.close(core, at && id ? { sort, at: at.toISOString(), id } : null),
  };
};
