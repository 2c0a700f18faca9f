import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { locales } from '#contract/locales.ts';
import { mailMessages } from '#messages/mail.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { chatOf, twoPeople } from '../support/chats.ts';
import { bundleFor, itemOf, mail, mailed, oneClickOf } from '../support/mailings.ts';
import { addMan, addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { addPhotos, changePhotos, changeProfile, photoRowsOf } from '../support/photos.ts';
import { changeSite, withSettings } from '../support/sites.ts';

const app = await appOfFile();
let made = 0;

beforeAll(async () => {
  await changeSite(app, { settings: { photo_review: 'automatic' } });
});

const woman = (name = 'Wilma', user = {}) => {
  made += 1;
  return addWoman(app.core, `${name}${made}`, {}, user);
};

const man = (name = 'Mark', user = {}) => {
  made += 1;
  return addMan(app.core, `${name}${made}`, {}, user);
};

const picturesIn = ({ html }: { html: string }): string[] =>
  [...html.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&#38;', '&'),
  );

const fetchPicture = (address: string) => {
  const { pathname, search } = new URL(address);
  // As a mail program asks: from anywhere, without a session.
  const headers = { 'sec-fetch-site': 'cross-site' };
  return app.send('GET', `${pathname}${search}`, { headers });
};

describe('a mail about what happened', () => {
  it('[NOTE-2] names who wrote first, and counts the others', async () => {
    const anna = await woman();
    const [bert, carl, dirk] = [await man('Bert'), await man('Carl'), await man('Dirk')];
    const one = await mailed(app, anna, 'new_conversations', [itemOf('conversation', bert)]);
    expect(one.subject).toBe(`${bert.name} wrote to you`);
    expect(one.to).toBe(anna.email);
    const items = [bert, carl, dirk].map((member) => itemOf('conversation', member));
    const three = await mailed(app, anna, 'new_conversations', items);
    expect(three.subject).toBe(`${bert.name} and 2 others wrote to you`);
    for (const { name } of [bert, carl, dirk]) expect(three.text).toContain(name);
  });

  it('[NOTE-2] counts messages, and never holds what they say', async () => {
    const [anna, bert] = await twoPeople(app.core);
    const secret = 'the heron stands in the reeds';
    const conversation = await chatOf(app, bert, anna, [secret]);
    const item = itemOf('message', bert, { subject: conversation, count: 3 });
    const sent = await mailed(app, anna, 'new_messages', [item]);
    expect(sent.subject).toBe(`3 new messages from ${bert.name}`);
    expect(sent.text).toContain(`/chats/${conversation}`);
    const mails = [sent];
    for (const step of [0, 1, 2]) {
      mails.push(await mailed(app, anna, 'unread_message_reminders', [item], step));
    }
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4);
    expect(mails[3]?.text).toContain('we won’t mention it again');
    expect(JSON.stringify(mails)).not.toContain('heron');
  });

  it('[NOTE-2] puts likes and matches into one, the matches first', async () => {
    const anna = await woman();
    const [bert, carl] = [await man('Bert'), await man('Carl')];
    const like = itemOf('like', bert);
    const liked = await mailed(app, anna, 'like', [like]);
    expect(liked.subject).toBe(`${bert.name} likes you`);
    expect(liked.text).toContain(`/likes/m/${bert.profileId}`);
    const both = await mailed(app, anna, 'like', [like, itemOf('match', carl)]);
    expect(both.subject).toBe(`You matched with ${carl.name}`);
    expect(both.text).toMatch(new RegExp(`${carl.name}\n\n${bert.name}`));
    // Who became a match is not also a like.
    const same = await mailed(app, anna, 'like', [itemOf('like', carl), itemOf('match', carl)]);
    expect(same.text.split(`\n${carl.name}\n`)).toHaveLength(2);
  });

  it('[NOTE-2] says in words that a profile is fictional, in the list of mails too', async () => {
    const anna = await woman();
    const bert = await man('Bert');
    const item = itemOf('message', bert, { fictional: true });
    const sent = await mailed(app, anna, 'new_messages', [item]);
    expect(sent.subject).toContain('(Fictional profile)');
    expect(sent.text).toContain(`${bert.name}\nFictional profile`);
    expect(sent.html).toContain('Fictional profile</span>');
  });

  it('[NOTE-2] is not written when everybody in it is gone', async () => {
    const anna = await woman();
    await mail(app, await bundleFor(app, anna, 'like', [itemOf('like', null)]));
    await mail(app, await bundleFor(app, anna, 'new_messages'));
    const bert = await man('Bert');
    await mailed(app, anna, 'like', [itemOf('like', bert)]);
    expect(await app.mailsTo(anna.email)).toHaveLength(1);
  });

  it('[NOTE-2] brings the words of an operator, of several the first as its name', async () => {
    const anna = await woman();
    const notices = ['A new look', 'More stickers'].map((title) =>
      itemOf('news', null, { facts: { title, text: `${title} for all.\n\nHave a look.` } }),
    );
    const news = await mailed(app, anna, 'news', notices);
    expect(news.subject).toBe('A new look');
    expect(news.text).toContain('A new look for all.\n\nHave a look.\n\nMore stickers\n\n');
    const offer = itemOf('promotion', null, { facts: { title: 'Half price', text: 'Today.' } });
    const sent = await mailed(app, anna, 'promotions', [offer]);
    expect(sent.subject).toBe('Half price');
    expect(sent.text).toContain('/credits');
  });

  it.each(locales)('[NOTE-2] [SITE-3] speaks the language of its reader: %s', async (language) => {
    const anna = await woman('Wanda', { language });
    const [bert, carl] = [await man('Bert'), await man('Carl')];
    const items = [bert, carl].map((member) => itemOf('message', member, { count: 2 }));
    const texts = mailMessages[language];
    const mails = [
      await mailed(app, anna, 'new_conversations', items),
      await mailed(app, anna, 'new_messages', items),
      await mailed(app, anna, 'like', items),
      await mailed(app, anna, 'unread_message_reminders', items),
    ];
    for (const { text, html, subject } of mails) {
      expect(html).toContain(`<html lang="${language}">`);
      expect(subject + text).not.toMatch(/[{}]|common\./);
      expect(text).toContain(bert.name);
      expect(text).toContain(texts.common.off);
    }
    expect(mails[0]?.text).toContain(texts.common.types.new_conversations);
  });

  it('[NOTE-2] goes out with headers that switch its type off, receipts without', async () => {
    const anna = await woman();
    const sent = await mailed(app, anna, 'like', [itemOf('like', await man())]);
    expect(sent.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(oneClickOf(sent)).toMatch(/^\/api\/unsubscribe\.php\?token=[\w-]+$/);
    await app.as()(api.resetAsk, { body: { email: anna.email } });
    const reset = (await app.mailsTo(anna.email, 2)).at(-1);
    expect(Object.keys(reset?.headers ?? {})).toEqual(['Message-ID']);
  });
});

describe('the pictures in a mail', () => {
  let anna: Person;
  let bert: Person;

  beforeAll(async () => {
    anna = await woman();
    bert = await addPhotos(app, await man('Bert', { paidUser: true }));
  });

  const pictures = async (reader = anna) =>
    picturesIn(await mailed(app, reader, 'like', [itemOf('like', bert)]));

  it('[NOTE-2] load without a session, small, and for thirty days', async () => {
    const [address = '', ...more] = await pictures();
    expect(more).toEqual([]);
    const answer = await fetchPicture(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const file = (await photoRowsOf(app.core, bert))[0]?.file ?? '';
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 128,
      height: 128,
    });
    // The address tells nobody what the file is called.
    expect(address).not.toContain(file);
    expect((await fetchPicture(`${address.slice(0, -2)}AA`)).statusCode).toBe(404);
    app.clock.forward({ days: 29 });
    expect((await fetchPicture(address)).statusCode).toBe(200);
    app.clock.forward({ days: 2 });
    expect((await fetchPicture(address)).statusCode).toBe(404);
  });

  it('[NOTE-2] [MEM-3] are never those that a visitor would find locked', async () => {
    const rows = await photoRowsOf(app.core, bert);
    const paying = await woman('Paula', { paidUser: true });
    const sent = await mailed(app, paying, 'like', [itemOf('like', bert)]);
    // One picture of three, the main one, even for a member who sees all of them sharp.
    expect(picturesIn(sent)).toHaveLength(1);
    for (const { file, lockedFile } of rows.slice(1)) {
      expect(JSON.stringify(sent)).not.toContain(file);
      expect(JSON.stringify(sent)).not.toContain(lockedFile);
    }
    const others = rows
      .slice(1)
      .map(({ file }) => app.core.seal.close(['photo', `${file}-thumb`, 9e15]));
    for (const token of others) {
      const answer = await app.send('GET', `/api/mail-photo.php?token=${token}`, {});
      expect(answer.statusCode).toBe(404);
    }
  });

  it('[NOTE-2] [MEM-3] are gone where visitors see nobody, for mails that left before too', async () => {
    const [address = ''] = await pictures();
    await withSettings(app, { logged_out_search: false }, async () => {
      expect(await pictures()).toEqual([]);
      const sent = await mailed(app, anna, 'like', [itemOf('like', bert)]);
      expect(sent.html).toMatch(/>B<\/div>/);
      expect((await fetchPicture(address)).statusCode).toBe(404);
    });
    expect((await fetchPicture(address)).statusCode).toBe(200);
  });

  it('[NOTE-2] [MEM-2] are of approved photos of people who can be seen', async () => {
    const [address = ''] = await pictures();
    await changePhotos(app.core, bert, { status: 'rejected' });
    expect(await pictures()).toEqual([]);
    expect((await fetchPicture(address)).statusCode).toBe(404);
    await changePhotos(app.core, bert, { status: 'approved' });
    await changeProfile(app.core, bert, { invisible: true });
    expect(await pictures()).toEqual([]);
    expect((await fetchPicture(address)).statusCode).toBe(404);
    await changeProfile(app.core, bert, { invisible: false });
    expect(await pictures()).toHaveLength(1);
  });
});
