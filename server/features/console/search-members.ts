import { nameKey } from '#contract/accounts/index.ts';
import type { MemberRow } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { SQL } from '#server/db/sql.ts';
import { and, asc, eq, inArray } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { sitesWithRight, writeAudit } from '#server/features/staff/index.ts';
import { selectMembers, toMemberRow } from './member-rows.ts';

const { cases, orders, profiles, sites, users } = tables;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const CASE = /^[RC](?:-[0-9A-Z]{4}){2}$/i;
const ORDER = /^[2-9A-Z]{5}-[2-9A-Z]{5}$/i;

/** Addresses have one account for each site, names several: both are looked up site by site. */
const everySite = (db: Db) => inArray(users.siteId, db.select({ id: sites.id }).from(sites));

const isSubjectOf = (db: Db, caller: Caller, reference: string): SQL => {
  const decided = sitesWithRight(caller, 'cases.decide', undefined);
  return inArray(
    profiles.id,
    db
      .select({ id: cases.memberId })
      .from(cases)
      .where(
        and(
          eq(cases.reference, reference),
          // Cases are the business of those who decide them.
          decided === 'all' ? undefined : inArray(cases.siteId, [...decided]),
        ),
      ),
  );
};

const withName = (db: Db, name: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(everySite(db), eq(users.nameKey, nameKey(name))));

// Two look-ups and not an `or`, which reads every account: each has an index of its own.
const hasId = (db: Db, id: string): SQL =>
  inArray(
    users.id,
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, id))
      .union(db.select({ id: profiles.userId }).from(profiles).where(eq(profiles.id, id))),
  );

const boughtOrIsNamed = (db: Db, caller: Caller, no: string): SQL => {
  const sold = sitesWithRight(caller, 'orders.refund', undefined);
  return inArray(
    users.id,
    withName(db, no).union(
      db
        .select({ id: users.id })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(
          and(
            eq(orders.no, no.toUpperCase()),
            // Orders are the business of those who see them.
            sold === 'all' ? undefined : inArray(orders.siteId, [...sold]),
          ),
        ),
    ),
  );
};

const isAddress = (search: string) => search.includes('@');

/** What is meant by what was typed: each kind has a form of its own, and what has none is a name. */
const conditionOf = (db: Db, caller: Caller, search: string): SQL | undefined => {
  if (isAddress(search)) return and(everySite(db), eq(users.email, search.toLowerCase()));
  if (UUID.test(search)) return hasId(db, search);
  if (CASE.test(search)) return isSubjectOf(db, caller, search.toUpperCase());
  if (ORDER.test(search)) return boughtOrIsNamed(db, caller, search);
  return and(everySite(db), eq(users.nameKey, nameKey(search)));
};

/** Finds members. Who looks for an address is logged, with whom it belongs to and not with the address. */
export const searchMembers = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  search: string,
): Promise<MemberRow[]> => {
  const ofSites = sitesWithRight(caller, 'members.read', undefined);
  const found = await selectMembers(tx.db)
    .where(
      and(
        ofSites === 'all' ? undefined : inArray(users.siteId, [...ofSites]),
        conditionOf(tx.db, caller, search),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(consoleLimits.members.found);
  if (isAddress(search)) {
    const action = 'address_searched';
    if (found.length === 0) await writeAudit(core, tx, caller, { action });
    for (const { user, profile } of found) {
      const target = ['member', profile.id] as const;
      await writeAudit(core, tx, caller, { action, site: user.siteId, target });
    }
  }
  return found.map((row) => toMemberRow(core, caller, row));
};
