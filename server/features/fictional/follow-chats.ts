import { eq, sql } from '#server/db/sql.ts';
import type { Core, Events, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import { unclaimed } from './inbox/queries.ts';
import { hasFictional } from './policy.ts';

const { conversations, fictionalChats, profiles } = tables;

/** A member wrote to a fictional profile: somebody has to answer. Who waits already waits on. */
export const followMessage = async (
  core: Core,
  tx: Tx,
  { site, conversation, senderId, recipient, toFictional }: Events['message.sent'],
): Promise<void> => {
  if (!toFictional || !hasFictional(site)) return;
  const now = core.clock.now().toISOString();
  const { rows } = (await tx.db.execute(sql`
    insert into ${fictionalChats} (conversation_id, site_id, profile_id, member_id, waiting_since)
    select c.id, c.site_id, p.id, ${senderId}::uuid, ${now}::timestamptz
    from ${profiles} p join ${conversations} c on c.id = ${conversation}::uuid
    where p.user_id = ${recipient}::uuid and p.fictional and p.status = 'active'
    on conflict (conversation_id) do update
      set waiting_since = coalesce(fictional_chats.waiting_since, excluded.waiting_since)
    returning 1 as one`)) as { rows: readonly unknown[] };
  if (rows.length > 0) await sendQueueChange(core, tx, 'inbox', site.id);
};

/** What waited was taken back, and nothing is left to answer. */
export const followEmptied = async (
  core: Core,
  tx: Tx,
  { conversation, userId }: Events['conversation.emptied'],
): Promise<void> => {
  const [profile] = await tx.db
    .select({ fictional: profiles.fictional })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (!profile?.fictional) return;
  const [emptied] = await tx.db
    .update(fictionalChats)
    .set({ waitingSince: null, ...unclaimed })
    .where(eq(fictionalChats.conversationId, conversation))
    .returning({ site: fictionalChats.siteId });
  if (emptied) await sendQueueChange(core, tx, 'inbox', emptied.site);
};
