import { ageOn } from '#contract/accounts/age.ts';
import type { CaseView, MemberStatus } from '#contract/console/index.ts';
import { and, asc, count, eq, gte, inArray, isNull, lt, ne, sql } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { FOREVER, isBarred } from '#server/features/accounts/index.ts';
import { countSamePicture } from '../count-same-picture.ts';
import type { Case } from './queries.ts';

const { chatSides, conversations, messages, orders, photos, profiles, reports, signIns, users } =
  tables;

const CHAT_DAYS = 7;
const MAX_LISTED = 10;

type User = typeof users.$inferSelect;

/** What an account is now, for whoever decides. */
export const statusOf = (user: User, now: Date): MemberStatus => {
  if (user.deletedAt) return 'deleted';
  if (user.suspendedUntil && user.suspendedUntil >= FOREVER) return 'banned';
  if (isBarred({ ...user, excludedUntil: null }, now)) return 'suspended';
  if (isBarred(user, now)) return 'excluded';
  return user.status === 'active' ? 'active' : 'unconfirmed';
};

/** Others of the site who signed in from a network from which this member did. */
export const findSameNetwork = async (
  core: Core,
  db: Db,
  { id: userId, siteId }: User,
): Promise<CaseView['same_network']> => {
  const own = db
    .select({ networkHash: signIns.networkHash })
    .from(signIns)
    .where(eq(signIns.userId, userId));
  const others = db
    .select({ userId: signIns.userId })
    .from(signIns)
    .where(and(inArray(signIns.networkHash, own), ne(signIns.userId, userId)));
  const rows = await db
    .select({ user: users, id: profiles.id, name: profiles.name, birthDate: profiles.birthDate })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(inArray(users.id, others), eq(users.siteId, siteId)))
    .orderBy(asc(users.createdAt))
    .limit(MAX_LISTED);
  const now = core.clock.now();
  return rows.map(({ user, id, name, birthDate }) => ({
    id,
    name,
    age: ageOn(birthDate, now),
    status: statusOf(user, now),
  }));
};

/** Chats that a member began lately, and how many of them were answered. */
const countChats = async (core: Core, db: Db, profileId: string) => {
  const since = addTime(core.clock.now(), { days: -CHAT_DAYS });
  const [row] = await db
    .select({
      begun: count(),
      answered: sql<number>`(count(*) filter (where exists (select from ${messages} a
        where a.conversation_id = ${conversations.id} and a.sender_id <> ${profileId})))::int`,
    })
    .from(chatSides)
    .innerJoin(conversations, eq(conversations.id, chatSides.conversationId))
    .innerJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.no, 1)))
    .where(
      and(
        eq(chatSides.profileId, profileId),
        gte(conversations.createdAt, since),
        eq(messages.senderId, profileId),
      ),
    );
  return { begun: row?.begun ?? 0, answered: row?.answered ?? 0 };
};

const countOrders = (db: Db, userId: string): Promise<number> =>
  db.$count(orders, and(eq(orders.userId, userId), eq(orders.state, 'completed')));

/** Reports from before a case, and how many of them were right. */
const countEarlierReports = async (db: Db, { id, memberId, openedAt }: Case) => {
  const [row] = await db
    .select({
      before: count(),
      upheld: sql<number>`(count(*) filter (where ${reports.decision} = 'acted'))::int`,
    })
    .from(reports)
    .where(
      and(
        eq(reports.memberId, memberId ?? ''),
        isNull(reports.heldClientId),
        lt(reports.createdAt, openedAt),
        sql`${reports.caseId} is distinct from ${id}`,
      ),
    );
  return { before: row?.before ?? 0, upheld: row?.upheld ?? 0 };
};

/** On how many other accounts the main photo is; null where nobody knows. */
const countMainPhoto = async (db: Db, profileId: string): Promise<number | null> => {
  const [main] = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.profileId, profileId), eq(photos.position, 0)));
  return main ? ((await countSamePicture(db, [main.id])).get(main.id) ?? null) : null;
};

/** What is known about a member, each a plain fact. */
export const readSignals = async (
  core: Core,
  db: Db,
  row: Case,
  user: User,
  sameNetwork: CaseView['same_network'],
): Promise<CaseView['signals']> => {
  const { memberId } = row;
  if (memberId === null) return null;
  return {
    shared_network:
      sameNetwork.length === 0
        ? null
        : {
            accounts: sameNetwork.length,
            banned: sameNetwork.filter(({ status }) => status === 'banned').length,
          },
    same_picture: await countMainPhoto(db, memberId),
    chats: await countChats(core, db, memberId),
    joined_at: user.createdAt.toISOString(),
    source: user.trafficsource?.network ?? null,
    orders: await countOrders(db, user.id),
    reports: await countEarlierReports(db, row),
  };
};
