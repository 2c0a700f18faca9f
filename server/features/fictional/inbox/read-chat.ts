import { ageOn } from '#contract/accounts/age.ts';
import type { InboxChat, InboxMessage } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import { fictionalLines } from '#messages/fictional-lines.ts';
import { openersOf } from '#messages/openers.ts';
import { and, asc, desc, eq, inArray, isNull, sql } from '#server/db/sql.ts';
import type { Caller, Core, Site } from '#server/core/index.ts';
import { fileName } from '#server/core/pictures/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { placeById } from '#server/adapters/places/index.ts';
import { visiblePhotoStatuses } from '#server/features/members/index.ts';
import { photoView } from '#server/features/members/photos/index.ts';
import { listStaff, staffOf } from '#server/features/staff/index.ts';
import { answerersOf } from '../policy.ts';
import { readHonestLine } from './honest-line.ts';
import { readNotes } from './notes.ts';
import type { FictionalChat, OpenChat } from './queries.ts';

const {
  chatSides,
  fictionalAnswers,
  fictionalPersonas,
  messagePhotos,
  messages,
  photos,
  profiles,
  staff,
  users,
} = tables;

const placeName = (id: number | null): string | null =>
  id === null ? null : (placeById(id)?.name ?? null);

/** Some profiles as operators see them: name, age, and the photo that everybody sees. */
export const readFaces = async (core: Core, db: Db, ids: readonly string[]) => {
  const rows = await db
    .select()
    .from(profiles)
    .where(inArray(profiles.id, [...ids]));
  const pictures = await db
    .selectDistinctOn([photos.profileId])
    .from(photos)
    .where(and(inArray(photos.profileId, [...ids]), eq(photos.status, 'approved')))
    .orderBy(photos.profileId, asc(photos.position));
  const photoOf = new Map(pictures.map((photo) => [photo.profileId, photoView(photo)]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        age: ageOn(row.birthDate, core.clock.now()),
        photo: photoOf.get(row.id) ?? null,
        place: placeName(row.placeId),
        interests: row.interests,
      },
    ]),
  );
};

const readMessages = async (
  db: Db,
  site: Site,
  { conversationId, profileId, memberId }: FictionalChat,
): Promise<InboxMessage[]> => {
  const [side] = await db
    .select({ readNo: sql<number>`coalesce(${chatSides.toldReadNo}, ${chatSides.readNo})` })
    .from(chatSides)
    .where(and(eq(chatSides.conversationId, conversationId), eq(chatSides.profileId, memberId)));
  const rows = await db
    .select({ message: messages, photo: messagePhotos, by: { id: staff.id, name: staff.name } })
    .from(messages)
    .leftJoin(
      messagePhotos,
      and(
        eq(messagePhotos.conversationId, messages.conversationId),
        eq(messagePhotos.no, messages.no),
      ),
    )
    .leftJoin(
      fictionalAnswers,
      and(
        eq(fictionalAnswers.conversationId, messages.conversationId),
        eq(fictionalAnswers.no, messages.no),
      ),
    )
    .leftJoin(staff, eq(staff.id, fictionalAnswers.staffId))
    .where(and(eq(messages.conversationId, conversationId), isNull(messages.deletedAt)))
    .orderBy(desc(messages.no))
    .limit(consoleLimits.inbox.messages);
  const shown: readonly string[] = visiblePhotoStatuses(site);
  return rows.toReversed().map(({ message, photo, by }) => ({
    no: message.no,
    own: message.senderId === profileId,
    kind: message.kind,
    text: message.text,
    gift: message.gift,
    photo:
      photo?.file && shown.includes(photo.status)
        ? {
            filename: fileName(photo.file, 'large'),
            colour: photo.colour,
            width: photo.width,
            height: photo.height,
          }
        : null,
    sent_at: message.createdAt.toISOString(),
    by,
    read: message.no <= (side?.readNo ?? 0),
  }));
};

/** What the chat cost the member, and with how many people they write besides. */
const readSpending = async (core: Core, db: Db, { conversationId, memberId }: FictionalChat) => {
  const month = `${core.clock.now().toISOString().slice(0, 7)}-01T00:00:00Z`;
  const [sums] = await db
    .select({
      spent: sql<number>`coalesce(sum(${messages.price}), 0)::int`,
      month: sql<number>`coalesce(sum(${messages.price})
        filter (where ${messages.createdAt} >= ${month}::timestamptz), 0)::int`,
    })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.senderId, memberId)));
  const real = db
    .select({ one: sql`1`.as('one') })
    .from(chatSides)
    .innerJoin(profiles, eq(profiles.id, chatSides.partnerId))
    .where(
      and(
        eq(chatSides.profileId, memberId),
        sql`${chatSides.lastAt} is not null`,
        eq(profiles.fictional, false),
      ),
    )
    .limit(consoleLimits.inbox.realChats)
    .as('some');
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(real);
  const spent = sums?.spent ?? 0;
  const spentMonth = sums?.month ?? 0;
  return {
    spent,
    spent_month: spentMonth,
    real_chats: counted?.count ?? 0,
    let_go: spentMonth >= consoleLimits.inbox.letGoCredits,
  };
};

/** A chat with all that its operator needs, and nothing that is masked elsewhere. */
export const readChat = async (
  core: Core,
  db: Db,
  caller: Caller,
  { chat, site }: OpenChat,
): Promise<InboxChat> => {
  const { profileId, memberId } = chat;
  const faces = await readFaces(core, db, [profileId, memberId]);
  const profile = faces.get(profileId);
  const member = faces.get(memberId);
  const [account] = await db
    .select({ user: users })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, memberId));
  const [persona] = await db
    .select({ persona: fictionalPersonas, by: { id: staff.id, name: staff.name } })
    .from(fictionalPersonas)
    .leftJoin(staff, eq(staff.id, fictionalPersonas.madeBy))
    .where(eq(fictionalPersonas.profileId, profileId));
  if (!profile || !member || !account) throw new Error('The two of the chat are gone.');
  const { language, createdAt, paidUser } = account.user;
  const history = await readMessages(db, site, chat);
  const me = staffOf(caller).staffId;
  return {
    id: chat.conversationId,
    site: site.id,
    waiting_since: chat.waitingSince.toISOString(),
    until: (chat.claimedUntil ?? core.clock.now()).toISOString(),
    profile: {
      ...profile,
      story: persona?.persona.story ?? '',
      voice: persona?.persona.voice ?? '',
      made_by: persona?.by ?? null,
      made_at: (persona?.persona.madeAt ?? chat.waitingSince).toISOString(),
    },
    member: {
      ...member,
      since: createdAt.toISOString(),
      language,
      premium: paidUser,
      ...(await readSpending(core, db, chat)),
    },
    messages: history,
    notes: await readNotes(db, chat),
    colleagues: answerersOf(await listStaff(db), site.id)
      .filter(({ id }) => id !== me)
      .map(({ id, name }) => ({ id, name })),
    openers: [...openersOf(language, history.length)],
    honest: await readHonestLine(db, chat),
    farewell: fictionalLines[language].farewell,
    most: site.settings.message_length,
  };
};
