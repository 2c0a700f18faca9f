import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import { addMan, addWoman } from '../support/members.ts';
import { centreOf, listed, rowsFor } from '../support/notifications.ts';
import type { Person } from '../support/people.ts';

const app = await appOfFile();
let mara: Person;
let aart: Person;
const paying = { paidUser: true, credits: 1000 };

beforeEach(async () => {
  mara = await addWoman(app.core, 'Mara', {}, paying);
  aart = await addMan(app.core, 'Aart', {}, paying);
});

describe('a row of the notification centre', () => {
  it('[NOTE-1] is one for all visits of somebody, also of those that were seen', async () => {
    const visit = () => app.as(mara)(api.visit, { body: { member: aart.profileId } });
    await visit();
    await app.as(aart)(api.notificationsSeen, { body: {} });
    app.clock.forward({ days: 1 });
    await visit();
    expect(await listed(app, aart)).toEqual(['visit 2 Mara']);
    expect(await rowsFor(app.core, aart)).toHaveLength(1);
  });

  it('[NOTE-1] counts once, also where one hears of a beginning and of messages apart', async () => {
    const off = { type: 'new_conversations', channel: 'email', on: false } as const;
    await app.as(aart)(api.notificationChoose, { body: { switch: off } });
    await write(app, mara, aart);
    await write(app, mara, aart);
    expect(await rowsFor(app.core, aart)).toHaveLength(2);
    expect(await centreOf(app, aart)).toMatchObject({ unseen: 1, notifications: [{}] });
  });
});
