import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { api } from '#contract/index.ts';
import { fictionalLines } from '#messages/fictional-lines.ts';
import { tables } from '#server/db/index.ts';
import { channelSenders } from '#server/features/notifications/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { tellEverybody } from '../support/announcements.ts';
import { chatsOf, textsOf } from '../support/chats.ts';
import { addFictional, allowFictional, fictionalFields } from '../support/fictional.ts';
import { addMan, hideAll } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { fetchFile } from '../support/photos.ts';
import { PICTURE } from '../support/sample.ts';
import { changeSite, withSettings } from '../support/sites.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { waitFor } from '../support/wait.ts';

const app = await appOfFile();
let operator: Staff;

beforeAll(async () => {
  operator = await addStaff(app.core, ['operator']);
  await allowFictional(app);
});

let men = 0;

const aMan = (credits = 100) => {
  men += 1;
  return addMan(app.core, `Maarten ${men}`, {}, { paidUser: true, credits });
};

const refusal = (code: string) => ({ answer: { code } });

const list = async (by = operator) =>
  (await app.as(by)(contract.fictionalList, { query: { site: '1' } })).profiles;

const search = ({ session }: Person) => app.as({ session })(api.search, { query: {} });

const write = ({ session }: Person, member: string, text = 'Who wins?') =>
  app.as({ session })(api.messageSend, { body: { member, client_id: randomUUID(), text } });

const auditOf = (action: string, target: string) =>
  app.core.db
    .select()
    .from(tables.auditLog)
    .where(and(eq(tables.auditLog.action, action), eq(tables.auditLog.targetId, target)));

it('[OPS-11] is made, found with its label, edited and never entered', async () => {
  const maarten = await aMan();
  const made = await addFictional(app, operator);
  expect(made).toMatchObject({
    name: 'Elise',
    place: 'Utrecht',
    retired: false,
    made_by: { id: operator.id },
    fields: { story: 'Restores old books' },
  });
  const { members } = await search(maarten);
  expect(members.find(({ id }) => id === made.id)).toMatchObject({ fictional: true });
  const change = { about: 'Still invented.', seeking_min_age: 60, seeking_max_age: 30 };
  const body = { id: made.id, version: made.version, fields: fictionalFields(change) };
  const saved = await app.as(operator)(contract.fictionalSave, { body });
  expect(saved.fields).toMatchObject({ seeking_min_age: 30, seeking_max_age: 60 });
  await expect(app.as(operator)(contract.fictionalSave, { body })).rejects.toMatchObject(
    refusal('fictional_outdated'),
  );
  const [row] = await app.core.db
    .select({ user: tables.users, fictional: tables.profiles.fictional })
    .from(tables.profiles)
    .innerJoin(tables.users, eq(tables.users.id, tables.profiles.userId))
    .where(eq(tables.profiles.id, made.id));
  expect(row?.fictional).toBe(true);
  const login = { login: row?.user.email ?? '', password: 'no password opens this account' };
  await expect(app.as({})(api.login, { body: login })).rejects.toMatchObject(
    refusal('login_failed'),
  );
  expect(await auditOf('fictional_added', made.id)).toMatchObject([{ staffId: operator.id }]);
  expect(await auditOf('fictional_changed', made.id)).toHaveLength(1);
});

it('[OPS-11] gets photos that are shown at once, in the order that was chosen', async () => {
  const { id } = await addFictional(app, operator, { name: 'Johanna' });
  const path = `${contract.fictionalPhotoAdd.path}?id=${id}`;
  for (const _ of [1, 2]) {
    const answer = await app.send('POST', path, { staff: operator.staff, body: PICTURE });
    expect(answer.statusCode, answer.payload).toBe(200);
  }
  const { pictures } = await app.as(operator)(contract.fictionalRead, { query: { id } });
  expect(pictures).toHaveLength(2);
  const order = pictures.map((photo) => photo.id).toReversed();
  const ordered = await app.as(operator)(contract.fictionalPhotosOrder, { body: { id, order } });
  expect(ordered.photo?.id).toBe(order[0]);
  const file = ordered.photo?.medium_filename ?? '';
  const { session } = await aMan();
  expect((await fetchFile(app, file, { session })).statusCode).toBe(200);
  const own = `/api/admin/fictional/pictures/${file}.webp`;
  expect((await app.send('GET', own, { staff: operator.staff })).statusCode).toBe(200);
  const elsewhere = await addStaff(app.core, [{ role: 'operator', site: 2 }]);
  expect((await app.send('GET', own, { staff: elsewhere.staff })).statusCode).toBe(404);
  const body = { id, photo: order[0] ?? '' };
  expect((await app.as(operator)(contract.fictionalPhotoDelete, { body })).photos).toBe(1);
  const rows = await app.core.db
    .select()
    .from(tables.photos)
    .where(eq(tables.photos.profileId, id));
  expect(rows).toMatchObject([{ status: 'approved', reviewedBy: operator.id, position: 0 }]);
  for (const _ of Array.from({ length: contract.consoleLimits.fictional.photos - 1 }))
    await app.send('POST', path, { staff: operator.staff, body: PICTURE });
  const more = await app.send('POST', path, { staff: operator.staff, body: PICTURE });
  expect(more.json()).toMatchObject({ code: 'too_many_photos' });
});

