import { cookies } from '#contract/cookies.ts';
import { messageSend, messages } from '#contract/chat/index.ts';
import { runOn } from '#tests/support/postgres.ts';
import { getRequest, postRequest } from '../load.ts';
import { NEW_ID } from '../new-id.ts';
import type { Statement } from '../servers/index.ts';
import type { Letter } from '../sockets/index.ts';
import type { Pair } from './fill.ts';
import type { Chatter } from './people.ts';

const TEXT = 'Shall we go for a walk along the harbour on Sunday?';

const cookieOf = ({ session }: Chatter) => ({ cookie: `${cookies.session}=${session}` });

const letterTo = ({ profileId }: Chatter) => ({
  member: profileId,
  client_id: NEW_ID,
  text: TEXT,
});

/** One of two writes to the other, through a server that only passes it on. */
export const echoRequest = (path: string, { one, other }: Pair): string =>
  postRequest(path, letterTo(other), cookieOf(one));

/** The same bytes for the product. */
export const sendRequest = (pair: Pair): string => echoRequest(messageSend.path, pair);

/** Each of two writes to the other one, who hears it at their socket; sockets are numbered as people are. */
export const lettersOf = (people: readonly Chatter[], pairs: readonly Pair[]): Letter[] => {
  const numberOf = new Map(people.map(({ profileId }, number) => [profileId, number]));
  return pairs
    .flatMap(({ one, other }) => [
      { one, other },
      { one: other, other: one },
    ])
    .map((pair) => ({
      request: sendRequest(pair),
      to: numberOf.get(pair.other.profileId) ?? -1,
    }));
};

/** Somebody opens a chat. */
export const openRequest = (reader: Chatter, conversation: string): string =>
  getRequest(`${messages.path}?conversation=${conversation}`, cookieOf(reader));

/** A table of its own for the same rows, with the same indexes. */
export const addBareTable = async (databaseUrl: string): Promise<void> => {
  await runOn(databaseUrl, 'create sequence bare_numbers');
  await runOn(databaseUrl, 'create table bare_messages (like messages including all)');
};

/** The row that a message becomes, and nothing else. Any id of a conversation will do. */
export const bareInsert = ({ one, other }: Pair): Statement => ({
  text: `insert into bare_messages
    (conversation_id, no, sender_id, client_id, kind, text, price, created_at)
    values ($1, nextval('bare_numbers'), $2, gen_random_uuid(), 'text', $3, 2, now())`,
  values: [other.profileId, one.profileId, TEXT],
});
