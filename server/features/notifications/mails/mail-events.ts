import { and, eq, lt } from '#server/db/sql.ts';
import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import type { NotificationType, StopReason } from '#contract/notifications/index.ts';
import { notificationTypes } from '#contract/notifications/index.ts';
import type { Caller, Core, Job, Tx } from '#server/core/index.ts';
import { addTime, Refusal } from '#server/core/index.ts';
import { deleteInBatches, tables } from '#server/db/index.ts';
import type { Signed } from '#server/http/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { lockUsers } from '#server/features/accounts/index.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';
import { stopMails } from './stop-mails.ts';
import { openMailId } from './tokens.ts';

const { mailEvents, users } = tables;

const mailEvent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  /** What happened; words beyond ours are of no concern here. */
  event: z.string(),
  email: z.optional(z.string().check(z.maxLength(320))),
  message_id: z.optional(z.string().check(z.maxLength(998))),
  /** Of a bounce; one that is not for good is tried again by the provider. */
  bounce: z.optional(z.enum(['hard', 'soft'])),
  type: z.optional(z.enum(notificationTypes)),
  at: z.string(),
});

const mailEventList = z.array(mailEvent).check(z.maxLength(500));

type MailEvent = z.infer<typeof mailEvent>;

/** Parses events of the mail provider, once their signature is verified. */
export const parseMailEvents = (core: Core, { bytes, headers }: Signed): readonly MailEvent[] => {
  const { mailEventsSecret: secret } = core.config;
  const header = headers[SIGNATURE_HEADER];
  if (secret === null || !isSigned(secret, core.clock.now(), header, bytes)) {
    core.log.warn('word of mails was not signed by their provider');
    throw new Refusal('signature_invalid');
  }
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(bytes.toString('utf8'));
  } catch {
    // Said below: what is no JSON is no list either.
  }
  const events = z.safeParse(mailEventList, parsed);
  if (!events.success) throw refuseFields({ body: 'invalid' });
  return events.data;
};

/** Which mails stop, and why; null for what is no reason to. */
const stopOf = (
  { event, bounce, type }: MailEvent,
  mailType: NotificationType | undefined,
): { reason: StopReason; types: readonly NotificationType[] } | null => {
  if (event === 'bounce' && bounce !== 'soft')
    return { reason: 'bounce', types: notificationTypes };
  if (event === 'spam_report') return { reason: 'spam_report', types: notificationTypes };
  if (event !== 'unsubscribe') return null;
  const stoppedType = type ?? mailType;
  return { reason: 'list_unsubscribe', types: stoppedType ? [stoppedType] : notificationTypes };
};

const outcomes = {
  bounce: 'bounced',
  spam_report: 'reported',
  list_unsubscribe: 'unsubscribed',
} as const;

/** Whose mail it was, on this site. */
const findRecipientId = async (tx: Tx, siteId: number, userId: string | undefined, email = '') => {
  if (userId !== undefined) return userId;
  const [user] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.email, email.trim().toLowerCase())));
  return user?.id;
};

/** Applies events of the mail provider, each once. Events about unknown addresses change nothing. */
export const applyMailEvents = async (
  core: Core,
  tx: Tx,
  { site }: Caller,
  events: readonly MailEvent[],
): Promise<void> => {
  for (const event of events) {
    const mail = openMailId(core.seal, event.message_id ?? '');
    const stop = stopOf(event, mail?.type);
    const userId = stop ? await findRecipientId(tx, site.id, mail?.userId, event.email) : undefined;
    const inserted = await tx.db
      .insert(mailEvents)
      .values({ id: event.id, receivedAt: core.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!stop || userId === undefined || inserted.length === 0) continue;
    const [user] = await lockUsers(tx, [userId]);
    if (user?.siteId !== site.id) continue;
    await stopMails(core, tx, user, stop.reason, stop.types);
    if (mail?.announcement === undefined) continue;
    const { announcement } = mail;
    const outcome = outcomes[stop.reason];
    await core.events.emit(tx, 'announcement.returned', { announcement, outcome });
  }
};

/** Forgets which word was heard; what is that old is refused for its age. */
export const forgetMailEvents = (core: Core): Job<'forget-mail-events'> => ({
  name: 'forget-mail-events',
  schedule: '47 3 * * *',
  run: async () => {
    const before = addTime(core.clock.now(), { days: -limits.mailEventDays });
    await deleteInBatches(core.db, mailEvents, lt(mailEvents.receivedAt, before));
  },
});
