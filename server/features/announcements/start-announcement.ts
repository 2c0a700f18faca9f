import type {
  Announcement,
  AnnouncementCounts,
  announcementHalt,
  announcementStart,
  AnnouncementState,
  AuditAction,
} from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { addTime, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { writeAudit } from '#server/features/staff/index.ts';
import { countAudience } from './count-audience.ts';
import type { AnnouncementRecord } from './queries.ts';
import { lockAnnouncement, readAnnouncement, siteOfAnnouncement } from './queries.ts';
import { halfWrittenIn, writtenIn } from './texts.ts';
import { toAnnouncement } from './views.ts';

const { announcements } = tables;

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'send-announcements': NoPayload;
  }
}

/** Changes the state, tells the log, and answers with what came of it. */
const changeState = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  row: AnnouncementRecord,
  changes: Partial<AnnouncementRecord>,
  action: AuditAction,
): Promise<Announcement> => {
  const [changed = row] = await tx.db
    .update(announcements)
    .set(changes)
    .where(eq(announcements.id, row.id))
    .returning();
  if (changed.state === 'sending') await core.jobs.enqueue(tx, 'send-announcements', {});
  const view = await toAnnouncement(core, tx.db, changed);
  await writeAudit(core, tx, caller, {
    action,
    site: row.siteId,
    target: ['announcement', row.id],
    values: {
      kind: changed.kind,
      people: changed.people ?? row.people ?? 0,
      told: changed.told,
      ...(changed.startsAt && { at: changed.startsAt.toISOString() }),
    },
  });
  return view;
};

const momentOf = (at: string | null, now: Date): Date | null => {
  if (at === null) return null;
  const moment = new Date(at);
  const { aheadDays } = consoleLimits.announcements;
  if (moment <= now) throw refuseFields({ at: 'too_small' });
  if (moment > addTime(now, { days: aheadDays })) throw refuseFields({ at: 'too_large' });
  return moment;
};

/** Counts whom a draft would reach, before the transaction that sends it. */
export const countReaders = async (
  core: Core,
  caller: Caller,
  id: string,
): Promise<AnnouncementCounts> => {
  const row = await readAnnouncement(core.db, caller, id);
  return countAudience(core, await siteOfAnnouncement(core, core.db, row), row);
};

/** Sends an announcement as it was seen, if there is something to read for all it would reach. */
export const startAnnouncement = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, seen, at }: CheckedInput<typeof announcementStart>['body'],
  counts: AnnouncementCounts,
): Promise<Announcement> => {
  const row = await lockAnnouncement(tx, caller, id);
  if (row.state !== 'draft') throw new Refusal('announcement_started');
  if (row.revision !== seen || counts.revision !== seen) throw new Refusal('announcement_changed');
  const now = core.clock.now();
  const startsAt = momentOf(at, now);
  if (writtenIn(row.texts).length === 0 || halfWrittenIn(row.texts).length > 0)
    throw new Refusal('announcement_unwritten');
  if (counts.without_text > 0) throw new Refusal('announcement_unwritten');
  const people = counts.mailed + counts.without_mail;
  if (people === 0) throw new Refusal('announcement_for_nobody');
  const changes = startsAt
    ? ({ state: 'scheduled', startsAt } as const)
    : ({ state: 'sending', startsAt: now, startedAt: now } as const);
  const action = startsAt ? 'announcement_scheduled' : 'announcement_started';
  return changeState(core, tx, caller, row, { ...changes, people }, action);
};

const halts = {
  pause: { from: ['sending'], action: 'announcement_paused' },
  stop: { from: ['sending', 'paused'], action: 'announcement_stopped' },
  recall: { from: ['scheduled'], action: 'announcement_recalled' },
} as const satisfies Record<
  string,
  { readonly from: readonly AnnouncementState[]; readonly action: AuditAction }
>;

/** Nobody is told any more once this is committed; a batch under way comes before it. */
export const haltAnnouncement = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, how }: CheckedInput<typeof announcementHalt>['body'],
): Promise<Announcement> => {
  const row = await lockAnnouncement(tx, caller, id);
  const { from, action } = halts[how];
  if (!from.some((state) => state === row.state)) throw new Refusal('announcement_not_running');
  const changes: Record<typeof how, Partial<AnnouncementRecord>> = {
    pause: { state: 'paused' },
    stop: { state: 'stopped', endedAt: core.clock.now() },
    recall: { state: 'draft', startsAt: null, people: null },
  };
  return changeState(core, tx, caller, row, changes[how], action);
};

/** Goes on where it was paused. */
export const resumeAnnouncement = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<Announcement> => {
  const row = await lockAnnouncement(tx, caller, id);
  if (row.state !== 'paused') throw new Refusal('announcement_not_running');
  return changeState(core, tx, caller, row, { state: 'sending' }, 'announcement_resumed');
};
