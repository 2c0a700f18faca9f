import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import type { SwipeChoice } from '#contract/members/enums.ts';
import { tables } from '#server/db/index.ts';
import { likeJobs } from '#server/features/likes/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addMan, addWoman, livingIn, hideAll } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { signIn } from '../support/people.ts';
import { changeProfile } from '../support/photos.ts';
import { codeOf } from '../support/answers.ts';

const { likes, rateLimits } = tables;

const zone = 'Europe/Amsterdam';
const towns = ['Utrecht', 'Groningen', 'Maastricht', 'Middelburg', 'Enschede', 'Den Helder'];

const app = await appOfFile();
let mara: Person;
let made = 0;

/** Everybody of a test lives apart from those of the others. */
const here = () => ({ ...livingIn(towns[made % towns.length] ?? 'Utrecht'), seekingKm: 10 });

const addMen = async (count: number) => {
  const men: Person[] = [];
  for (let number = 0; number < count; number += 1) {
    men.push(await addMan(app.core, `Man ${made} ${number}`, here()));
  }
  return men;
};

beforeEach(async () => {
  made += 1;
  await hideAll(app.core);
  await app.core.db.delete(rateLimits);
  mara = await addWoman(app.core, `Mara ${made}`, here());
});

const as = ({ session }: Person) => app.as({ session });

const deck = (who = mara, where = zone) => as(who)(api.swipeDeck, { query: { zone: where } });

const namesIn = async (who = mara) => (await deck(who)).members.map(({ name }) => name);

const swipe = ({ profileId }: Person, choice: SwipeChoice, where = zone) =>
  as(mara)(api.swipe, { body: { member: profileId, choice, zone: where } });

describe('the deck', () => {
  it('[LIKE-3] has those who look for each other, and nobody else', async () => {
    const [fits] = await addMen(1);
    await addMan(app.core, `Other ${made}`, { ...here(), seeking: ['man'] });
    await addWoman(app.core, `Woman ${made}`, here());
    const blocker = await addMan(app.core, `Blocker ${made}`, here());
    await as(blocker)(api.block, { body: { member: mara.profileId } });
    const liked = await addMan(app.core, `Liked ${made}`, here());
    await as(mara)(api.like, { body: { member: liked.profileId } });
    const { members } = await deck();
    expect(members.map(({ id }) => id)).toEqual([fits?.profileId]);
  });

  it('[LIKE-3] never has somebody again who was liked, also not when it was taken back', async () => {
    const [man] = (await addMen(1)) as [Person];
    await swipe(man, 'like');
    expect(await namesIn()).toEqual([]);
    await as(mara)(api.unlike, { body: { member: man.profileId } });
    app.clock.forward({ days: 400 });
    expect(await namesIn(await again(mara))).toEqual([]);
  });

  it('[LIKE-3] has somebody again 30 days after a pass', async () => {
    const [man] = (await addMen(1)) as [Person];
    await swipe(man, 'pass');
    app.clock.forward({ days: 29, hours: 23 });
    expect(await namesIn()).toEqual([]);
    app.clock.forward({ hours: 2 });
    expect(await namesIn(await again(mara))).toEqual([`Man ${made} 0`]);
  });

  it('[LIKE-3] never repeats anybody, whatever is chosen', async () => {
    const choices = fc.array(fc.constantFrom<SwipeChoice>('like', 'pass'), {
      minLength: 14,
      maxLength: 14,
    });
    await fc.assert(
      fc.asyncProperty(choices, async (some) => {
        made += 1;
        await hideAll(app.core);
        mara = await addWoman(app.core, `Mara ${made}`, here());
        await addMen(14);
        const seen: string[] = [];
        for (const choice of some) {
          const { members, likes_left } = await deck();
          const [next] = members;
          if (!next) break;
          seen.push(next.id);
          const taken = likes_left === 0 ? 'pass' : choice;
          await as(mara)(api.swipe, { body: { member: next.id, choice: taken, zone } });
        }
        expect(new Set(seen).size).toBe(14);
        expect((await deck()).members).toEqual([]);
      }),
      { numRuns: 4 },
    );
  });
});

/** Somebody whose session ran out meanwhile. */
const again = async (person: Person): Promise<Person> => ({
  ...person,
  session: await signIn(app.core, person),
});

