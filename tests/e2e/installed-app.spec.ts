import sharp from 'sharp';
import { linkTo } from '#contract/routes.ts';
import app from '#messages/en/app.ts';
import member from '#messages/en/member.ts';
import people from '#messages/en/people.ts';
import { pushMessages } from '#messages/push.ts';
import { expectAccessible, expectSound, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { pretendInstalled } from '../support/browser/installed.ts';
import { addPhotos, fileOf } from '../support/browser/photos.ts';
import { hosts } from '../support/browser/server.ts';
import { untilWorker } from '../support/browser/worker.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  readonly name: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false });

  test('[NOTE-6] each site has a manifest of its own that the browser takes', async ({
    open,
    page,
    server,
  }) => {
    const colours = new Set<string>();
    const names = new Set<string>();
    for (const host of Object.values(hosts)) {
      await open(linkTo('pricing'), host);
      const session = await page.context().newCDPSession(page);
      const { data, errors } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // A context of a test is a private window, in which nothing can be installed.
      const found = installabilityErrors.map(({ errorId }) => errorId);
      expect(found.filter((id) => id !== 'in-incognito')).toEqual([]);
      const manifest = JSON.parse(data ?? '{}') as Manifest;
      colours.add(manifest.theme_color);
      names.add(manifest.name);
      for (const { src, sizes } of manifest.icons) {
        const { rawPayload } = await server.app.http.inject({ url: src, headers: { host } });
        const { width, height } = await sharp(rawPayload).metadata();
        expect(`${width}x${height}`).toBe(sizes);
      }
      const shown = page.locator('meta[name=theme-color]').first();
      await expect(shown).toHaveAttribute('content', manifest.theme_color);
      await session.detach();
    }
    expect(colours.size).toBe(3);
    expect(names.size).toBe(3);
  });
});

test.describe('without a connection', () => {
  test.use({ viewport: phone });

  test('[NOTE-6] a page says so and leads back once there is one; nothing private is kept', async ({
    context,
    open,
    page,
    signIn,
    troubles,
  }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await signIn('Wanda');
    await open(linkTo('pricing'));
    await untilWorker(page);
    await open(linkTo('likes'));
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline']);

    await context.setOffline(true);
    await page.reload();
    const { title, retry } = pushMessages.en.offline;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page).toHaveURL(/\/likes$/);
    await expectSound(page, 'offline page');
    await context.setOffline(false);
    await page.getByRole('link', { name: retry }).click();
    await expect(page).toHaveURL(/\/likes$/);
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  });
});

test('[NOTE-6] a new version is offered, and comes when it is wanted', async ({
  open,
  page,
  server,
  signIn,
}) => {
  await addPhotos(server, await signIn('Yvonne'), ['red']);
  await open(linkTo('pricing'));
  await untilWorker(page);
  await expect(page.getByText(app.update.text)).toHaveCount(0);
  // The next version differs by its stamp.
  server.newerWorker();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const note = page.getByRole('status').filter({ hasText: app.update.text });
  await expect(note).toBeVisible();
  await expectAccessible(page, 'update note');
  await page.evaluate(() => Object.assign(window, { old: true }));
  await note.getByRole('button', { name: app.update.reload }).click();
  await page.waitForFunction(() => !('old' in window));
  await untilWorker(page);
  await expect(page.getByText(app.update.text)).toHaveCount(0);
});

test('[NOTE-6] the offer to install waits for the third visit, and is made once', async ({
  context,
  open,
  page,
  signIn,
}) => {
  // Where pushes can be shown they are offered first, in the same place.
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  const { id } = await signIn('Zelda');
  const note = page
    .getByRole('status', { includeHidden: true })
    .filter({ hasText: app.install.text.slice(12, 40) });
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(Object.assign(window, { prompted: true })),
      });
      return dispatchEvent(event);
    });
  const key = `visits:${id}`;
  for (const visit of [1, 3]) {
    await open(linkTo('pricing'));
    // Counted by what shows the offer, which comes after the rest of the page.
    await expect
      .poll(() => page.evaluate((name) => localStorage.getItem(name), key))
      .toBe(String(visit));
    // The browser's own question is held back.
    expect(await offer()).toBe(false);
    await expect(note).toHaveCount(visit === 3 ? 1 : 0);
    await expect(note).toBeHidden();
    // The second one is over.
    if (visit === 1) {
      await page.evaluate((name) => localStorage.setItem(name, '2'), key);
      await page.evaluate(() => sessionStorage.clear());
    }
  }
  // It waited for what stood above the page.
  await page.getByRole('button', { name: member.alerts.dismiss }).click();
  await expect(note).toBeVisible();
  await expectSound(page, 'install hint');
  await note.getByRole('button', { name: app.install.add }).click();
  await expect(note).toHaveCount(0);
  expect(await page.evaluate(() => 'prompted' in window)).toBe(true);
  await open(linkTo('pricing'));
  await offer();
  await expect(note).toHaveCount(0);
});

test('[NOTE-6] the installed app is not offered again', async ({ context, open, page, signIn }) => {
  await pretendInstalled(context);
  const { id } = await signIn('Abel');
  await context.addInitScript((key) => localStorage.setItem(key, '9'), `visits:${id}`);
  await open(linkTo('pricing'));
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  await untilWorker(page);
  await expect(page.getByRole('button', { name: app.install.add })).toHaveCount(0);
});

/** What a system does when a photo is shared with the app. */
const share = ({ name, bytes }: { name: string; bytes: string }) => {
  const data = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([data], name, { type: 'image/jpeg' }));
  const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photos' });
  input.files = files.files;
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: '/profile/share',
    enctype: 'multipart/form-data',
  });
  form.append(input);
  document.body.append(form);
  form.submit();
};

test('[NOTE-6] [MEM-2] a shared photo comes to the profile, to be cropped and sent', async ({
  open,
  page,
  signIn,
}) => {
  await signIn('Berta');
  await open(linkTo('pricing'));
  await untilWorker(page);
  const { name, buffer } = await fileOf('red');
  await page.evaluate(share, { name, bytes: buffer.toString('base64') });
  await expect(page).toHaveURL(/\/profile#photos$/);
  await expect(page.getByRole('dialog', { name: people.photos.crop.title })).toBeVisible();
  // It is taken out: nobody finds it there again.
  expect(await page.evaluate(() => caches.has('shared-photos'))).toBe(false);

  // What no worker kept is asked for again.
  await open(`${linkTo('profile')}?shared=lost`);
  await expect(page.getByText(people.photos.sharedLost)).toBeVisible();
  await expect(page).toHaveURL(/\/profile#photos$/);
});
