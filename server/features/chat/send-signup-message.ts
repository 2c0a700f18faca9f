import { eq } from '#server/db/sql.ts';
import type { Core, Events, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendMessage } from './send-message.ts';

const { profiles, users } = tables;

/** The first words that a member wrote at signup leave once the address is confirmed. */
export const sendSignupMessage = async (
  core: Core,
  tx: Tx,
  { userId, site, reportFirstMessage }: Events['account.confirmed'],
): Promise<void> => {
  const [row] = await tx.db
    .select({ words: users.signupMessage, member: users.signupFor, profileId: profiles.id })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!row?.words || row.member === null) return;
  const text = row.words.slice(0, site.settings.message_length);
  const outgoing = { member: row.member, clientId: newId(), kind: 'text', text } as const;
  try {
    const { message } = await sendMessage(
      core,
      tx,
      { userId, profileId: row.profileId, site },
      outgoing,
    );
    reportFirstMessage(message.conversation);
  } catch (error) {
    // Whoever they were for may have left, or wants no such words: the account opens all the same.
    if (!(error instanceof Refusal)) throw error;
    reportFirstMessage(null);
  }
  await tx.db
    .update(users)
    .set({ signupMessage: null, signupFor: null })
    .where(eq(users.id, userId));
};
