import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import type { LikeList } from '#contract/members/enums.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addMan, addWoman, likeMember } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { addPhotos, changePhotos, changeProfile, seenOf } from '../support/photos.ts';

const app = await appOfFile();

const as = ({ session }: Person) => app.as({ session });

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
  await likeMember(app, mara, aart);
  await likeMember(app, aart, mara);
  await likeMember(app, stranger, mara);
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
  await likeMember(app, nora, bert);
  await changeProfile(app.core, bert, { invisible: true });
  // Who likes back while hiding is met.
  await likeMember(app, bert, nora);
  expect(await listOf(nora, 'matches')).toEqual(['Bert']);
  await changeProfile(app.core, bert, { status: 'disabled' });
  expect(await listOf(nora, 'matches')).toEqual([]);
  await changeProfile(app.core, bert, { status: 'active' });
  await as(bert)(api.unlike, { body: { member: nora.profileId } });
  expect(await listOf(nora, 'matches')).toEqual([]);
  const query = { id: bert.profileId };
  await expect(as(nora)(api.member, { query })).rejects.toMatchObject({ status: 404 });
});

it('[MEM-11] [LIKE-1] a like of who hides is told to nobody, until it is a match', async () => {
  const mara = await addWoman(app.core, 'Mieke', {}, { credits: 100, paidUser: true });
  const bert = await addMan(app.core, 'Boris', {}, { credits: 100, paidUser: true });
  await write(bert, mara);
  await write(mara, bert);
  await changeProfile(app.core, mara, { invisible: true });
  await likeMember(app, mara, bert);
  const likeOfHers = async () =>
    (await as(bert)(api.member, { query: { id: mara.profileId } })).member.like;
  expect(await likeOfHers()).toBe('none');
  expect(await likeMember(app, bert, mara)).toEqual({ like: 'match' });
  expect(await likeOfHers()).toBe('match');
});

it('[MEM-11] who hides is seen by whom they write with, not by who wrote in vain', async () => {
  const mara = await addPhotos(
    app,
    await addWoman(app.core, 'Mette', {}, { credits: 100, paidUser: true }),
  );
  await changePhotos(app.core, mara, { status: 'approved' });
  const bert = await addMan(app.core, 'Barend', {}, { credits: 100, paidUser: true });
  await write(bert, mara);
  await changeProfile(app.core, mara, { invisible: true });
  const page = () => as(bert)(api.member, { query: { id: mara.profileId } });
  const partner = async () => (await as(bert)(api.chats, { query: {} })).chats[0]?.profile;
  const isNobody = async () => {
    await expect(page()).rejects.toMatchObject({ status: 404 });
    expect(await seenOf(app, mara, bert)).toEqual(['nothing', 'nothing', 'nothing']);
    expect(await partner()).toMatchObject({ name: 'Mette', photo: null });
  };
  await isNobody();

  await write(mara, bert);
  expect((await page()).member.name).toBe('Mette');
  expect(await seenOf(app, mara, bert)).toEqual(['sharp', 'sharp', 'sharp']);
  expect((await partner())?.photo).not.toBeNull();

  // Who deletes the chat writes with them no more.
  await as(mara)(api.chatDelete, { body: { member: bert.profileId } });
  await isNobody();
});

it('[MEM-11] who hides is as verified as before', async () => {
  const mara = await addPhotos(app, await addWoman(app.core, 'Mirte', {}, { paidUser: true }));
  await changePhotos(app.core, mara, { status: 'approved' });
  const aart = await addMan(app.core, 'Adam', {}, { credits: 100, paidUser: true });
  await likeMember(app, mara, aart);
  await likeMember(app, aart, mara);
  await write(aart, mara);
  const isVerified = async () => [
    (await as(aart)(api.member, { query: { id: mara.profileId } })).member.verified,
    (await as(aart)(api.chats, { query: {} })).chats[0]?.profile.verified,
  ];
  const verifiedAt = app.core.clock.now();
  await changeProfile(app.core, mara, { invisible: true });
  expect(await isVerified()).toEqual([false, false]);
  await changeProfile(app.core, mara, { verifiedAt });
  expect(await isVerified()).toEqual([true, true]);
  // A photo that came later may show somebody else.
  await changePhotos(app.core, mara, { createdAt: new Date(verifiedAt.getTime() + 1000) });
  expect(await isVerified()).toEqual([false, false]);
});

it('[MEM-11] who hides and shut themselves out is there again once that is over', async () => {
  const mara = await addPhotos(app, await addWoman(app.core, 'Myrthe', {}, { paidUser: true }));
  await changePhotos(app.core, mara, { status: 'approved' });
  const aart = await addMan(app.core, 'Alwin', {}, { credits: 100, paidUser: true });
  await likeMember(app, mara, aart);
  await likeMember(app, aart, mara);
  await changeProfile(app.core, mara, { invisible: true });
  await app.core.db
    .update(tables.users)
    .set({ excludedUntil: addTime(app.core.clock.now(), { days: 1 }) })
    .where(eq(tables.users.id, mara.id));
  const seen = () => seenOf(app, mara, aart);
  const note = () => as(aart)(api.noteSave, { body: { member: mara.profileId, note: 'Kind.' } });
  expect(await seen()).toEqual(['nothing', 'nothing', 'nothing']);
  await expect(note()).rejects.toMatchObject({ answer: { code: 'member_not_found' } });
  app.clock.forward({ days: 2 });
  expect(await seen()).toEqual(['sharp', 'sharp', 'sharp']);
  await note();
});
