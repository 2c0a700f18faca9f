import { eq } from '../../../db/sql.ts';
import type * as z from 'zod/mini';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { mailChoicesRead, mailChoose } from '../../../../contract/notifications/index.ts';
import { notificationTypes } from '../../../../contract/notifications/index.ts';
import type { Caller, Core, Tx } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { findAndLockUser } from '../../accounts/index.ts';
import { mailsOff, mailsOffFor, mailsOnFor, stopMails } from './stops.ts';
import { openUnsubscribe } from './tokens.ts';

const { users } = tables;

type Choices = Answer<typeof mailChoicesRead>;

const opened = (core: Core, token: string) => {
  const mailed = openUnsubscribe(core.seal, token);
  if (!mailed) throw new Refusal('not_found');
  return mailed;
};

/** The account that a mail went to, locked; it is not there on another site. */
const receiverOf = async (core: Core, tx: Tx, { site }: Caller, token: string) => {
  const { userId, type } = opened(core, token);
  const user = await findAndLockUser(tx, userId);
  if (user?.siteId !== site.id) throw new Refusal('not_found');
  return { user, type };
};

/** What the page shows before anything is pressed: whoever loads a link must not act by it. */
export const readMailChoices = async (
  core: Core,
  { site }: Caller,
  token: string,
): Promise<Choices> => {
  const { userId, type } = opened(core, token);
  const [user] = await core.db.select().from(users).where(eq(users.id, userId));
  if (user?.siteId !== site.id) throw new Refusal('not_found');
  return { type, off: mailsOff(user) };
};

/** A choice of the receiver, made on the page. */
export const chooseMails = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  body: z.output<(typeof mailChoose)['body']>,
): Promise<Choices> => {
  const { user, type } = await receiverOf(core, tx, caller, body.token);
  const types = body.type === undefined ? notificationTypes : [body.type];
  await (body.on ? mailsOnFor : mailsOffFor)(tx, user, types);
  const [changed] = await tx.db.select().from(users).where(eq(users.id, user.id));
  return { type, off: changed ? mailsOff(changed) : [] };
};

/** The click of a mail program: its owner may not know that it happened, so that we tell. */
export const unsubscribeByMail = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  token: string,
): Promise<void> => {
  const { user, type } = await receiverOf(core, tx, caller, token);
  await stopMails(core, tx, user, 'list_unsubscribe', [type]);
};
