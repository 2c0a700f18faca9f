import type { Core, Tx } from '#server/core/index.ts';
import { addTime, newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Persona } from './people/person.ts';

/** Somebody of the demo, as far as chats need to know. */
interface Writer {
  readonly siteId: number;
  readonly profileId: string;
  /** Of a fictional profile. */
  readonly persona: Persona | undefined;
  readonly joined: Date;
}

/** What members wrote to fictional profiles, and for how many minutes they have waited. */
const english = [
  [22, ['I like that your profile says you’re made up. Who came up with you?']],
  [12, ['Hello! How do you practise a first message?', 'Is this one any good?']],
  [3, ['Ha. And what happens in chapter two?']],
] as const;

const german = [
  [17, ['Ich war heute am Feldberg. Schnee!', 'Und bei dir, in deiner Geschichte?']],
  [9, ['Bist du echt oder erfunden?']],
  [1, ['Welches Buch soll ich als Nächstes lesen?']],
] as const;

const GERMAN_SITE = 2;

/** One chat that waits. Nobody paid for it: the demo has no money. */
const rowsOf = (
  now: Date,
  profile: Writer,
  member: Writer,
  waited: number,
  texts: readonly string[],
) => {
  const since = addTime(now, { seconds: -60 * waited });
  const id = newId(since.getTime());
  const [oneId = '', otherId = ''] = [profile.profileId, member.profileId].toSorted();
  const side = { conversationId: id, lastAt: since };
  return {
    conversation: {
      id,
      siteId: profile.siteId,
      oneId,
      otherId,
      lastNo: texts.length,
      createdAt: since,
    },
    sides: [
      {
        ...side,
        profileId: profile.profileId,
        partnerId: member.profileId,
        unread: texts.length,
      },
      { ...side, profileId: member.profileId, partnerId: profile.profileId },
    ],
    messages: texts.map((text, index) => ({
      conversationId: id,
      no: index + 1,
      senderId: member.profileId,
      clientId: newId(since.getTime()),
      kind: 'text' as const,
      text,
      price: 0,
      createdAt: since,
    })),
    chat: {
      conversationId: id,
      siteId: profile.siteId,
      profileId: profile.profileId,
      memberId: member.profileId,
      waitingSince: since,
    },
  };
};

/** Gives the fictional profiles their place in the console, and some of them chats that wait. */
export const addDemoInbox = async (
  core: Core,
  tx: Tx,
  writers: readonly Writer[],
): Promise<void> => {
  const now = core.clock.now();
  const fictional = writers.filter(({ persona }) => persona);
  if (fictional.length === 0) return;
  await tx.db.insert(tables.fictionalPersonas).values(
    fictional.map(({ profileId, siteId, joined, persona }) => ({
      profileId,
      siteId,
      ...persona,
      madeAt: joined,
    })),
  );
  const chats = [...Map.groupBy(fictional, ({ siteId }) => siteId)].flatMap(([site, profiles]) => {
    const members = writers.filter((writer) => !writer.persona && writer.siteId === site);
    return (site === GERMAN_SITE ? german : english).flatMap(([waited, texts], index) => {
      const profile = profiles[index % profiles.length];
      const member = members[index * 2];
      return profile && member ? [rowsOf(now, profile, member, waited, texts)] : [];
    });
  });
  if (chats.length === 0) return;
  await tx.db.insert(tables.conversations).values(chats.map(({ conversation }) => conversation));
  await tx.db.insert(tables.chatSides).values(chats.flatMap(({ sides }) => sides));
  await tx.db.insert(tables.messages).values(chats.flatMap(({ messages }) => messages));
  await tx.db.insert(tables.fictionalChats).values(chats.map(({ chat }) => chat));
};
