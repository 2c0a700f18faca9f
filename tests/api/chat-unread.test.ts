import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  chatsOf,
  markRead,
  rowsOf,
  participantOf,
  twoPeople,
  unreadOf,
  write,
} from '../support/chats.ts';
import type { Person } from '../support/people.ts';

const app = await appOfFile();

const who = fc.constantFrom(0, 1);
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('send' as const), who }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('read' as const), who, no: fc.nat({ max: 14 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('take back' as const), who, no: fc.nat({ max: 14 }) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), who }) },
  ),
  { minLength: 1, maxLength: 14 },
);

/** What is unread by the definition, from the messages themselves. */
const unreadByRows = async (conversation: string, me: Person) => {
  const side = await participantOf(app.core, conversation, me);
  if (!side) return 0;
  const rows = await rowsOf(app.core, conversation);
  return rows.filter(
    ({ no, senderId, deletedAt }) =>
      senderId !== me.profileId && deletedAt === null && no > Math.max(side.readNo, side.deletedNo),
  ).length;
};

describe('what is unread', () => {
  it('[CHAT-3] is what a count of the messages gives, whatever happens at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (things) => {
        const people = await twoPeople(app.core);
        const { message } = await write(app, people[0], people[1]);
        const { conversation } = message;
        await Promise.allSettled(
          things.map((thing) => {
            const [me, other] = thing.who === 0 ? people : people.toReversed();
            if (!me || !other) throw new Error('There are two.');
            const call = app.as({ session: me.session });
            if (thing.do === 'send') return write(app, me, other);
            if (thing.do === 'read') return markRead(app, me, conversation, thing.no + 1);
            if (thing.do === 'delete') return call(api.chatDelete, { body: { conversation } });
            return call(api.messageDelete, { body: { conversation, no: thing.no + 1 } });
          }),
        );
        for (const person of people) {
          // Whoever writes after both have deleted begins anew.
          const ids = (await chatsOf(app, person)).map((chat) => chat.conversation.id);
          const counts = await Promise.all(ids.map((id) => unreadByRows(id, person)));
          const unread = counts.reduce((sum, count) => sum + count, 0);
          expect(await unreadOf(app, person)).toBe(unread);
        }
      }),
      { numRuns: 20 },
    );
  });
});
