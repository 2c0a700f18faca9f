import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { cookies } from '#contract/cookies.ts';
import { linkTo } from '#contract/routes.ts';
import en from '#messages/en/public.ts';
import memberTexts from '#messages/en/member.ts';
import { fictionalWords } from '#messages/fictional.ts';
import { reportReference } from '#contract/moderation.ts';
import { tables } from '#server/db/index.ts';
import { expectAccessible, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addShownPhotos } from '../support/browser/shown-photos.ts';
import { addMen, heading, member, near, report } from '../support/browser/search-people.ts';
import type { Server } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';
import { addTime } from '#server/core/index.ts';

const { gallery } = member;

const pageOf = (person: { profileId: string }) => linkTo('members-id', { id: person.profileId });

const photosOf = (page: Page, name: string) =>
  page.getByRole('region', { name: gallery.label.replace('{name}', name) });

const large = (page: Page, name: string) =>
  page.getByRole('dialog', { name: gallery.label.replace('{name}', name) });

const photo = (number: number, count: number) => `Enlarge photo ${number} of ${count}`;

const addOne = async (server: Server, name: string, count: number, profile = {}) => {
  const [person] = await addMen(server, 'Venlo', [name], profile);
  if (!person) throw new Error('Nobody was made.');
  const photos = count > 0 ? await addShownPhotos(server, person, count) : [];
  return { person, photos };
};

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('[MEM-7] [MEM-13] who it is, a note that saves itself, and a report with a receipt', async ({
    open,
    page,
    server,
    signIn,
    troubles,
  }) => {
    const { person, photos } = await addOne(server, 'Jorn', 2, {
      about: 'Bakes bread <b>at night</b>.',
      hairColour: 'red',
      interests: ['baking', 'tea', 'sailing'],
      verifiedAt: addTime(new Date(), { days: 1 }),
    });
    await addMen(server, 'Venlo', ['Klaas']);
    const wishes = near('Venlo');
    const me = await signIn('Ella', {
      profile: { ...wishes.profile, interests: ['baking', 'sailing'] },
    });
    await open(pageOf(person));
    await expect(heading(page)).toHaveText(/^Jorn, \d\d$/);
    const main = page.getByRole('main');
    await expect(main).toContainText('Venlo, under 5 km away');
    await expect(main).toContainText('2 things in common');
    // Of a language that nobody knows.
    await expect(main.locator('[lang=""]')).toHaveText('Bakes bread <b>at night</b>.');
    await expect(main).toContainText('Red hair');
    await expect(main).toContainText(member.verifiedText);
    const interests = main.locator('section', { hasText: member.interests }).getByRole('listitem');
    await expect(interests).toHaveText([
      /^Sailing, you too$|^Baking, you too$/,
      /, you too$/,
      'Tea',
    ]);
    const similar = page.getByRole('region', { name: 'Similar to Jorn' });
    await expect(similar.getByRole('article').filter({ hasText: 'Klaas' }).first()).toBeAttached();

    // Reading was told, once.
    const { visits, notes, reports } = tables;
    const { db } = server.app.core;
    const seen = () =>
      db
        .select()
        .from(visits)
        .where(and(eq(visits.visitorId, me.profileId), eq(visits.visitedId, person.profileId)));
    await expect.poll(async () => (await seen()).length).toBe(1);

    troubles.expect(/404/);
    const note = page.getByLabel(member.note.label);
    const state = main.getByRole('status').filter({ hasText: /^(?!\d).+/ });
    const calls = '**/api/notes.php';
    await page.route(calls, (route) => route.fulfill({ status: 404, json: {} }));
    await note.fill('Climbs on Tuesdays.');
    await expect(state).toContainText(member.note.failed);
    await expectSound(page, 'member with a note that is not saved');
    await page.unroute(calls);
    await state.getByRole('button', { name: member.note.retry }).click();
    await expect(state).toHaveText(member.note.saved);
    await note.pressSequentially(' Likes tea.');
    await note.blur();
    await expect(state).toHaveText(member.note.saved);
    const kept = db.select().from(notes).where(eq(notes.ownerId, me.profileId));
    expect(await kept).toMatchObject([{ note: 'Climbs on Tuesdays. Likes tea.' }]);

    await page.getByRole('link', { name: report.action }).click();
    const dialog = page.getByRole('dialog', { name: 'Report Jorn' });
    await expectSound(page, 'report', '[open]');
    // Nothing is chosen for anybody.
    troubles.expect(/400/);
    await dialog.getByRole('button', { name: report.submit }).click();
    await expect(dialog.getByLabel(report.reason)).toHaveAccessibleDescription(
      en.fields.unknown_choice,
    );
    await dialog.getByLabel(report.reason).selectOption('stolen_photo');
    await dialog.getByRole('radio', { name: 'Photo 2 of 2' }).check();
    await dialog.getByLabel(report.message).fill('Seen in a magazine.');
    await dialog.getByRole('button', { name: report.submit }).click();
    const receipt = page.getByRole('dialog', { name: report.sent.title });
    const reference = await receipt.getByRole('strong').textContent();
    expect(reportReference.parse(reference)).toBe(reference);
    await expectSound(page, 'receipt', '[open]');
    await receipt.getByRole('button', { name: report.sent.done }).click();
    await expect(page.getByRole('link', { name: report.action })).toBeFocused();
    const [row] = await db.select().from(reports).where(eq(reports.reporterId, me.profileId));
    expect(row).toMatchObject({ reason: 'stolen_photo', photoId: photos[1]?.id });
  });
});

