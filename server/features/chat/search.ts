import { and, desc, eq, gt, isNotNull, isNull, sql } from '../../db/sql.ts';
import type { Answer } from '../../../contract/core/endpoint.ts';
import type * as contract from '../../../contract/chat/index.ts';
import { limits } from '../../../contract/limits.ts';
import type { Caller, Core } from '../../core/index.ts';
import { tables } from '../../db/index.ts';
import { ownerOf } from '../members/index.ts';
import { partnersOf } from './partners.ts';
import { isShutOut } from './side.ts';
import { messagesAt } from './views.ts';

const { chatSides, messages, profiles } = tables;

/** Anywhere in the text; what has a meaning in patterns stands for itself. */
const pattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** People and messages of the own conversations that contain some words, the latest first. */
export const searchChats = async (
  core: Core,
  caller: Caller,
  words: string,
): Promise<Answer<typeof contract.chatSearch>> => {
  const me = ownerOf(caller).profileId;
  const like = pattern(words);
  const isMine = and(eq(chatSides.profileId, me), isNotNull(chatSides.lastAt));
  const named = await core.db
    .select({ conversation: chatSides.conversationId, partnerId: chatSides.partnerId })
    .from(chatSides)
    .innerJoin(profiles, eq(profiles.id, chatSides.partnerId))
    .where(and(isMine, sql`${profiles.name} ilike ${like}`))
    .orderBy(desc(chatSides.lastAt))
    .limit(limits.chatSearchHits);
  const found = await core.db
    .select({
      conversation: messages.conversationId,
      no: messages.no,
      partnerId: chatSides.partnerId,
    })
    .from(chatSides)
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, chatSides.conversationId),
        gt(messages.no, chatSides.deletedNo),
      ),
    )
    .where(
      and(
        isMine,
        sql`not ${isShutOut(chatSides.profileId, chatSides.partnerId)}`,
        isNull(messages.deletedAt),
        sql`${messages.text} ilike ${like}`,
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(limits.chatSearchHits);
  const partners = await partnersOf(
    core,
    caller,
    [...named, ...found].map(({ partnerId }) => partnerId),
  );
  const views = await messagesAt(core.db, found, ownerOf(caller).profileId);
  const viewOf = ({ conversation, no }: (typeof found)[number]) =>
    views.find((view) => view.conversation === conversation && view.no === no);
  return {
    people: named.flatMap(({ conversation, partnerId }) => {
      const profile = partners.get(partnerId);
      return profile ? { conversation, profile } : [];
    }),
    messages: found.flatMap((row) => {
      const [profile, message] = [partners.get(row.partnerId), viewOf(row)];
      return profile && message ? { profile, message } : [];
    }),
  };
};
