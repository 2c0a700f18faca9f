import { describe, expect, it } from 'vitest';
import { api, live } from '#contract/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import { freshPostgresUrl } from '../support/database.ts';
import { addMan, addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { changeProfile } from '../support/photos.ts';
import {
  receivedOn,
  listen,
  nextEvent,
  sessionHeader,
  socketsOfTest,
  untilHeard,
} from '../support/sockets.ts';
import { waitFor } from '../support/wait.ts';

const host = '127.0.0.1';
const app = await appOfFile();
const origin = await listen(app);
const openSocket = socketsOfTest();

const connect = async ({ session }: Person, to = origin) => {
  const socket = openSocket(to, sessionHeader(session));
  await nextEvent(socket, 'connect');
  return { socket, heard: receivedOn(socket, live.likeChanged) };
};

const like = ({ as }: TestApp, who: Person, whom: Person) =>
  as({ host, session: who.session })(api.like, { body: { member: whom.profileId } });

let noisy = 0;

/** Waits until somebody hears of one more like; whatever was told before was heard before. */
const untilNoise = async (who: Person, heard: readonly { readonly member: string }[]) => {
  noisy += 1;
  const loud = await addWoman(app.core, `Noisy ${noisy}`);
  await like(app, loud, who);
  const isLoud = ({ member }: { readonly member: string }) => member === loud.profileId;
  await waitFor(async () => heard.find(isLoud) ?? null, 'a like of who is loud');
};

describe('whoever is liked', () => {
  it('[LIKE-1] hears it at once in every tab, and nobody else does', async () => {
    const [mara, aart, bram] = [
      await addWoman(app.core, 'Mara'),
      await addMan(app.core, 'Aart'),
      await addMan(app.core, 'Bram'),
    ];
    const [one, two, other] = [await connect(aart), await connect(aart), await connect(bram)];
    await like(app, mara, aart);
    await untilHeard(one.heard, 1);
    await untilHeard(two.heard, 1);
    expect(one.heard).toEqual([{ member: mara.profileId, like: 'received' }]);
    expect(other.heard).toEqual([]);
  });

  it('[LIKE-1] hears of a match, and so do the other tabs of who made it', async () => {
    const [mara, aart] = [await addWoman(app.core, 'Mia'), await addMan(app.core, 'Abe')];
    await like(app, mara, aart);
    const [hers, his] = [await connect(mara), await connect(aart)];
    await like(app, aart, mara);
    await untilHeard(hers.heard, 1);
    await untilHeard(his.heard, 1);
    expect(hers.heard).toEqual([{ member: aart.profileId, like: 'match' }]);
    expect(his.heard).toEqual([{ member: mara.profileId, like: 'match' }]);
  });

  it('[LIKE-1] hears what is left when a like ends, and so do the other tabs of who took it', async () => {
    const [mara, aart] = [await addWoman(app.core, 'Meg'), await addMan(app.core, 'Ard')];
    await like(app, mara, aart);
    await like(app, aart, mara);
    const [hers, his] = [await connect(mara), await connect(aart)];
    const body = { member: aart.profileId };
    await app.as({ host, session: mara.session })(api.unlike, { body });
    await untilHeard(hers.heard, 1);
    await untilHeard(his.heard, 1);
    expect(hers.heard).toEqual([{ member: aart.profileId, like: 'received' }]);
    expect(his.heard).toEqual([{ member: mara.profileId, like: 'given' }]);
    await app.as({ host, session: mara.session })(api.block, { body });
    await untilHeard(hers.heard, 2);
    await untilHeard(his.heard, 2);
    expect(hers.heard.at(-1)).toEqual({ member: aart.profileId, like: 'none' });
    expect(his.heard.at(-1)).toEqual({ member: mara.profileId, like: 'none' });
  });

  it('[LIKE-1] hears in other tabs that it was seen', async () => {
    const [mara, aart] = [await addWoman(app.core, 'Min'), await addMan(app.core, 'Art')];
    await like(app, mara, aart);
    const { heard } = await connect(aart);
    const body = { member: mara.profileId };
    await app.as({ host, session: aart.session })(api.visit, { body });
    await untilHeard(heard, 1);
    expect(heard).toEqual([{ member: mara.profileId, like: 'received' }]);
  });

  it('[LIKE-1] [MEM-11] hears nothing of who hides', async () => {
    const [mara, aart] = [await addWoman(app.core, 'Mo'), await addMan(app.core, 'Ari')];
    const { heard } = await connect(aart);
    await changeProfile(app.core, mara, { invisible: true });
    await like(app, mara, aart);
    await untilNoise(aart, heard);
    expect(heard).toHaveLength(1);
  });

  it('[LIKE-1] [MEM-11] hears nothing of who hides, takes a like back or blocks', async () => {
    const [mara, aart] = [await addWoman(app.core, 'Mip'), await addMan(app.core, 'Arie')];
    const [hers, his] = [await connect(mara), await connect(aart)];
    await changeProfile(app.core, mara, { invisible: true });
    const body = { member: aart.profileId };
    const hidden = app.as({ host, session: mara.session });
    await like(app, mara, aart);
    await hidden(api.unlike, { body });
    await like(app, mara, aart);
    await hidden(api.block, { body });
    await untilHeard(hers.heard, 4);
    expect(hers.heard.map((told) => told.like)).toEqual(['given', 'none', 'given', 'none']);
    await untilNoise(aart, his.heard);
    expect(his.heard).toHaveLength(1);
  });

  it('[LIKE-1] [MEM-11] hears that a match is over when who hides blocks them', async () => {
    const [mara, aart] = [await addWoman(app.core, 'Mies'), await addMan(app.core, 'Aldo')];
    await like(app, mara, aart);
    await like(app, aart, mara);
    await changeProfile(app.core, mara, { invisible: true });
    const { heard } = await connect(aart);
    const body = { member: aart.profileId };
    await app.as({ host, session: mara.session })(api.block, { body });
    await untilNoise(aart, heard);
    expect(heard[0]).toEqual({ member: mara.profileId, like: 'none' });
  });

  it('[LIKE-1] [MEM-11] does not hear by blocking that who hides had liked them', async () => {
    const mara = await addWoman(app.core, 'Mila', {}, { credits: 100 });
    const aart = await addMan(app.core, 'Anno');
    await changeProfile(app.core, mara, { invisible: true });
    await like(app, mara, aart);
    await write(app, mara, aart);
    const [hers, his] = [await connect(mara), await connect(aart)];
    const body = { member: mara.profileId };
    await app.as({ host, session: aart.session })(api.block, { body });
    await untilHeard(hers.heard, 1);
    expect(hers.heard).toEqual([{ member: aart.profileId, like: 'none' }]);
    await untilNoise(aart, his.heard);
    expect(his.heard).toHaveLength(1);
  });

  it('[LIKE-1] finds what was missed after the connection was lost', async () => {
    const [mara, aart] = [await addWoman(app.core, 'May'), await addMan(app.core, 'Ab')];
    const { socket } = await connect(aart);
    socket.disconnect();
    await like(app, mara, aart);
    await connect(aart);
    const { liked_by } = await app.as({ host, session: aart.session })(api.likes);
    expect(liked_by).toEqual([{ id: mara.profileId, like_new: true }]);
  });

  it('[LIKE-1] hears it through another process', async () => {
    const DATABASE_URL = await freshPostgresUrl();
    const [here, there] = [await testApp({ DATABASE_URL }), await testApp({ DATABASE_URL })];
    try {
      const [mara, aart] = [await addWoman(here.core, 'Mara'), await addMan(here.core, 'Aart')];
      const { heard } = await connect(aart, await listen(there));
      await like(here, mara, aart);
      await untilHeard(heard, 1);
      expect(heard).toEqual([{ member: mara.profileId, like: 'received' }]);
    } finally {
      await here.close();
      await there.close();
    }
  });
});
