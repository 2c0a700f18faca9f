import { sql } from '#server/db/sql.ts';
import type { Channel } from '#contract/notifications/enums.ts';
import { channels, kindRules } from '#contract/notifications/enums.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import type { Bundle, BundleItem, Recipient } from './bundle.ts';
import type { ChannelSenders } from './deliver.ts';

/** A member, what they are told, and by which channels. */
interface ToldMember {
  /** Reads the language of the text. */
  readonly recipient: Recipient;
  readonly text: { readonly subject: string; readonly body: string };
  readonly channels: readonly Channel[];
}

interface Announcement {
  readonly id: string;
  readonly site: Site;
  readonly kind: 'news' | 'promotion';
  /** Where it leads. */
  readonly path: string;
}

/** One announcement for one member, as the writers of mails and pushes take it. */
export const bundleOf = (
  { id, site, kind, path }: Announcement,
  { recipient, text }: Pick<ToldMember, 'recipient' | 'text'>,
  channel: Channel,
  item: Pick<BundleItem, 'id' | 'at'>,
): Bundle => ({
  site,
  recipient,
  type: kindRules[kind].type,
  channel,
  items: [
    {
      ...item,
      kind,
      subject: id,
      count: 1,
      facts: { title: text.subject, text: text.body, path },
      member: null,
    },
  ],
  step: 0,
  announcement: id,
});

/**
 * Tells some members of an announcement: in their notification centre, by mail and by push, all of
 * it in one transaction. Who has a notification of it is told no more. Open pages show it when they
 * ask again. Whoever is erased at the same moment is left out. The text stays with the announcement: a notification has the title only.
 */
export const tellMembers = async (
  core: Core,
  tx: Tx,
  senders: ChannelSenders,
  announcement: Announcement,
  members: readonly ToldMember[],
): Promise<{ told: number; mailed: number }> => {
  const now = core.clock.now();
  const rows = members.map((member) => ({ ...member, id: newId(now.getTime()) }));
  const array = (values: readonly unknown[], type: string) =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  const { rows: kept } = (await tx.db.execute(sql`
    insert into notifications (id, user_id, kind, subject, facts, created_at, at, mailed_at)
    select row.id, row.user_id, ${announcement.kind}, ${announcement.id}, row.facts::jsonb,
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz,
      case when row.mailed then ${now.toISOString()}::timestamptz end
    from unnest(
      ${array(
        rows.map(({ id }) => id),
        'uuid',
      )},
      ${array(
        rows.map(({ recipient }) => recipient.userId),
        'uuid',
      )},
      ${array(
        rows.map(({ text }) => JSON.stringify({ title: text.subject, path: announcement.path })),
        'text',
      )},
      ${array(
        rows.map((row) => row.channels.includes('email')),
        'boolean',
      )}
    ) as row (id, user_id, facts, mailed)
    join profiles p on p.user_id = row.user_id
    for key share of p
    on conflict (user_id, kind, subject) where seen_at is null do nothing
    returning id`)) as { rows: { id: string }[] };
  const ids = new Set(kept.map(({ id }) => id));
  const told = rows.filter(({ id }) => ids.has(id));
  let mailed = 0;
  for (const channel of channels) {
    const bundles = told
      .filter((member) => member.channels.includes(channel))
      .map((member) => bundleOf(announcement, member, channel, { id: member.id, at: now }));
    if (channel === 'email') mailed = bundles.length;
    if (bundles.length > 0) await senders[channel](core, tx, bundles);
  }
  return { told: told.length, mailed };
};
