import { and, desc, eq, gt, isNotNull, isNull, sql } from '#server/db/sql.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type * as contract from '#contract/chat/index.ts';
import { limits } from '#contract/limits.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { memberIdsOf } from '#server/features/accounts/index.ts';
import { readPartners } from './read-partners.ts';
import { findMessages, isBlockedBy } from './queries.ts';
import { toMessageView } from './views.ts';

const { chatSides, messages, profiles } = tables;

/** Anywhere in the text; what has a meaning in patterns stands for itself. */
const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** People and messages of the own conversations that contain some words, the latest first. */
export const searchChats = async (
  core: Core,
  caller: Caller,
  text: string,
): Promise<Answer<typeof contract.chatSearch>> => {
  const me = memberIdsOf(caller).profileId;
  const pattern = likePattern(text);
  const isMine = and(eq(chatSides.profileId, me), isNotNull(chatSides.lastAt));
  const byName = await core.db
    .select({ conversation: chatSides.conversationId, partnerId: chatSides.partnerId })
    .from(chatSides)
    .innerJoin(profiles, eq(profiles.id, chatSides.partnerId))
    .where(and(isMine, sql`${profiles.name} ilike ${pattern}`))
    .orderBy(desc(chatSides.lastAt))
    .limit(limits.chatSearchHits);
  const byText = await core.db
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
        sql`not ${isBlockedBy(chatSides.profileId, chatSides.partnerId)}`,
        isNull(messages.deletedAt),
        sql`${messages.text} ilike ${pattern}`,
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(limits.chatSearchHits);
  const partners = await readPartners(
    core,
    caller,
    [...byName, ...byText].map(({ partnerId }) => partnerId),
  );
  const found = await findMessages(core.db, byText);
  const views = found.map((row) => toMessageView(row, me));
  const viewOf = ({ conversation, no }: (typeof byText)[number]) =>
    views.find((view) => view.conversation === conversation && view.no === no);
  return {
    people: byName.flatMap(({ conversation, partnerId }) => {
      const profile = partners.get(partnerId);
      return profile ? { conversation, profile } : [];
    }),
    messages: byText.flatMap((row) => {
      const [profile, message] = [partners.get(row.partnerId), viewOf(row)];
      return profile && message ? { profile, message } : [];
    }),
  };
};
