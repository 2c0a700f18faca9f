import type { inboxBacklog, inboxQueue } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { and, gte, inArray, isNull, sql } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { readLastReceivedMessages } from '#server/features/chat/index.ts';
import { staffOf } from '#server/features/staff/index.ts';
import { findWaiting } from './queries.ts';
import { readFaces } from './read-chat.ts';

const { fictionalAnswers, fictionalPersonas } = tables;
const { listed, maxCount, goalMinutes, excerptLength } = consoleLimits.inbox;

/** In how many chats somebody waits. Nobody needs to know how many more than a thousand. */
export const readInboxBacklog = async (
  core: Core,
  sites: readonly number[],
): Promise<Answer<typeof inboxBacklog>> => {
  const rows = await findWaiting(core.db, sites, core.clock.now(), maxCount);
  return {
    waiting: rows.length,
    oldest_at: rows[0]?.chat.waitingSince?.toISOString() ?? null,
  };
};

const measureToday = async (core: Core, sites: readonly number[], staffId: string) => {
  const wait = sql`extract(epoch from ${fictionalAnswers.answeredAt} - ${fictionalAnswers.waitingSince})`;
  const today = new Date(core.clock.now().toISOString().slice(0, 10));
  const [row] = await core.db
    .select({
      all: sql<number>`count(*)::int`,
      own: sql<number>`count(*) filter (where ${fictionalAnswers.staffId} = ${staffId})::int`,
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${wait})::int`,
      within: sql<number>`count(*) filter (where ${wait} <= ${goalMinutes * 60})::int`,
    })
    .from(fictionalAnswers)
    .where(
      and(gte(fictionalAnswers.answeredAt, today), inArray(fictionalAnswers.siteId, [...sites])),
    );
  const { all, own, median, within } = row ?? { all: 0, own: 0, median: null, within: 0 };
  return {
    own,
    all,
    median_wait: median,
    within_goal: all === 0 ? null : Math.round((100 * within) / all),
  };
};

/** The queue as all operators see it. */
export const readInbox = async (
  core: Core,
  caller: Caller,
  sites: readonly number[],
): Promise<Answer<typeof inboxQueue>> => {
  const { db, clock } = core;
  const rows = await findWaiting(db, sites, clock.now(), listed);
  const chats = rows.map(({ chat }) => chat);
  const faces = await readFaces(
    core,
    db,
    chats.flatMap(({ profileId, memberId }) => [profileId, memberId]),
  );
  const byProfile = Map.groupBy(chats, ({ profileId }) => profileId);
  const received = await Promise.all(
    [...byProfile].map(([profileId, own]) =>
      readLastReceivedMessages(
        db,
        profileId,
        own.map(({ conversationId }) => conversationId),
      ),
    ),
  );
  const last = new Map(received.flatMap((messages) => [...messages]));
  const ofSites = and(
    inArray(fictionalPersonas.siteId, [...sites]),
    isNull(fictionalPersonas.retiredAt),
  );
  return {
    ...(await readInboxBacklog(core, sites)),
    profiles: await db.$count(fictionalPersonas, ofSites),
    chats: rows.flatMap(({ chat, holder, giver }) => {
      const profile = faces.get(chat.profileId);
      const member = faces.get(chat.memberId);
      const message = last.get(chat.conversationId);
      if (!profile || !member || !chat.waitingSince) return [];
      const { id, name, age, photo } = member;
      return {
        id: chat.conversationId,
        site: chat.siteId,
        profile: { id: profile.id, name: profile.name },
        member: { id, name, age, photo },
        excerpt: (message?.text ?? '').slice(0, excerptLength),
        kind: message?.kind ?? 'text',
        last_no: message?.no ?? 0,
        waiting_since: chat.waitingSince.toISOString(),
        claimed_by: holder,
        handed_by: giver,
      };
    }),
    today: await measureToday(core, sites, staffOf(caller).staffId),
  };
};
