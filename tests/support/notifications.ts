import { and, eq } from 'drizzle-orm';
import { api } from '#contract/index.ts';
import type { Channel, NotificationType } from '#contract/notifications/enums.ts';
import type { Core } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Bundle, ChannelSenders } from '#server/features/notifications/index.ts';
import { deliverDue } from '#server/features/notifications/index.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { waitFor } from './wait.ts';

const { notifications, outgoing, pushSubscriptions, sessions } = tables;

/** Channels that record what they deliver, and fail when asked to. */
interface RecordedChannels extends ChannelSenders {
  readonly delivered: Bundle[];
  /** Called in the middle of a transaction, before anything is kept. */
  beforeSend: ((bundles: readonly Bundle[]) => Promise<void>) | null;
}

export const recordChannels = (): RecordedChannels => {
  const send: ChannelSenders['push'] = async (_core, tx, bundles) => {
    await channels.beforeSend?.(bundles);
    tx.afterCommit(() => void channels.delivered.push(...bundles));
  };
  const channels: RecordedChannels = { push: send, email: send, delivered: [], beforeSend: null };
  return channels;
};

/** What one person was told by one way, each as its type and what it is about. */
export const deliveredTo = (channels: RecordedChannels, { id }: Person, channel: Channel) =>
  channels.delivered
    .filter((bundle) => bundle.recipient.userId === id && bundle.channel === channel)
    .map(({ type, items, step }) => ({
      type,
      step,
      about: items.map(({ kind, count, member }) => `${kind} ${count} ${member?.name ?? '-'}`),
    }));

/** Waits until somebody was told so often by one way. */
export const untilDelivered = (
  channels: RecordedChannels,
  person: Person,
  channel: Channel,
  times = 1,
) =>
  waitFor(async () => {
    const told = deliveredTo(channels, person, channel);
    return told.length >= times ? told : null;
  }, `${times} by ${channel} to ${person.name}`);

export const send = (app: TestApp, channels: ChannelSenders) => deliverDue(app.core, channels);

/** The same after some minutes. */
export const sendAfter = (app: TestApp, channels: ChannelSenders, minutes: number) => {
  app.clock.forward({ seconds: 60 * minutes });
  return send(app, channels);
};

/** Leaves to the next test nothing that was sent, or waits to be. */
export const forgetSent = async ({ core }: TestApp, channels: RecordedChannels): Promise<void> => {
  channels.beforeSend = null;
  channels.delivered.length = 0;
  await core.db.delete(outgoing);
};

/** A browser that shows pushes. */
export const addDevice = async ({ db, clock }: Core, { id: userId }: Person): Promise<void> => {
  const id = newId();
  const keys = { p256dh: 'key', auth: 'secret' };
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
  if (!session) throw new Error('Nobody is signed in.');
  await db.insert(pushSubscriptions).values({
    id,
    userId,
    sessionId: session.id,
    endpoint: `https://push.example/${id}`,
    ...keys,
    createdAt: clock.now(),
  });
};

export const centreOf = async (app: TestApp, { session }: Person, cursor?: string) =>
  app.as({ session })(api.notifications, { query: cursor === undefined ? {} : { cursor } });

/** What the centre lists, in short. */
export const listed = async (app: TestApp, person: Person) =>
  (await centreOf(app, person)).notifications.map(
    ({ kind, count, member, seen }) =>
      `${kind} ${count} ${member?.name ?? '-'}${seen ? ' seen' : ''}`,
  );

export const waitingFor = ({ db }: Core, { id }: Person, type?: NotificationType) =>
  db
    .select()
    .from(outgoing)
    .where(and(eq(outgoing.userId, id), type && eq(outgoing.type, type)));

export const rowsFor = ({ db }: Core, { id }: Person) =>
  db.select().from(notifications).where(eq(notifications.userId, id));
