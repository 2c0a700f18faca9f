import { eq, inArray } from 'drizzle-orm';
import type { RouteName } from '#contract/routes.ts';
import { linkTo } from '#contract/routes.ts';
import { addDemoCodes } from '#demo/codes.ts';
import { addDemoMembers, keepDemoPictures } from '#demo/members.ts';
import { demoSites } from '#demo/sites.ts';
import { tables } from '#server/db/index.ts';
import { startSession } from '#server/features/accounts/index.ts';
import { addCredits } from '#server/features/billing/index.ts';
import { writeTo } from '../support/browser/chats.ts';
import { giveLike } from '../support/browser/likes.ts';
import { packageOf } from '../support/browser/payments.ts';
import type { Server } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';

/** Whose eyes the pictures are seen through: a visitor, somebody on the first day, a member. */
export const viewers = ['visitor', 'newcomer', 'member'] as const;

export type Viewer = (typeof viewers)[number];

interface Scene {
  /** Likes the member and waits for an answer. */
  readonly admirer: Person;
  /** The session of a viewer; visitors have none. */
  sessionOf(viewer: Viewer): string | null;
  /** Where a page is found. */
  addressOf(name: RouteName): string;
}

const nowhere = { device: '', geoipCountry: null };

/** People of the demo, by the first part of their address, with a session and credits to write with. */
const demoPeople = async <Id extends string>(
  { app: { core } }: Server,
  ids: readonly Id[],
): Promise<Record<Id, Person>> => {
  const { users, profiles } = tables;
  const emails = ids.map((id) => `${id}@people.example`);
  const rows = await core.db
    .select({ user: users, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.email, emails));
  const people: Partial<Record<Id, Person>> = {};
  for (const { user, profile } of rows.filter(({ user: { siteId } }) => siteId === 1)) {
    const session = await core.transact(async (tx) => {
      const grant = { kind: 'granted', credits: 100, reference: 'signup' } as const;
      await addCredits(core, tx, { userId: user.id, ...grant });
      return startSession(core, tx, user.id, nowhere);
    });
    const id = user.email.split('@')[0] as Id;
    const { name } = profile;
    people[id] = { id: user.id, profileId: profile.id, email: user.email, name, session };
  }
  return people as Record<Id, Person>;
};

/** Who can write at length. */
const pay = ({ app: { core } }: Server, people: readonly Person[]) =>
  core.db
    .update(tables.users)
    .set({ paidUser: true })
    .where(
      inArray(
        tables.users.id,
        people.map(({ id }) => id),
      ),
    );

/** The people of the demo, who are not on the sites that tests begin with. */
const addDemo = async ({ app: { core } }: Server): Promise<void> => {
  const members = await keepDemoPictures(core, demoSites);
  await core.transact(async (tx) => {
    await addDemoCodes(core, tx);
    await addDemoMembers(core, tx, members);
  });
};

/** Fills the demo with a few days of somebody's life. */
export const makeScene = async (server: Server): Promise<Scene> => {
  const { app } = server;
  await addDemo(server);
  const { sanne, daan, ...others } = await demoPeople(server, [
    'sanne',
    'daan',
    'kwame',
    'bram',
    'joost',
    'ruud',
    'wout',
  ]);
  const men = Object.values(others);
  await pay(server, [sanne, daan, ...men]);
  const lines: readonly (readonly [Person, Person, string])[] = [
    [daan, sanne, 'A baker who laughs at her own bread? I have a kitchen that is almost finished.'],
    [sanne, daan, 'Almost? For how long?'],
    [daan, sanne, 'Three years. But the oven works.'],
    [sanne, daan, 'Then you have the most important part. What do you bake in it?'],
    [daan, sanne, 'Mostly promises. And on Sundays an apple pie, after my grandmother’s recipe.'],
    [sanne, daan, 'I’ll bring the whipped cream.'],
  ];
  let chat = '';
  for (const [from, to, text] of lines) chat = await writeTo(server, from, to, text);
  const hellos = ['How was your weekend?', 'Which harbour was that photo taken in?'];
  for (const [at, man] of men.entries()) {
    await giveLike(server, man, sanne);
    const hello = hellos[at];
    if (hello) await writeTo(server, man, sanne, hello);
  }
  await giveLike(server, sanne, daan);
  const { profile } = await placeOf(server, sanne);
  const newcomer = await addPerson(app.core, 'Mirthe', { profile });
  const { id: offer } = await packageOf(server, sanne);
  const params: Record<string, string> = {
    id: daan.profileId,
    type: 'liked-me',
    token: 'house-rules',
  };
  const special: Partial<Record<RouteName, string>> = {
    'transactions-id': linkTo('transactions-id'),
    'chats-id': linkTo('chats-id', { id: chat }),
    'credits-id-paymentmethod': linkTo('credits-id-paymentmethod', {
      id: offer,
      paymentmethod: 'card',
    }),
  };
  return {
    admirer: others.kwame,
    sessionOf: (viewer) =>
      ({ visitor: null, newcomer: newcomer.session, member: sanne.session })[viewer],
    addressOf: (name) => special[name] ?? linkTo(name as 'members-id', params as { id: string }),
  };
};

/** Where somebody lives, as a profile has it. */
const placeOf = async ({ app: { core } }: Server, { profileId }: Person) => {
  const { profiles } = tables;
  const [row] = await core.db.select().from(profiles).where(eq(profiles.id, profileId));
  if (!row) throw new Error('Nobody lives there.');
  const { country, region, placeId, lat, lon } = row;
  return { profile: { country, region, placeId, lat, lon } };
};
