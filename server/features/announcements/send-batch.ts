import type { Locale } from '#contract/locales.ts';
import { localeOfSite } from '#contract/locales.ts';
import { channels, disabledKey, isDisabled, kindRules } from '#contract/notifications/index.ts';
import { linkTo } from '#contract/routes.ts';
import { and, eq, gt, inArray, lte, or, sql } from '#server/db/sql.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { addTime, tryLockByName, zoneOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { ChannelSenders } from '#server/features/notifications/index.ts';
import { endOfQuietHours, isReachable, tellMembers } from '#server/features/notifications/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { isMeant } from './audience.ts';
import { allowanceOf, paceAfter } from './pace.ts';
import { pickMembers } from './pick-members.ts';
import type { AnnouncementRecord } from './queries.ts';
import { turnOf } from './queries.ts';
import { localeFor, writtenIn } from './texts.ts';

const { announcements, notificationChoices, notifications, presence, profiles, users } = tables;

/** Accounts that one statement looks at, whoever of them is meant. */
const PAGE_SIZE = 2000;
/** Few enough that whoever stops it waits a moment only, and that their mails fit into memory. */
const BATCH_SIZE = 250;
/** Between two rounds for those whose quiet hours were not over. */
const ROUND_MINUTES = 15;

const FIRST = '00000000-0000-0000-0000-000000000000';

interface Candidate {
  readonly userId: string;
  readonly profileId: string;
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly disabled: readonly string[];
  readonly timeZone: string;
  readonly locale: Locale;
  readonly pushTexts: boolean;
  readonly isQuiet: boolean;
}

/** The languages of those who would find something to read. */
const readersOf = ({ texts }: AnnouncementRecord, siteLanguage: Locale) => {
  const written = writtenIn(texts);
  return written.includes(siteLanguage) ? undefined : inArray(users.language, written);
};

/**
 * The next accounts of the site, and who of them is to be told, as many as a batch can hold: evaluated
 * now, not at the start.
 */
