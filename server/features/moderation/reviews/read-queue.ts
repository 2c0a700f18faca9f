import type { reviewBacklog, ReviewKind, reviewQueue } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, count, eq, gt, gte, inArray, isNull, sql } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { fileName } from '#server/core/pictures/index.ts';
import { tables } from '#server/db/index.ts';
import { staffOf } from '#server/features/staff/index.ts';
import type { Sites } from './queries.ts';
import { findPending, isPending, pendingOf } from './queries.ts';
import { findDelicate } from './find-approvals.ts';

const { reviewClaims, reviews, staff } = tables;

interface Backlog {
  readonly waiting: number;
  readonly oldest_at: string | null;
}

/** How much waits. Nobody needs to know how many more than a thousand. */
const countPending = async ({ db }: Core, kind: ReviewKind, sites: Sites): Promise<Backlog> => {
  const counted = db
    .select({ sentAt: sql`p.sent_at`.mapWith(reviews.sentAt).as('sent_at') })
    .from(pendingOf(kind))
    .where(isPending(kind, sites))
    .orderBy(sql`p.sent_at`)
    .limit(consoleLimits.reviews.maxCount)
    .as('counted');
  const [row] = await db
    .select({
      waiting: count(),
      oldest: sql`min(${counted.sentAt})`.mapWith(reviews.sentAt),
    })
    .from(counted);
  const waiting = row?.waiting ?? 0;
  return { waiting, oldest_at: row && waiting > 0 ? row.oldest.toISOString() : null };
};

export const readBacklog = async (
  core: Core,
  sites: Sites,
): Promise<Answer<typeof reviewBacklog>> => ({
  photo: await countPending(core, 'photo', sites),
  message_photo: await countPending(core, 'message_photo', sites),
  selfie: await countPending(core, 'selfie', sites),
});

/** Who holds which picture of a kind now. */
const findHolders = ({ db, clock }: Core, kind: ReviewKind) =>
  db
    .select({ subject: reviewClaims.subject, id: staff.id, name: staff.name })
    .from(reviewClaims)
    .innerJoin(staff, eq(staff.id, reviewClaims.staffId))
    .where(and(eq(reviewClaims.kind, kind), gt(reviewClaims.until, clock.now())));

const startOfDay = (now: Date): Date => new Date(now.toISOString().slice(0, 10));

const measureToday = async (core: Core, kind: ReviewKind, sites: Sites, staffId: string) => {
  const wait = sql`extract(epoch from ${reviews.decidedAt} - ${reviews.sentAt})`;
  const [row] = await core.db
    .select({
      all: sql<number>`count(*)::int`,
      own: sql<number>`count(*) filter (where ${reviews.staffId} = ${staffId})::int`,
      medianWait: sql<number | null>`percentile_cont(0.5) within group (order by ${wait})::int`,
    })
    .from(reviews)
    .where(
      and(
        gte(reviews.decidedAt, startOfDay(core.clock.now())),
        eq(reviews.kind, kind),
        isNull(reviews.undoneAt),
        sites === 'all' ? undefined : inArray(reviews.siteId, [...sites]),
      ),
    );
  return { own: row?.own ?? 0, all: row?.all ?? 0, median_wait: row?.medianWait ?? null };
};

/** The queue of a kind as everybody sees it. */
export const readQueue = async (
  core: Core,
  caller: Caller,
  kind: ReviewKind,
  sites: Sites,
): Promise<Answer<typeof reviewQueue>> => {
  const { staffId } = staffOf(caller);
  const holders = await findHolders(core, kind);
  const pictures = await findPending(core.db, kind, sites, consoleLimits.reviews.listed);
  const delicate = await findDelicate(core, core.db, kind, pictures);
  const holderOf = new Map(holders.map(({ subject, id, name }) => [subject, { id, name }]));
  const others = new Map(holders.map(({ id, name }) => [id, { id, name }]));
  others.delete(staffId);
  return {
    ...(await countPending(core, kind, sites)),
    pictures: pictures.map(({ subject, siteId, file, colour, sentAt }) => ({
      id: subject,
      site: siteId,
      filename: fileName(file, kind === 'photo' ? 'thumb' : 'large'),
      colour,
      sent_at: sentAt.toISOString(),
      claimed_by: holderOf.get(subject) ?? null,
      two: delicate.has(subject),
    })),
    others: [...others.values()],
    today: await measureToday(core, kind, sites, staffId),
  };
};
