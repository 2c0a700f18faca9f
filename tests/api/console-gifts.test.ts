import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { GiftId } from '#contract/chat/gifts.ts';
import { gifts } from '#contract/chat/gifts.ts';
import * as contract from '#contract/console/index.ts';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { chatsOf, twoPeople } from '../support/chats.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const app = await appOfFile();
let finance: Staff;

beforeAll(async () => {
  finance = await addStaff(app.core, ['finance']);
});

const read = (by = finance, site = '1') => app.as(by)(contract.giftListRead, { query: { site } });

const save = (offered: GiftId[], version: number, by = finance) =>
  app.as(by)(contract.giftListSave, { body: { site: 1, version, offered, reason: 'Winter' } });

const refusal = (code: string) => ({ answer: { code } });

it('[OPS-9] [CHAT-7] gifts are offered as a site chooses; those that were sent stay', async () => {
  const [mara, aart] = await twoPeople(app.core, { credits: 50 });
  const as = app.as({ session: mara.session });
  const give = (gift: GiftId, client_id: string = randomUUID()) =>
    as(api.giftSend, { body: { member: aart.profileId, client_id, gift } });
  expect(await read()).toMatchObject({ version: 0, offered: [...gifts], changed_by: null });
  const sent = randomUUID();
  await give('rose', sent);
  const list = await save(['tea', 'candle', 'tea'], 0);
  expect(list).toMatchObject({
    version: 1,
    offered: ['tea', 'candle'],
    changed_by: { id: finance.id },
  });
  expect((await as(api.gifts)).gifts.map(({ id }) => id)).toEqual(['tea', 'candle']);
  expect((await app.as({})(api.settings, { query: {} })).offered_gifts).toEqual(['tea', 'candle']);
  await expect(give('rose')).rejects.toMatchObject({
    answer: { code: 'invalid_input', fields: { gift: { code: 'unknown_choice' } } },
  });
  // The same one again was taken before: its sender is told so.
  expect((await give('rose', sent)).message).toMatchObject({ gift: 'rose' });
  expect((await chatsOf(app, aart))[0]?.last).toMatchObject({ kind: 'gift', gift: 'rose' });
  await give('tea');
  const [entry] = await app.core.db
    .select()
    .from(tables.auditLog)
    .where(eq(tables.auditLog.action, 'gifts_changed'));
  expect(entry).toMatchObject({
    siteId: 1,
    values: { gifts: 2, before: gifts.join(', '), after: 'tea, candle' },
    reason: 'Winter',
  });
});

it('[OPS-9] gifts are changed by one of two who began with the same list', async () => {
  const { version } = await read();
  const other = await addStaff(app.core, ['finance']);
  const both = await Promise.allSettled([save(['rose'], version), save(['cake'], version, other)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(save(['boat'], 0)).rejects.toMatchObject(refusal('gifts_changed'));
  await expect(save([], version + 1)).rejects.toMatchObject(refusal('invalid_input'));
  expect((await read()).version).toBe(version + 1);
});

it('[OPS-2] gifts of other sites are not there for who works for one', async () => {
  const there = await addStaff(app.core, [{ role: 'finance', site: 2 }]);
  await expect(read(there)).rejects.toMatchObject(refusal('not_found'));
  await expect(save(['rose'], 0, there)).rejects.toMatchObject(refusal('not_found'));
  await expect(read(finance, '999')).rejects.toMatchObject(refusal('not_found'));
});