const readPage = async (core: Core, { db }: Tx, site: Site, row: AnnouncementRecord) => {
  const now = core.clock.now();
  const siteLanguage = localeOfSite(site.domainLanguage);
  const type = kindRules[row.kind].type;
  const page = db.$with('page').as(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.siteId, site.id), gt(users.id, row.cursor ?? FIRST)))
      .orderBy(users.id)
      .limit(PAGE_SIZE),
  );
  const [bounds] = await db
    .with(page)
    .select({ count: sql<number>`count(*)::int`, last: sql<string | null>`max(id::text)` })
    .from(page);
  if (!bounds?.last) return { candidates: [], last: null, isEnd: true };
  const found = await db
    .select({
      userId: users.id,
      email: users.email,
      language: users.language,
      disabled: users.notificationsDisabled,
      profileId: profiles.id,
      name: profiles.name,
      country: profiles.country,
      choices: notificationChoices,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(presence, eq(presence.profileId, profiles.id))
    .leftJoin(notificationChoices, eq(notificationChoices.userId, users.id))
    .where(
      and(
        eq(users.siteId, site.id),
        gt(users.id, row.cursor ?? FIRST),
        lte(users.id, bounds.last),
        // The same of the other table, which else may be read from its beginning.
        gt(profiles.userId, row.cursor ?? FIRST),
        lte(profiles.userId, bounds.last),
        lte(users.createdAt, row.startedAt ?? now),
        isReachable(now),
        isMeant(row.audience, now),
        readersOf(row, siteLanguage),
        sql`not ${sql.param(channels.map((channel) => disabledKey(type, channel)))}::text[]
          <@ ${users.notificationsDisabled}`,
        // Looked up for each: the planner believes that nobody was told yet, and as a join it would go
        // through all who were for each of them.
        sql`not exists (select from ${notifications} where ${notifications.userId} = ${users.id}
          and ${notifications.kind} = ${row.kind} and ${notifications.subject} = ${row.id} offset 0)`,
      ),
    )
    .orderBy(users.id)
    // One more than are told now shows that there are more.
    .limit(BATCH_SIZE + 1);
  const isCut = found.length > BATCH_SIZE;
  const candidates = found.flatMap(({ language, choices, ...member }): Candidate[] => {
    const locale = localeFor(row.texts, language, siteLanguage);
    if (locale === null) return [];
    const { quietFrom = null, quietTo = null, pushTexts = false } = choices ?? {};
    const timeZone = zoneOf(choices?.timeZone ?? null, member.country);
    const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
    const isQuiet = endOfQuietHours(quiet, timeZone, now) > now;
    return [{ ...member, locale, timeZone, pushTexts, isQuiet }];
  });
  return {
    candidates,
    last: isCut ? (found.at(-1)?.userId ?? null) : bounds.last,
    isEnd: !isCut && bounds.count < PAGE_SIZE,
  };
};

/** What is to be told to some members, each in their language. */
const toMembers = ({ kind, texts }: AnnouncementRecord, picked: readonly Candidate[]) =>
  picked.flatMap(({ userId, profileId, email, name, locale, timeZone, pushTexts, disabled }) => {
    const text = texts[locale];
    const recipient = { userId, profileId, email, name, language: locale, timeZone, pushTexts };
    const wanted = channels.filter(
      (channel) => !isDisabled(disabled, kindRules[kind].type, channel),
    );
    return text ? [{ recipient, text, channels: wanted }] : [];
  });

/** Where the round stands after a page: further on, at its end with some who wait, or done. */
const progressOf = (
  now: Date,
  isEnd: boolean,
  last: string | null,
  leftWaiting: boolean,
): Partial<AnnouncementRecord> => {
  if (!isEnd) return { cursor: last, leftWaiting, nextRoundAt: null };
  const fromStart = { cursor: null, leftWaiting: false };
  return leftWaiting
    ? { ...fromStart, nextRoundAt: addTime(now, { seconds: 60 * ROUND_MINUTES }) }
    : { ...fromStart, nextRoundAt: null, state: 'done', endedAt: now };
};

/** An announcement that is to go on, locked; whoever else has it, or waits to stop it, comes first. */
const lockRunning = async (tx: Tx, id: string, now: Date) => {
  if (!(await tryLockByName(tx, turnOf(id)))) return undefined;
  const [row] = await tx.db
    .select()
    .from(announcements)
    .where(
      and(
        eq(announcements.id, id),
        or(
          eq(announcements.state, 'sending'),
          and(eq(announcements.state, 'scheduled'), lte(announcements.startsAt, now)),
        ),
      ),
    );
  return row;
};

/**
 * Tells the next members of an announcement, and says whether there is more to do now. What was told
 * and how far it came are committed together: whenever it is killed, nobody is told twice and nobody
 * is left out.
 */
export const sendBatch = (core: Core, senders: ChannelSenders, id: string): Promise<boolean> =>
  core.transact(async (tx) => {
    const now = core.clock.now();
    const locked = await lockRunning(tx, id, now);
    const site = locked && (await siteById(core, locked.siteId, tx.db));
    if (!locked || !site || (locked.nextRoundAt !== null && locked.nextRoundAt > now)) return false;
    const row = { ...locked, state: 'sending' as const, startedAt: locked.startedAt ?? now };
    const size = Math.min(BATCH_SIZE, allowanceOf(row, now));
    if (size === 0) return false;
    const page = await readPage(core, tx, site, row);
    const { picked, last, leftWaiting } = pickMembers(page.candidates, size);
    const announcement = { id: row.id, site, kind: row.kind, path: linkTo(row.page) };
    const { told, mailed } =
      picked.length === 0
        ? { told: 0, mailed: 0 }
        : await tellMembers(core, tx, senders, announcement, toMembers(row, picked));
    const isEnd = page.isEnd && last === null;
    const progress = progressOf(now, isEnd, last ?? page.last, row.leftWaiting || leftWaiting);
    await tx.db
      .update(announcements)
      .set({
        state: row.state,
        startedAt: row.startedAt,
        told: row.told + told,
        mailed: row.mailed + mailed,
        ...paceAfter(row, now, told),
        ...progress,
      })
      .where(eq(announcements.id, id));
    return !isEnd;
  });
