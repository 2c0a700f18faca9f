import { eq, or } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import type { LikeList } from '#contract/members/enums.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addMan, addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { changeProfile } from '../support/photos.ts';
import { withSettings } from '../support/sites.ts';

const { likes } = tables;

const app = await appOfFile();
let mara: Person;
let aart: Person;
let made = 0;

beforeEach(async () => {
  made += 1;
  mara = await addWoman(app.core, `Mara ${made}`);
  aart = await addMan(app.core, `Aart ${made}`);
});

const as = ({ session }: Person) => app.as({ session });

const like = async (who: Person, whom: Person) =>
  (await as(who)(api.like, { body: { member: whom.profileId } })).like;

const unlike = async (who: Person, whom: Person) =>
  (await as(who)(api.unlike, { body: { member: whom.profileId } })).like;

const open = (who: Person, whom: Person) =>
  as(who)(api.visit, { body: { member: whom.profileId } });

const likesOf = (who: Person) => as(who)(api.likes);

const listOf = async (who: Person, type: LikeList) =>
  (await as(who)(api.likesList, { query: { type } })).members.map(({ name }) => name);

const countsOf = async (who: Person) =>
  (await as(who)(api.likesList, { query: { type: 'liked' } })).counts;

const seenBy = async (who: Person, whom: Person) =>
  (await as(who)(api.member, { query: { id: whom.profileId } })).member.like;

const rowsOf = (...people: Person[]) =>
  app.core.db
    .select()
    .from(likes)
    .where(or(...people.map(({ profileId }) => eq(likes.likerId, profileId))));

describe('a like', () => {
  it('[LIKE-1] is there at once, and once however often it is given', async () => {
    expect(await like(mara, aart)).toBe('given');
    expect(await like(mara, aart)).toBe('given');
    expect(await rowsOf(mara)).toHaveLength(1);
    expect([await seenBy(mara, aart), await seenBy(aart, mara)]).toEqual(['given', 'received']);
    expect(await listOf(mara, 'liked')).toEqual([`Aart ${made}`]);
    expect(await listOf(aart, 'liked-me')).toEqual([`Mara ${made}`]);
  });

  it('[LIKE-2] is new until the profile behind it was opened', async () => {
    await like(mara, aart);
    expect(await likesOf(aart)).toMatchObject({
      profiles: [{ id: mara.profileId, name: `Mara ${made}`, like: 'received' }],
      liked_by: [{ id: mara.profileId, like_new: true }],
      new_likes: 1,
    });
    await open(aart, mara);
    expect(await likesOf(aart)).toMatchObject({
      liked_by: [{ id: mara.profileId, like_new: false }],
      new_likes: 0,
    });
  });

  it('[LIKE-2] is seen by who reads without leaving a trace too', async () => {
    await like(mara, aart);
    await changeProfile(app.core, aart, { invisible: true });
    await open(aart, mara);
    expect((await likesOf(aart)).new_likes).toBe(0);
    expect(await listOf(mara, 'visitors')).toEqual([]);
  });

  it('[LIKE-1] of nobody, of oneself or of who is blocked is refused', async () => {
    const ask = (member: string) =>
      app.send('POST', api.like.path, { session: mara.session, body: { member } });
    for (const member of [crypto.randomUUID(), mara.profileId]) {
      expect((await ask(member)).statusCode).toBe(404);
    }
    await as(aart)(api.block, { body: { member: mara.profileId } });
    expect((await ask(aart.profileId)).statusCode).toBe(404);
    expect(await rowsOf(mara)).toEqual([]);
  });

  it('[LIKE-1] can be taken back, also twice', async () => {
    await like(mara, aart);
    expect(await unlike(mara, aart)).toBe('none');
    expect(await unlike(mara, aart)).toBe('none');
    expect(await likesOf(aart)).toMatchObject({ liked_by: [], new_likes: 0 });
  });
});

