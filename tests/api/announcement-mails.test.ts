import { beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { api } from '#contract/index.ts';
import { sendMail } from '#server/core/index.ts';
import { channelSenders } from '#server/features/notifications/index.ts';
import { runAnnouncements, sendAnnouncement, writeAnnouncement } from '../support/announcements.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { oneClickOf, tokenIn } from '../support/mailings.ts';
import { addWoman } from '../support/members.ts';
import { listed } from '../support/notifications.ts';
import type { SentMail } from '../support/outbox.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const app = await appOfFile();
let boss: Staff;

beforeAll(async () => {
  boss = await addStaff(app.core, ['administrator']);
});

const texts = {
  en: {
    subject: 'A new look',
    body: 'See the **new** [search](/members).\n\n- faster\n- calmer\n\n![x](https://t.example/x.gif)',
  },
};

const firstMailTo = async (email: string): Promise<SentMail> => {
  const [mail] = await app.mailsTo(email, 1);
  if (!mail) throw new Error('There is no mail.');
  return mail;
};

it('[OPS-13] is a mail that can be read and switched off, and what comes back is counted', async () => {
  const ada = await addWoman(app.core, 'Ada');
  const bea = await addWoman(app.core, 'Bea');
  const { id } = await sendAnnouncement(app, boss, { texts });
  await runAnnouncements(app, channelSenders);
  const mail = await firstMailTo(ada.email);
  expect(mail.subject).toBe('A new look');
  expect(mail.text).toMatch(
    /^Hi Ada,\n\nSee the new search \(http:\/\/localhost:\d+\/members\)\.\n\n- faster\n- calmer\n\nx\n\n/,
  );
  expect(mail.html).toContain('<strong>new</strong>');
  expect(mail.html).not.toContain('<img');
  expect(await listed(app, ada)).toEqual(['news 1 -']);

  const outcomes = async () =>
    (await app.as(boss)(contract.announcementRead, { query: { id } })).outcomes;
  // By the mail program and then on the page: it was off already.
  await app.send('POST', oneClickOf(mail), { body: 'List-Unsubscribe=One-Click' });
  const token = tokenIn(mail);
  await app.as()(api.mailChoose, { body: { token, type: 'news', on: false } });
  expect(await outcomes()).toEqual({ failed: 0, bounced: 0, unsubscribed: 1, reported: 0 });
  await app.as()(api.mailChoose, { body: { token, type: 'news', on: true } });
  await app.as()(api.mailChoose, { body: { token, type: 'like', on: false } });
  expect(await outcomes()).toMatchObject({ unsubscribed: 1 });

  // The last try of a mail that the server does not take.
  const failing = sendMail(app.core, async () => null);
  const { to, subject, text, html, headers = {} } = await firstMailTo(bea.email);
  await failing.onGivenUp?.({ to, subject, text, html, headers });
  await failing.onGivenUp?.({ to: bea.email, subject: '', text: '', html: '' });
  expect(await outcomes()).toMatchObject({ failed: 1 });
});

it('[OPS-13] is mailed to whoever writes it, and to nobody else', async () => {
  const cleo = await addWoman(app.core, 'Cleo');
  const { id } = await writeAnnouncement(app, boss, { texts });
  const body = { id, locale: 'en' as const };
  const { to } = await app.as(boss)(contract.announcementTest, { body });
  expect(to).toBe(boss.email);
  const mail = await firstMailTo(boss.email);
  expect(mail.subject).toBe('A new look');
  const { text } = await app.as(boss)(contract.announcementPreview, { query: body });
  const withoutToken = (words: string) => words.replaceAll(/token=\S+/g, '');
  expect(withoutToken(mail.text)).toBe(withoutToken(text));
  expect(await app.mailsTo(cleo.email, 0)).toEqual([]);
});
