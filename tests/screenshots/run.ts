// Makes the pictures of the product in docs/images, or with `--all folder` one of every page, for
// everybody who sees it, on both screens, light and dark. Names of pages after it make only those,
// `--width 360` takes that width only, `--language fi` another language than English, and
// `--full-page` what one has to scroll to as well.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isLocale } from '#contract/locales.ts';
import type { RouteName } from '#contract/routes.ts';
import likes from '#messages/en/likes.ts';
import setup from '../support/browser/global-setup.ts';
import { pagesFor } from '../support/browser/every-page.ts';
import { findChromium, launchArgs } from '../support/browser/find-chromium.ts';
import { startServer } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';
import type { Screen, Scheme } from './camera.ts';
import { goTo, openWindow, schemes, screens, takeScreenshot } from './camera.ts';
import { sideBySide } from './frame.ts';
import { makeScene, viewers } from './scene.ts';
import type { Viewer } from './scene.ts';

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'string' },
    width: { type: 'string' },
    language: { type: 'string', default: 'en' },
    'full-page': { type: 'boolean' },
  },
  allowPositionals: true,
});

/** What the documents show. */
const shown: readonly {
  name: string;
  viewer: Viewer;
  route: RouteName;
  /** Dark for everybody: one picture does. */
  alwaysDark?: true;
}[] = [
  { name: 'index', viewer: 'visitor', route: 'index' },
  { name: 'search', viewer: 'member', route: 'members' },
  { name: 'member', viewer: 'member', route: 'members-id' },
  { name: 'chat', viewer: 'member', route: 'chats-id' },
  { name: 'credits', viewer: 'member', route: 'credits' },
  { name: 'match', viewer: 'member', route: 'members', alwaysDark: true },
];

const likeBack = async (page: Page, { name }: Person): Promise<void> => {
  const button = likes.button.back.replace('{name}', name);
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').waitFor();
};

const closeTemplate = await setup();
const server = await startServer(process.env['TEST_TEMPLATE'] ?? '');
const browser = await chromium.launch({ executablePath: findChromium(), args: launchArgs });

const makeDocumented = async (): Promise<void> => {
  const scene = await makeScene(server);
  for (const { name, viewer, route, alwaysDark } of shown) {
    const page = await openWindow(browser, server, scene.sessionOf(viewer));
    const wanted: readonly Scheme[] = alwaysDark ? ['dark'] : schemes;
    const made: Partial<Record<Screen, Partial<Record<Scheme, Buffer>>>> = {};
    await goTo(page, server, route, scene.addressOf(route));
    if (name === 'match') await likeBack(page, scene.admirer);
    for (const screen of Object.keys(screens) as Screen[]) {
      made[screen] = {};
      for (const scheme of wanted)
        made[screen][scheme] = await takeScreenshot(page, screens[screen], scheme);
    }
    for (const scheme of wanted) {
      const both = [made.desktop?.[scheme], made.phone?.[scheme]] as Buffer[];
      const file = alwaysDark ? name : `${name}-${scheme}`;
      await writeFile(`docs/images/${file}.webp`, await sideBySide(both));
    }
    await page.context().close();
    process.stdout.write(`${name}\n`);
  }
};

const makeAll = async (folder: string): Promise<void> => {
  const { width, language, 'full-page': fullPage } = values;
  if (!isLocale(language)) throw new Error(`The pages are not written in ${language}.`);
  const sizes = width ? { [width]: { width: Number(width), height: 780 } } : screens;
  await mkdir(folder, { recursive: true });
  const scene = await makeScene(server);
  for (const viewer of viewers) {
    const pages = pagesFor(viewer === 'visitor' ? 'visitors' : 'members');
    const page = await openWindow(browser, server, scene.sessionOf(viewer), language);
    for (const name of pages.filter((one) => !positionals.length || positionals.includes(one))) {
      for (const [screen, size] of Object.entries(sizes)) {
        await page.setViewportSize(size);
        await goTo(page, server, name, scene.addressOf(name));
        for (const scheme of schemes) {
          const file = `${name}-${viewer}-${screen}-${scheme}.png`;
          await writeFile(join(folder, file), await takeScreenshot(page, size, scheme, fullPage));
        }
      }
      process.stdout.write(`${viewer}: ${name}\n`);
    }
    await page.context().close();
  }
};

try {
  await (values.all ? makeAll(values.all) : makeDocumented());
} finally {
  await browser.close();
  await server.close();
  await closeTemplate();
}