describe('a match', () => {
  it('[LIKE-1] is what two likes are, and is shown to both', async () => {
    await like(mara, aart);
    expect(await like(aart, mara)).toBe('match');
    expect([await seenBy(mara, aart), await seenBy(aart, mara)]).toEqual(['match', 'match']);
    expect(await listOf(mara, 'matches')).toEqual([`Aart ${made}`]);
    expect(await listOf(aart, 'matches')).toEqual([`Mara ${made}`]);
  });

  it('[LIKE-1] is celebrated once by who was away', async () => {
    await like(mara, aart);
    await like(aart, mara);
    expect((await likesOf(aart)).new_matches).toEqual([]);
    const { new_matches } = await likesOf(mara);
    expect(new_matches.map(({ id }) => id)).toEqual([aart.profileId]);
    await as(mara)(api.matchSeen, { body: { member: aart.profileId } });
    expect((await likesOf(mara)).new_matches).toEqual([]);
  });

  it('[LIKE-2] is new until it was looked at, and one that is looked at early is celebrated later', async () => {
    await like(aart, mara);
    expect((await likesOf(mara)).new_likes).toBe(1);
    await as(mara)(api.matchSeen, { body: { member: aart.profileId } });
    const { new_likes, liked_by } = await likesOf(mara);
    expect([new_likes, liked_by]).toEqual([0, [{ id: aart.profileId, like_new: false }]]);
    await as(aart)(api.matchSeen, { body: { member: mara.profileId } });
    await like(mara, aart);
    expect((await likesOf(aart)).new_matches.map(({ id }) => id)).toEqual([mara.profileId]);
  });

  it('[LIKE-1] is one, however the two likes cross', async () => {
    const answers = await Promise.all([like(mara, aart), like(aart, mara)]);
    expect(answers.toSorted()).toEqual(['given', 'match']);
    const rows = await rowsOf(mara, aart);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.matchedAt).toEqual(rows[1]?.matchedAt);
    expect(rows[0]?.matchedAt).not.toBeNull();
    expect(rows.filter(({ celebratedAt }) => celebratedAt === null)).toHaveLength(1);
  });

  it('[LIKE-1] ends with either like, and the other one stays', async () => {
    await like(mara, aart);
    await like(aart, mara);
    expect(await unlike(mara, aart)).toBe('received');
    expect([await seenBy(mara, aart), await seenBy(aart, mara)]).toEqual(['received', 'given']);
    expect(await listOf(aart, 'matches')).toEqual([]);
    expect(await like(mara, aart)).toBe('match');
  });

  it('[LIKE-1] ends with a block, and both likes with it', async () => {
    await like(mara, aart);
    await like(aart, mara);
    await as(mara)(api.block, { body: { member: aart.profileId } });
    expect(await rowsOf(mara, aart)).toEqual([]);
    await as(mara)(api.unblock, { body: { member: aart.profileId } });
    expect(await seenBy(mara, aart)).toBe('none');
  });

  it('[LIKE-1] [MEM-8] never outlives a block that comes at the same moment', async () => {
    await like(mara, aart);
    await Promise.all([
      as(mara)(api.block, { body: { member: aart.profileId } }),
      app.send('POST', api.like.path, {
        session: aart.session,
        body: { member: mara.profileId },
      }),
    ]);
    expect(await rowsOf(mara, aart)).toEqual([]);
  });
});

describe('the lists', () => {
  it('[LIKE-2] leave out who hides, and count them neither', async () => {
    await like(mara, aart);
    await open(mara, aart);
    expect(await countsOf(aart)).toEqual({ liked_me: 1, liked: 0, matches: 0, visitors: 1 });
    await changeProfile(app.core, mara, { invisible: true });
    expect(await countsOf(aart)).toEqual({ liked_me: 0, liked: 0, matches: 0, visitors: 0 });
    expect(await likesOf(aart)).toMatchObject({ profiles: [], liked_by: [], new_likes: 0 });
    expect(await listOf(aart, 'visitors')).toEqual([]);
    await changeProfile(app.core, mara, { invisible: false });
    expect(await listOf(aart, 'liked-me')).toEqual([`Mara ${made}`]);
  });
});

describe('the window about a new like', () => {
  const shown = async (who: Person) => (await as(who)(api.autoLike)).profile;

  it('[LIKE-6] shows a real like that was not seen yet', async () => {
    await addMan(app.core, `Figment ${made}`, { fictional: true });
    await like(aart, mara);
    expect(await shown(mara)).toMatchObject({ id: aart.profileId, fictional: false });
  });

  it('[LIKE-6] else a fictional profile that says so, where the site has them', async () => {
    await addMan(app.core, `Figment ${made}`, { fictional: true });
    await withSettings(app, { fictional_warning: true }, async () => {
      expect(await shown(mara)).toMatchObject({ fictional: true });
      await changeProfile(app.core, mara, { hideFictional: true });
      expect(await shown(mara)).toBeNull();
    });
  });

  it('[LIKE-6] else nobody', async () => {
    await withSettings(app, { fictional_warning: false }, async () => {
      expect(await shown(mara)).toBeNull();
      await like(aart, mara);
      await open(mara, aart);
      expect(await shown(mara)).toBeNull();
    });
  });
});