describe('the likes of a day', () => {
  it('[LIKE-3] are four, and shown as they go', async () => {
    const men = await addMen(6);
    expect((await deck()).likes_left).toBe(4);
    const left: number[] = [];
    for (const man of men.slice(0, 4)) left.push((await swipe(man, 'like')).likes_left);
    expect(left).toEqual([3, 2, 1, 0]);
    const [fifth, sixth] = men.slice(4) as [Person, Person];
    expect(await codeOf(swipe(fifth, 'like'))).toBe('swipe_limit');
    expect((await swipe(sixth, 'pass')).likes_left).toBe(0);
    // From a profile it goes on.
    expect((await as(mara)(api.like, { body: { member: fifth.profileId } })).like).toBe('given');
  });

  it('[LIKE-3] are not more when five come at once with one left', async () => {
    const men = await addMen(8);
    for (const man of men.slice(0, 3)) await swipe(man, 'like');
    const codes = await Promise.all(men.slice(3).map((man) => codeOf(swipe(man, 'like'))));
    expect(codes.toSorted()).toEqual(['ok', ...Array.from({ length: 4 }, () => 'swipe_limit')]);
    const rows = await app.core.db.select().from(likes).where(eq(likes.likerId, mara.profileId));
    expect(rows).toHaveLength(4);
  });

  it('[LIKE-3] are not spent twice on the same person', async () => {
    const [man] = (await addMen(1)) as [Person];
    const answers = await Promise.all([swipe(man, 'like'), swipe(man, 'like')]);
    expect(answers.map(({ likes_left }) => likes_left)).toEqual([3, 3]);
  });

  it('[LIKE-3] come again when the day of the member ends, and not a moment before', async () => {
    const men = await addMen(6);
    for (const man of men.slice(0, 4)) await swipe(man, 'like');
    const { next_at } = await deck();
    const seconds = (Date.parse(next_at ?? '') - app.clock.now().getTime()) / 1000;
    expect(seconds).toBeLessThanOrEqual(25 * 3600);
    app.clock.forward({ seconds: seconds - 1 });
    expect(await codeOf(swipe(men[4] as Person, 'like'))).toBe('swipe_limit');
    app.clock.forward({ seconds: 1 });
    expect((await deck()).likes_left).toBe(4);
    expect((await swipe(men[4] as Person, 'like')).likes_left).toBe(3);
  });

  it('[LIKE-3] are not more for who says to be elsewhere', async () => {
    const men = await addMen(6);
    for (const man of men.slice(0, 4)) await swipe(man, 'like');
    for (const elsewhere of ['Pacific/Kiritimati', 'Etc/GMT+12', 'UTC', 'Asia/Tokyo']) {
      expect((await deck(mara, elsewhere)).likes_left).toBe(0);
      expect(await codeOf(swipe(men[4] as Person, 'like', elsewhere))).toBe('swipe_limit');
    }
  });

  it('[LIKE-3] need a time zone that exists', async () => {
    const [man] = (await addMen(1)) as [Person];
    expect(await codeOf(swipe(man, 'like', 'Mars/Olympus'))).toBe('invalid_input');
    expect(await codeOf(deck(mara, 'Mars/Olympus'))).toBe('invalid_input');
  });

  it('[LIKE-3] [LIKE-1] make matches like any other', async () => {
    const [man] = (await addMen(1)) as [Person];
    await as(man)(api.like, { body: { member: mara.profileId } });
    expect((await swipe(man, 'like')).like).toBe('match');
  });
});

describe('a pass', () => {
  it('[LIKE-3] is forgotten after 30 days, and a like is not', async () => {
    const [one, two] = (await addMen(2)) as [Person, Person];
    await swipe(one, 'pass');
    await swipe(two, 'like');
    const kept = async () => {
      for (const job of likeJobs(app.core)) await job.run({});
      const mine = eq(tables.swipes.ownerId, mara.profileId);
      return (await app.core.db.select().from(tables.swipes).where(mine)).length;
    };
    expect(await kept()).toBe(2);
    app.clock.forward({ days: 30, seconds: 1 });
    expect(await kept()).toBe(1);
  });

  const undo = () => as(mara)(api.swipeUndo);

  it('[LIKE-3] can be taken back while it is the last choice', async () => {
    const [one, two] = (await addMen(2)) as [Person, Person];
    expect((await deck()).can_undo).toBe(false);
    expect((await swipe(one, 'pass')).can_undo).toBe(true);
    expect(await undo()).toMatchObject({ member: { id: one.profileId }, can_undo: false });
    expect(await namesIn()).toContain(`Man ${made} 0`);
    await swipe(one, 'pass');
    app.clock.forward({ seconds: 1 });
    expect((await swipe(two, 'like')).can_undo).toBe(false);
    expect(await codeOf(undo())).toBe('nothing_to_undo');
  });

  it('[LIKE-3] cannot be taken back by who passed nobody', async () => {
    expect(await codeOf(undo())).toBe('nothing_to_undo');
  });

  it('[LIKE-3] is taken back once, however often one asks', async () => {
    const [one, two] = (await addMen(2)) as [Person, Person];
    await swipe(one, 'pass');
    app.clock.forward({ seconds: 1 });
    await swipe(two, 'like');
    app.clock.forward({ seconds: 1 });
    await swipe(one, 'pass');
    const codes = await Promise.all([codeOf(undo()), codeOf(undo())]);
    expect(codes.toSorted()).toEqual(['nothing_to_undo', 'ok']);
  });

  it('[LIKE-3] of somebody who is gone is taken back all the same', async () => {
    const [one] = (await addMen(1)) as [Person];
    await swipe(one, 'pass');
    await changeProfile(app.core, one, { invisible: true });
    expect(await undo()).toMatchObject({ member: null, can_undo: false });
  });
});
