import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '../../contract/index.ts';
import type { LikeList } from '../../contract/members/attributes.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { addMan, addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { addPhotos, changePhotos, changeProfile, seenOf } from '../support/photos.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

const as = ({ session }: Person) => app.as({ session });

const like = (who: Person, whom: Person) => as(who)(api.like, { body: { member: whom.profileId } });

const listOf = async (who: Person, type: LikeList) =>
  (await as(who)(api.likesList, { query: { type } })).members.map(({ name }) => name);

const write = (who: Person, whom: Person) =>
  as(who)(api.messageSend, {
    body: { member: whom.profileId, client_id: crypto.randomUUID(), text: 'Hello!' },
  });

it('[MEM-11] [LIKE-2] who hides stays with matches: their page, photos and chat, not their presence', async () => {
  const mara = await addPhotos(app, await addWoman(app.core, 'Mara', {}, { paidUser: true }));
  await changePhotos(app.core, mara, { status: 'approved' });
  const aart = await addMan(app.core, 'Aart', {}, { credits: 100, paidUser: true });
  const stranger = await addMan(app.core, 'Stranger', {}, { credits: 100, paidUser: true });
  await like(mara, aart);
  await like(aart, mara);
  await like(stranger, mara);
  await changeProfile(app.core, mara, { invisible: true });

  expect(await listOf(aart, 'matches')).toEqual(['Mara']);
  expect([await listOf(aart, 'liked'), await listOf(aart, 'liked-me')]).toEqual([[], []]);
  const query = { id: mara.profileId };
  const { member } = await as(aart)(api.member, { query });
  expect(member).toMatchObject({ like: 'match', presence: null, distance: null, is_new: false });
  expect(await seenOf(app, mara, aart)).toEqual(['sharp', 'sharp', 'sharp']);
  await write(aart, mara);

  await expect(as(stranger)(api.member, { query })).rejects.toMatchObject({ status: 404 });
  expect(await seenOf(app, mara, stranger)).toEqual(['nothing', 'nothing', 'nothing']);
  await expect(write(stranger, mara)).rejects.toMatchObject({
    answer: { code: 'member_not_found' },
  });
});

it('[MEM-11] [LIKE-1] a match that ends, or whose other half has left, is one no more', async () => {
  const [nora, bert] = [await addWoman(app.core, 'Nora'), await addMan(app.core, 'Bert')];
  await like(nora, bert);
  await changeProfile(app.core, bert, { invisible: true });
  // Who likes back while hiding is met.
  await like(bert, nora);
  expect(await listOf(nora, 'matches')).toEqual(['Bert']);
  await changeProfile(app.core, bert, { status: 'disabled' });
  expect(await listOf(nora, 'matches')).toEqual([]);
  await changeProfile(app.core, bert, { status: 'active' });
  await as(bert)(api.unlike, { body: { member: nora.profileId } });
  expect(await listOf(nora, 'matches')).toEqual([]);
  const query = { id: bert.profileId };
  await expect(as(nora)(api.member, { query })).rejects.toMatchObject({ status: 404 });
});
