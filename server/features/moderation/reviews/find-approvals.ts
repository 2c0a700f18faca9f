import { ageOn } from '#contract/accounts/age.ts';
import type { ReviewItem, ReviewKind } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { SQL } from '#server/db/sql.ts';
import { and, eq, inArray, sql } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { listStaff } from '#server/features/staff/index.ts';
import { sitesOfReviewers } from '../policy.ts';
import type { Pending, Sites } from './queries.ts';

const { profiles, reports, reviewPasses } = tables;

/** Why nobody approves a picture alone. */
type Delicacy = NonNullable<ReviewItem['two']>['because'];

/** Pictures that two people have to approve: their owners are very young, or somebody reported them. */
export const findDelicate = async (
  core: Core,
  db: Db,
  kind: ReviewKind,
  pictures: readonly Pending[],
): Promise<Map<string, Delicacy>> => {
  const owners = await db
    .select({ id: profiles.id, birthDate: profiles.birthDate })
    .from(profiles)
    .where(
      inArray(
        profiles.id,
        pictures.map(({ profileId }) => profileId),
      ),
    );
  const ids = kind === 'photo' ? pictures.map(({ subject }) => subject) : [];
  const reported = await db
    .select({ id: reports.photoId })
    .from(reports)
    .where(inArray(reports.photoId, ids));
  const now = core.clock.now();
  const isYoung = ({ birthDate }: { readonly birthDate: string }) =>
    ageOn(birthDate, now) < consoleLimits.reviews.youngUntil;
  const youngIds = new Set(owners.filter(isYoung).map(({ id }) => id));
  const reportedIds = new Set(reported.map(({ id }) => id));
  return new Map(
    pictures.flatMap(({ subject, profileId }): [string, Delicacy][] => {
      if (reportedIds.has(subject)) return [[subject, 'reported']];
      return youngIds.has(profileId) ? [[subject, 'young']] : [];
    }),
  );
};

/** First approvals of pictures that need another one. */
export const findApprovals = async (db: Db, kind: ReviewKind, subjects: readonly string[]) => {
  const { subject, staffId, at } = reviewPasses;
  const rows = await db
    .select({ subject, staffId, at })
    .from(reviewPasses)
    .where(
      and(
        eq(reviewPasses.kind, kind),
        inArray(reviewPasses.subject, [...subjects]),
        eq(reviewPasses.approves, true),
      ),
    );
  return Map.groupBy(rows, (row) => row.subject);
};

/** The sites whose pictures somebody else can approve. */
const sitesOfOthers = async (db: Db, staffId: string): Promise<Sites> => {
  const others = (await listStaff(db)).filter(({ id }) => id !== staffId);
  return sitesOfReviewers(others);
};

/** Where nobody else can, one person agrees to themselves with an approval of before that. */
const agreesAloneSince = (now: Date): Date =>
  addTime(now, { seconds: -consoleLimits.staff.agreeAloneMinutes * 60 });

/** Since when an own approval keeps somebody from looking at `p` again. */
export const ownApprovalsSince = async (core: Core, db: Db, staffId: string): Promise<SQL> => {
  const sites = await sitesOfOthers(db, staffId);
  if (sites === 'all') return sql`'-infinity'::timestamptz`;
  return sql`case when p.site_id = any(${sql.param([...sites])}::int[])
    then '-infinity'::timestamptz
    else ${agreesAloneSince(core.clock.now()).toISOString()}::timestamptz end`;
};

/** Whether an approval of this person would only be the first of two. */
export const isFirstOfTwo = async (
  core: Core,
  tx: Tx,
  staffId: string,
  kind: ReviewKind,
  picture: Pending,
): Promise<boolean> => {
  const { subject, siteId } = picture;
  const delicate = await findDelicate(core, tx.db, kind, [picture]);
  if (!delicate.has(subject)) return false;
  const approvals = (await findApprovals(tx.db, kind, [subject])).get(subject) ?? [];
  if (approvals.some((approval) => approval.staffId !== staffId)) return false;
  const sites = await sitesOfOthers(tx.db, staffId);
  if (sites === 'all' || sites.includes(siteId)) return true;
  const since = agreesAloneSince(core.clock.now());
  return !approvals.some(({ at }) => at <= since);
};
