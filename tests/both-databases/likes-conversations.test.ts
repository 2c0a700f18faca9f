import { expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import { addMan, addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';

const app = await appOfFile();

it('[LIKE-2] lists tell with whom the member has a conversation, until it is deleted', async () => {
  const mara = await addWoman(app.core, 'Mara');
  const aart = await addMan(app.core, 'Aart');
  const writtenWith = async (who: Person) =>
    (await app.as(who)(api.likesList, { query: { type: 'matches' } })).members[0]?.written;
  const told = async () => [await writtenWith(mara), await writtenWith(aart)];
  await app.as(mara)(api.like, { body: { member: aart.profileId } });
  await app.as(aart)(api.like, { body: { member: mara.profileId } });
  expect(await told()).toEqual([false, false]);
  await write(app, mara, aart);
  expect(await told()).toEqual([true, true]);
  await app.as(aart)(api.chatDelete, { body: { member: mara.profileId } });
  expect(await told()).toEqual([true, false]);
});