it('[OPS-11] retired, it leaves search, says so once in each chat, and comes back', async () => {
  const maarten = await aMan();
  const { id } = await addFictional(app, operator, { name: 'Sem' });
  const { message } = await write(maarten, id);
  expect((await list()).find((row) => row.id === id)).toMatchObject({ waiting: 1 });
  const body = { id, reason: 'The story is told' };
  const retire = () => app.as(operator)(contract.fictionalRetire, { body });
  await Promise.all([retire(), retire()]);
  expect((await search(maarten)).members.map((one) => one.id)).not.toContain(id);
  const texts = await waitFor(async () => {
    const found = await textsOf(app, maarten, message.conversation);
    return found.length > 1 ? found : null;
  }, 'the last line');
  expect(texts.toSorted()).toEqual(['Who wins?', fictionalLines.en.retired].toSorted());
  await expect(write(maarten, id)).rejects.toMatchObject(refusal('partner_gone'));
  expect((await chatsOf(app, maarten))[0]?.profile).toMatchObject({
    fictional: true,
    state: 'disabled',
  });
  expect((await list()).find((row) => row.id === id)).toMatchObject({ retired: true, waiting: 0 });
  expect(await auditOf('fictional_retired', id)).toMatchObject([{ reason: 'The story is told' }]);
  await app.as(operator)(contract.fictionalReturn, { body });
  expect((await search(maarten)).members.map((one) => one.id)).toContain(id);
  await write(maarten, id);
});

it('[OPS-11] needs words of the site, and no two go past the limit', async () => {
  await withSettings(app, { fictional_plural: '' }, async () => {
    await expect(addFictional(app, operator)).rejects.toMatchObject(
      refusal('fictional_no_wording'),
    );
    const query = { site: '1' };
    expect(await app.as(operator)(contract.fictionalList, { query })).toMatchObject({
      has_wording: false,
    });
  });
  await expect(addFictional(app, operator, { name: 'The Admin' })).rejects.toMatchObject(
    refusal('invalid_input'),
  );
  await expect(addFictional(app, operator, { about: 'I am a real person.' })).rejects.toMatchObject(
    {
      answer: { code: 'fictional_text_refused', values: { topic: 'denial' } },
    },
  );
  await expect(addFictional(app, operator, { country: 'XX' })).rejects.toMatchObject(
    refusal('invalid_input'),
  );
});

it('[OPS-11] is not there on a site without them, for anybody', async () => {
  const maarten = await aMan();
  const { id } = await addFictional(app, operator, { name: 'Nadia' });
  const local = await addStaff(app.core, [{ role: 'operator', site: 1 }]);
  const rights = async () =>
    (await app.as(local)(contract.consoleSession)).staff?.rights.includes('fictional.edit');
  expect(await rights()).toBe(true);
  const before = await changeSite(app, { settings: { fictional_warning: false } });
  expect(await rights()).toBe(false);
  await expect(list()).rejects.toMatchObject(refusal('not_found'));
  await expect(addFictional(app, operator)).rejects.toMatchObject(refusal('not_found'));
  const query = { id };
  await expect(app.as(operator)(contract.fictionalRead, { query })).rejects.toMatchObject(
    refusal('fictional_not_found'),
  );
  await changeSite(app, before);
  const elsewhere = await addStaff(app.core, [{ role: 'operator', site: 2 }]);
  await expect(list(elsewhere)).rejects.toMatchObject(refusal('not_found'));
  await expect(app.as(elsewhere)(contract.fictionalRead, { query })).rejects.toMatchObject(
    refusal('fictional_not_found'),
  );
  // A member is no fictional profile, whoever asks.
  await expect(
    app.as(operator)(contract.fictionalRead, { query: { id: maarten.profileId } }),
  ).rejects.toMatchObject(refusal('fictional_not_found'));
});

it('[OPS-11] is counted nowhere, and told of nothing', async () => {
  const { core } = app;
  await hideAll(core);
  const maarten = await aMan();
  const { id } = await addFictional(app, operator, { name: 'Nobody' });
  const as = app.as({ session: maarten.session });
  expect(await search(maarten)).toMatchObject({ numResults: 0, fictional_results: 1 });
  expect(await as(api.searchCount, { query: {} })).toMatchObject({ numResults: 0 });
  await as(api.like, { body: { member: id } });
  // As if it could like: also then it would be no person.
  const now = core.clock.now();
  await core.db
    .insert(tables.likes)
    .values({ likerId: id, likedId: maarten.profileId, createdAt: now, matchedAt: now });
  await core.db.update(tables.likes).set({ matchedAt: now });
  expect((await as(api.likesList, { query: { type: 'liked-me' } })).counts).toEqual({
    liked_me: 0,
    liked: 0,
    matches: 0,
    visitors: 0,
  });
  expect(await as(api.likes)).toMatchObject({ new_likes: 0 });
  await write(maarten, id);
  const [profile] = await core.db
    .select({ userId: tables.profiles.userId })
    .from(tables.profiles)
    .where(eq(tables.profiles.id, id));
  if (!profile) throw new Error('It is there.');
  await tellEverybody(app, channelSenders);
  const { notifications, outgoing } = tables;
  expect(await core.db.$count(notifications, eq(notifications.userId, profile.userId))).toBe(0);
  expect(await core.db.$count(outgoing, eq(outgoing.userId, profile.userId))).toBe(0);
});
