import type {
  Announcement,
  announcementAdd,
  AnnouncementFields,
  announcementSave,
} from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { requireRight, staffOf, writeAudit } from '#server/features/staff/index.ts';
import { RIGHT } from './policy.ts';
import { lockAnnouncement, readAnnouncement } from './queries.ts';
import { withoutEmpty } from './texts.ts';
import { toAnnouncement } from './views.ts';

const { announcements } = tables;

const everybody: AnnouncementFields['audience'] = {
  countries: [],
  languages: [],
  premium: 'all',
  active: null,
  joined_from: null,
  joined_before: null,
};

/** Begins a draft, of nothing or of what another announcement said. */
export const addAnnouncement = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { site, kind, copy_of: source }: CheckedInput<typeof announcementAdd>['body'],
): Promise<{ id: string }> => {
  requireRight(caller, RIGHT, site);
  if (!(await siteById(core, site, tx.db))) throw new Refusal('announcement_not_found');
  const copied = source === undefined ? null : await readAnnouncement(tx.db, caller, source);
  const now = core.clock.now();
  const id = newId(now.getTime());
  await tx.db.insert(announcements).values({
    id,
    siteId: site,
    kind,
    state: 'draft',
    page: copied?.page ?? (kind === 'promotion' ? 'credits' : 'index'),
    perHour: copied?.perHour ?? consoleLimits.announcements.perHour.usual,
    audience: copied?.audience ?? everybody,
    texts: copied?.texts ?? {},
    createdAt: now,
    changedBy: staffOf(caller).staffId,
    changedAt: now,
  });
  return { id };
};

/** Changes a draft. What was started says for ever what it said. */
export const saveAnnouncement = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, seen, fields }: CheckedInput<typeof announcementSave>['body'],
): Promise<Announcement> => {
  const row = await lockAnnouncement(tx, caller, id);
  if (row.state !== 'draft') throw new Refusal('announcement_started');
  if (row.revision !== seen) throw new Refusal('announcement_changed');
  const { kind, page, per_hour: perHour, audience, texts } = fields;
  const [saved] = await tx.db
    .update(announcements)
    .set({
      kind,
      page,
      perHour,
      audience,
      texts: withoutEmpty(texts),
      revision: seen + 1,
      changedBy: staffOf(caller).staffId,
      changedAt: core.clock.now(),
    })
    .where(eq(announcements.id, id))
    .returning();
  return toAnnouncement(core, tx.db, saved ?? row);
};

/** Deletes a draft that was never sent. */
export const deleteAnnouncement = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<void> => {
  const row = await lockAnnouncement(tx, caller, id);
  if (row.state !== 'draft') throw new Refusal('announcement_started');
  await tx.db.delete(announcements).where(eq(announcements.id, id));
  await writeAudit(core, tx, caller, {
    action: 'announcement_deleted',
    site: row.siteId,
    target: ['announcement', id],
    values: { kind: row.kind },
  });
};
