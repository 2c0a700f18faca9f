import { eq } from '#server/db/sql.ts';
import type * as z from 'zod/mini';
import type { Answer } from '#contract/core/endpoint.ts';
import type { mailChoicesRead, mailChoose } from '#contract/notifications/index.ts';
import { notificationTypes } from '#contract/notifications/index.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUsers } from '#server/features/accounts/index.ts';
import { disabledMailTypes, disableMails, enableMails, stopMails } from './stop-mails.ts';
import { openUnsubscribeToken } from './tokens.ts';

const { users } = tables;

type Choices = Answer<typeof mailChoicesRead>;

const requireMail = (core: Core, token: string) => {
  const mail = openUnsubscribeToken(core.seal, token);
  if (!mail) throw new Refusal('not_found');
  return mail;
};

/** The account that a mail went to, locked; it is not there on another site. */
const lockRecipient = async (core: Core, tx: Tx, { site }: Caller, token: string) => {
  const { userId, ...mail } = requireMail(core, token);
  const [user] = await lockUsers(tx, [userId]);
  if (user?.siteId !== site.id) throw new Refusal('not_found');
  return { user, ...mail };
};

/** Who unsubscribes by the mail of an announcement is counted there, once. */
const countUnsubscribed = async (
  core: Core,
  tx: Tx,
  { user, type, announcement }: Awaited<ReturnType<typeof lockRecipient>>,
): Promise<void> => {
  if (announcement === undefined || disabledMailTypes(user).includes(type)) return;
  await core.events.emit(tx, 'announcement.returned', { announcement, outcome: 'unsubscribed' });
};

/** What the page shows before anything is pressed: whoever loads a link must not act by it. */
export const readMailChoices = async (
  core: Core,
  { site }: Caller,
  token: string,
): Promise<Choices> => {
  const { userId, type } = requireMail(core, token);
  const [user] = await core.db.select().from(users).where(eq(users.id, userId));
  if (user?.siteId !== site.id) throw new Refusal('not_found');
  return { type, off: disabledMailTypes(user) };
};

/** A choice of the receiver, made on the page. */
export const updateMailChoices = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  body: z.output<(typeof mailChoose)['body']>,
): Promise<Choices> => {
  const recipient = await lockRecipient(core, tx, caller, body.token);
  const { user, type } = recipient;
  const types = body.type === undefined ? notificationTypes : [body.type];
  if (!body.on && types.includes(type)) await countUnsubscribed(core, tx, recipient);
  await (body.on ? enableMails : disableMails)(tx, user, types);
  const [changed] = await tx.db.select().from(users).where(eq(users.id, user.id));
  return { type, off: changed ? disabledMailTypes(changed) : [] };
};

/** The click of a mail program: its owner may not know that it happened, so that we tell. */
export const unsubscribeOneClick = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  token: string,
): Promise<void> => {
  const recipient = await lockRecipient(core, tx, caller, token);
  await countUnsubscribed(core, tx, recipient);
  await stopMails(core, tx, recipient.user, 'list_unsubscribe', [recipient.type]);
};