test('[MEM-7] photos by keys and buttons, over the whole screen too', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const { person } = await addOne(server, 'Nick', 3);
  await signIn('Hella', { ...near('Venlo'), paidUser: true });
  await open(pageOf(person));
  const photos = photosOf(page, 'Nick');
  const status = photos.getByRole('status');
  await expect(status).toHaveText('1 of 3');
  await photos.getByRole('button', { name: gallery.next }).click();
  await expect(status).toHaveText('2 of 3');
  const second = photos.getByRole('listitem').getByRole('link', { name: photo(2, 3) });
  await second.focus();
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('3 of 3');
  await expect(photos.getByRole('listitem').getByRole('link', { name: photo(3, 3) })).toBeFocused();
  await expect(photos.getByRole('button', { name: gallery.next })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText('2 of 3');

  await page.keyboard.press('Enter');
  const view = large(page, 'Nick');
  await expect(view.getByRole('status')).toHaveText('2 of 3');
  await expectAccessible(page, 'photos over the whole screen', '[open]');
  await page.keyboard.press('ArrowRight');
  await expect(view.getByRole('status')).toHaveText('3 of 3');
  await view.getByRole('button', { name: gallery.previous }).click();
  await view.getByRole('button', { name: gallery.previous }).click();
  await expect(view.getByRole('status')).toHaveText('1 of 3');
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(second).toBeFocused();
  await expect(status).toHaveText('1 of 3');
});

test.describe('by finger', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('[MEM-7] photos are swiped', async ({ context, open, page, server, signIn }) => {
    const { person } = await addOne(server, 'Olaf', 2);
    await signIn('Ineke', near('Venlo'));
    await open(pageOf(person));
    const photos = photosOf(page, 'Olaf');
    await expect(photos.getByRole('status')).toHaveText('1 of 2');
    const finger = await context.newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 400 }],
        });
      await touch('touchStart', from);
      for (let step = 1; step <= 20; step += 1) {
        await touch('touchMove', from + ((to - from) * step) / 20);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await touch('touchEnd');
    };
    await swipe(340, 40);
    await expect(photos.getByRole('status')).toHaveText('2 of 2');
    await photos.getByRole('link', { name: photo(2, 2) }).tap();
    const view = large(page, 'Olaf');
    await expect(view.getByRole('status')).toHaveText('2 of 2');
    await swipe(40, 340);
    await expect(view.getByRole('status')).toHaveText('1 of 2');
    await view.getByRole('button', { name: gallery.close }).tap();
    await expect(photos.getByRole('status')).toHaveText('1 of 2');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[MEM-3] locked photos lead to premium, or to joining', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const { person, photos } = await addOne(server, 'Piet', 4);
    await open(pageOf(person));
    const gallerySection = photosOf(page, 'Piet');
    const signup = linkTo('members-id-signup', { id: person.profileId });
    await expect(
      gallerySection.getByRole('link', { name: gallery.lockedJoin }).first(),
    ).toHaveAttribute('href', signup);
    await expect(
      page.getByRole('main').getByRole('link', { name: member.join.submit }),
    ).toHaveAttribute('href', signup);
    await expectAccessible(page, 'member for visitors');
    await signIn('Janna', near('Venlo'));
    await open(pageOf(person));
    const locked = gallerySection.getByRole('link', { name: '2 more photos with Premium' });
    await expect(locked.first()).toHaveAttribute(
      'href',
      linkTo('premium', {}, { back: pageOf(person) }),
    );
    await expect(page.getByRole('main').getByRole('note')).toContainText(
      memberTexts.premium.photos,
    );
    const sources = await page
      .locator('main img')
      .evaluateAll((all) =>
        (all as HTMLImageElement[]).map((one) => `${one.src} ${one.srcset}`).join(' '),
      );
    for (const row of photos.slice(2)) expect(sources).not.toContain(row.file);
  });

  test('[MEM-7] [MEM-9] the own page, one of a fictional profile, and nobody there', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const main = page.getByRole('main');
    const me = await signIn('Kaat', near('Venlo'));
    await open(pageOf(me));
    await expect(main).toContainText(member.me.text);
    await expect(page.getByRole('link', { name: member.me.edit })).toHaveAttribute(
      'href',
      linkTo('profile'),
    );
    await expect(page.getByRole('button', { name: member.block.action })).toHaveCount(0);
    await expect(page.getByLabel(member.note.label)).toHaveCount(0);
    await expectSound(page, 'own profile');

    const { person } = await addOne(server, 'Quill', 0, { fictional: true });
    await open(pageOf(person));
    await expect(main).toContainText(`${fictionalWords.en.singular}. Duet runs this profile.`);
    await expectSound(page, 'fictional profile');

    for (const id of ['0199a000-0000-7000-8000-000000000000', 'nobody']) {
      const answer = await server.app.http.inject({
        url: linkTo('members-id', { id }),
        headers: { host: hosts[1], cookie: `${cookies.session}=${me.session}` },
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(member.gone.title);
    }
  });
});
