import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import { addMan, addWoman, likeMember } from '../support/members.ts';
import type { Person } from '../support/people.ts';

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

const like = (who: Person, whom: Person) => likeMember(app, who, whom);

const open = (who: Person, whom: Person) =>
  as(who)(api.visit, { body: { member: whom.profileId } });

describe('the lists', () => {
  it('[PAY-13] of visitors is whole for premium members, and the latest for others', async () => {
    const { visitorsForFree: some } = limits;
    for (let count = 0; count <= some; count += 1) {
      await open(await addWoman(app.core, `Guest ${made}.${count}`), aart);
    }
    const visitorsOf = (cursor?: string) =>
      as(aart)(api.likesList, { query: { type: 'visitors', ...(cursor && { cursor }) } });
    const free = await visitorsOf();
    expect(free.members).toHaveLength(some);
    expect(free.members[0]?.name).toBe(`Guest ${made}.${some}`);
    expect(free).toMatchObject({ next: null, counts: { visitors: some + 1 } });

    const last = free.members.at(-1);
    if (!last) throw new Error('Nobody came.');
    const { at, id } = last;
    const cursor = app.core.seal.close({ list: 'visitors', isNew: false, at, id });
    expect((await visitorsOf(cursor)).members).toEqual([]);

    const { users } = tables;
    await app.core.db.update(users).set({ paidUser: true }).where(eq(users.id, aart.id));
    expect((await visitorsOf()).members).toHaveLength(some + 1);
    expect((await visitorsOf(cursor)).members).toHaveLength(1);
  });

  it('[LIKE-2] show the new ones first, page by page, and nobody is missed', async () => {
    const women: Person[] = [];
    for (let number = 0; number < 55; number += 1) {
      const woman = await addWoman(app.core, `W ${made} ${number}`);
      await like(woman, aart);
      women.push(woman);
    }
    const [oldest, newest] = [women[0], women[54]] as [Person, Person];
    for (const woman of women.slice(1, 50)) await open(aart, woman);
    const pageAt = (cursor?: string) =>
      as(aart)(api.likesList, { query: { type: 'liked-me', ...(cursor ? { cursor } : {}) } });
    const first = await pageAt();
    expect(first.counts?.liked_me).toBe(55);
    expect(first.members.slice(0, 7).map(({ id, like_new }) => [id, like_new])).toEqual([
      ...women
        .slice(50)
        .toReversed()
        .map(({ profileId }) => [profileId, true]),
      [oldest.profileId, true],
      [women[49]?.profileId, false],
    ]);
    // Somebody comes, and somebody is opened, while one reads.
    await like(mara, aart);
    await open(aart, newest);
    const second = await pageAt(first.next ?? '');
    const third = await pageAt(second.next ?? '');
    expect(third.next).toBeNull();
    expect(second.counts).toBeNull();
    const seen = [first, second, third].flatMap(({ members }) => members.map(({ id }) => id));
    const expected = women.map(({ profileId }) => profileId);
    expect(new Set(seen)).toEqual(new Set(expected));
    expect((await as(aart)(api.likes)).new_likes).toBe(6);
  });

  it('[LIKE-2] go on only where they began', async () => {
    for (const cursor of ['nonsense', app.core.seal.close({ list: 'liked' })]) {
      const query = new URLSearchParams({ type: 'liked-me', cursor });
      const answer = await app.send('GET', `${api.likesList.path}?${query}`, {
        session: mara.session,
      });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('[LIKE-2] tell with whom the member has a conversation, until it is deleted', async () => {
    const writtenWith = async (who: Person) =>
      (await as(who)(api.likesList, { query: { type: 'matches' } })).members[0]?.written;
    const told = async () => [await writtenWith(mara), await writtenWith(aart)];
    await like(mara, aart);
    await like(aart, mara);
    expect(await told()).toEqual([false, false]);
    await write(app, mara, aart);
    expect(await told()).toEqual([true, true]);
    await as(aart)(api.chatDelete, { body: { member: mara.profileId } });
    expect(await told()).toEqual([true, false]);
  });
});
