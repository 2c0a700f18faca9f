import { sql } from '#server/db/sql.ts';
import type { Locale } from '#contract/locales.ts';
import { channels, typeOfKind } from '#contract/notifications/enums.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import type { NotificationFacts } from './path.ts';
import { nextUsualHour } from './reading-hours.ts';

/** Something that the operators say to all members of a site. */
interface Announcement {
  readonly site: Pick<Site, 'id'>;
  readonly kind: 'news' | 'promotion';
  /** Names it: nobody hears the same twice. */
  readonly subject: string;
  /** What it says by language; members of other languages get the words of `otherwise`. */
  readonly texts: Partial<Record<Locale, NotificationFacts>>;
  readonly fallback: NotificationFacts;
}

/** Tells all members of a site at once; tells how many. Open pages learn of it when they ask. */
export const publishAnnouncement = async (
  core: Core,
  tx: Tx,
  { site, kind, subject, texts, fallback }: Announcement,
): Promise<number> => {
  const now = core.clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = await nextUsualHour(tx.db, now);
  const translations = Object.entries(texts);
  const { rows } = (await tx.db.execute(sql`
    with whom as (
      select u.id, u.notifications_disabled as off,
        coalesce(said.facts, ${JSON.stringify(fallback)})::jsonb as facts,
        ${due({ userId: sql`u.id`, country: sql`p.country` })} as due
      from users u
      join profiles p on p.user_id = u.id
      left join unnest(${sql.param(translations.map(([locale]) => locale))}::text[],
        ${sql.param(translations.map(([, facts]) => JSON.stringify(facts)))}::text[])
        as said (language, facts) on said.language = u.language
      where u.site_id = ${site.id} and u.status = 'active' and not p.fictional
        and not exists (select from notifications n
          where n.user_id = u.id and n.kind = ${kind} and n.subject = ${subject})
    ), kept as (
      insert into notifications (id, user_id, kind, subject, facts, created_at, at)
      select gen_random_uuid(), id, ${kind}, ${subject}, facts, ${at}, ${at} from whom
      returning user_id
    ), leaving as (
      insert into outgoing (user_id, type, channel, since, due_at)
      select whom.id, ${typeOfKind[kind]}::text, way.channel, ${at}, whom.due
      from kept join whom on whom.id = kept.user_id
      cross join unnest(${sql.param(channels)}::text[]) as way (channel)
      where not (${typeOfKind[kind]}::text || ':' || way.channel = any (whom.off))
        and (way.channel = 'email' or exists (
          select from push_subscriptions s where s.user_id = whom.id))
      order by whom.id, way.channel
      on conflict (user_id, type, channel) do update set step = outgoing.step where false
    )
    select count(*)::int as told from kept`)) as { rows: { told: number }[] };
  return rows[0]?.told ?? 0;
};
