import * as z from 'zod/mini';
import type { NotificationType } from '#contract/notifications/index.ts';
import { notificationTypes } from '#contract/notifications/index.ts';
import type { Seal } from '#server/core/index.ts';

/** Whose mail it was, and of which type. */
interface MailRef {
  readonly userId: string;
  readonly type: NotificationType;
  /** The announcement that it was. */
  readonly announcement?: string;
}

/** Each purpose has a word of its own, so that no token does for another. */
type Purpose = 'unsubscribe' | 'mail';

const tokenSchema = z.tuple([z.string(), z.uuid(), z.enum(notificationTypes)], z.uuid());

const sealToken = (seal: Seal, purpose: Purpose, { userId, type, announcement }: MailRef): string =>
  seal.close([purpose, userId, type, ...(announcement ? [announcement] : [])] satisfies z.infer<
    typeof tokenSchema
  >);

const openToken = (seal: Seal, purpose: Purpose, token: string): MailRef | null => {
  const opened = z.safeParse(tokenSchema, seal.open(token));
  if (!opened.success || opened.data[0] !== purpose) return null;
  const [, userId, type, announcement] = opened.data;
  return { userId, type, ...(announcement && { announcement }) };
};

/** Switches mails of a type off without a login. It never expires: old mails have the link too. */
export const unsubscribeToken = (seal: Seal, mail: MailRef): string =>
  sealToken(seal, 'unsubscribe', mail);

export const openUnsubscribeToken = (seal: Seal, token: string): MailRef | null =>
  openToken(seal, 'unsubscribe', token);

/** By which the provider names a mail, so that nobody has to remember which ones left. */
export const mailId = (seal: Seal, mail: MailRef): string => sealToken(seal, 'mail', mail);

/** With or without the brackets and the domain that stand around it in a mail. */
export const openMailId = (seal: Seal, id: string): MailRef | null =>
  openToken(seal, 'mail', id.replace(/^</, '').replace(/@.*$/, ''));

const photoTokenSchema = z.tuple([z.literal('photo'), z.string(), z.int()]);

/** The picture in a mail, until a moment. */
export const photoToken = (seal: Seal, name: string, until: Date): string =>
  seal.close(['photo', name, until.getTime()] satisfies z.infer<typeof photoTokenSchema>);

/** Null for what we never gave out, and for what is over. */
export const openPhotoToken = (seal: Seal, token: string, now: Date): string | null => {
  const opened = z.safeParse(photoTokenSchema, seal.open(token));
  if (!opened.success || opened.data[2] <= now.getTime()) return null;
  return opened.data[1];
};
