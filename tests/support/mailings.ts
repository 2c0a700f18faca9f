import { eq } from 'drizzle-orm';
import type { NotificationType } from '#contract/notifications/index.ts';
import { linkTo } from '#contract/routes.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Bundle, BundleItem } from '#server/features/notifications/bundle.ts';
import { notificationJobs, channelSenders } from '#server/features/notifications/index.ts';
import { mailBundles } from '#server/features/notifications/mails/index.ts';
import { siteById } from '#server/features/site/index.ts';
import type { TestApp } from './app.ts';
import type { SentMail } from './outbox.ts';
import type { Person } from './people.ts';

const { calendarMails, mailStops, outgoing, users } = tables;

export const userOf = async (app: TestApp, { id }: Pick<Person, 'id'>) => {
  const [user] = await app.core.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('There is no such user.');
  return user;
};

/** Something that a member has not seen, done by somebody or by nobody. */
export const itemOf = (
  kind: BundleItem['kind'],
  member: Person | null,
  more: Partial<BundleItem> & { fictional?: boolean } = {},
): BundleItem => {
  const { fictional = false, ...rest } = more;
  return {
    id: newId(),
    kind,
    subject: newId(),
    count: 1,
    facts: {},
    member: member && { id: member.profileId, name: member.name, fictional },
    at: new Date(),
    ...rest,
  };
};

/** All that a member shall be mailed of one type, as the pipeline hands it over. */
export const bundleFor = async (
  app: TestApp,
  person: Person,
  type: NotificationType,
  items: readonly BundleItem[] = [],
  step = 0,
): Promise<Bundle> => {
  const user = await userOf(app, person);
  const site = await siteById(app.core, user.siteId);
  if (!site) throw new Error('There is no such site.');
  const { id: userId, email, language } = user;
  const { profileId, name } = person;
  const recipient = { userId, profileId, email, name, language, timeZone: 'UTC', pushTexts: false };
  return { site, recipient, type, channel: 'email', items, step };
};

/** Writes the mails of some bundles. */
export const mail = (app: TestApp, ...bundles: readonly Bundle[]): Promise<void> =>
  app.core.transact((tx) => mailBundles(app.core, tx, bundles));

/** The one mail that somebody got of a type. */
export const mailed = async (
  app: TestApp,
  person: Person,
  type: NotificationType,
  items: readonly BundleItem[] = [],
  step = 0,
): Promise<SentMail> => {
  const before = (await app.mailsTo(person.email, 0)).length;
  await mail(app, await bundleFor(app, person, type, items, step));
  const sent = (await app.mailsTo(person.email, before + 1)).at(-1);
  if (!sent) throw new Error('There is no mail.');
  return sent;
};

/** The address in the header by which mail programs switch a type off, within the site. */
export const oneClickOf = ({ headers }: SentMail): string => {
  const [, address = ''] = /^<(.*)>$/.exec(headers?.['List-Unsubscribe'] ?? '') ?? [];
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

/** The secret of the page that a mail links to. */
export const tokenIn = ({ text }: SentMail): string => {
  const page = linkTo('unsubscribe').replace('/', '\\/');
  const [, token = ''] = new RegExp(`${page}\\?token=([\\w-]+)`).exec(text) ?? [];
  return token;
};

export const stopsOf = ({ core }: TestApp, { id }: Pick<Person, 'id'>) =>
  core.db.select().from(mailStops).where(eq(mailStops.userId, id));

export const plannedFor = ({ core }: TestApp, { id }: Pick<Person, 'id'>) =>
  core.db.select().from(outgoing).where(eq(outgoing.userId, id));

export const calendarOf = ({ core }: TestApp, { id }: Pick<Person, 'id'>) =>
  core.db.select().from(calendarMails).where(eq(calendarMails.userId, id));

/** Runs one of the jobs that would come by themselves in time. */
export const runMailJob = async (
  { core }: TestApp,
  name: 'weekly-updates' | 'reminders' | 'welcome-ends' | 'forget-mail-events',
): Promise<void> => {
  const job = notificationJobs(core, channelSenders).find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  await job.run({});
};
