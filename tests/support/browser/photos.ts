import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import people from '#messages/en/people.ts';
import { relist } from '#server/features/members/index.ts';
import { storePicture } from '#server/core/pictures/index.ts';
import type { Picture } from '#server/adapters/pictures/index.ts';
import { makeVariants } from '#server/adapters/pictures/index.ts';
import { linkTo } from '#contract/routes.ts';
import type { Person } from '../people.ts';
import { addPhotoRows } from '../photos.ts';
import { blue, green, plain, red, yellow } from '../pictures.ts';
import type { Colour } from '../pictures.ts';
import { partOf } from './profile.ts';
import type { Server } from './server.ts';

export const texts = people.photos;

export const colours = { red, green, blue, yellow } as const;

type ColourName = keyof typeof colours;

const SIZE = { width: 900, height: 1200 };

/** A picture in one colour, by which it is known again. */
export const pictureOf = (colour: Colour, { width, height } = SIZE): Promise<Buffer> =>
  plain(width, height, colour).jpeg().toBuffer();

/** As a file input takes it. */
export const fileOf = async (name: ColourName) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await pictureOf(colours[name]),
});

const made = new Map<ColourName, Promise<Picture>>();

const madeOf = (name: ColourName): Promise<Picture> => {
  const known = made.get(name) ?? pictureOf(colours[name]).then((bytes) => makeVariants(bytes));
  made.set(name, known);
  return known;
};

/** Gives somebody photos with all their files. */
export const addPhotos = async (
  { app: { core } }: Server,
  person: Person,
  names: readonly ColourName[],
  status: 'approved' | 'pending' = 'approved',
): Promise<void> => {
  const kept = [];
  for (const name of names)
    kept.push({ ...(await storePicture(core, await madeOf(name))), status });
  await addPhotoRows(core, person, kept);
  await core.transact((tx) => relist(core, tx, person.profileId));
};

/** Where the own photos are arranged. */
export const photosPath = `${linkTo('profile')}#photos`;

export const section = (page: Page): Locator => partOf(page, texts.title);

/** What opens the choice of files. */
export const input = (page: Page): Locator => section(page).getByLabel(texts.add);

export const cropDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: texts.crop.title });

/** The button of the dialog: `1 photo`, `2 photos`. */
export const submit = (page: Page, count: string): Locator =>
  cropDialog(page).getByRole('button', { name: `Upload ${count}`, exact: true });

export const tiles = (page: Page): Locator => section(page).locator('[data-photo]');

const near = ([r, g, b]: Colour, pixel: readonly number[]) =>
  [r, g, b].every((value, index) => Math.abs(value - (pixel[index] ?? 0)) < 40);

/** Runs in the page: the middle of each picture. */
const middlesOf = (elements: (HTMLElement | SVGElement)[]) =>
  Promise.all(
    elements.map(async (element) => {
      const image = element as HTMLImageElement;
      // Out of view it would never load.
      image.loading = 'eager';
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = 1;
      canvas.height = 1;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 1, 1);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    }),
  );

/** The photos of the page by their colours, in their order. */
const coloursOf = async (page: Page): Promise<string[]> => {
  // All at once: the page may take one away between two questions.
  const pixels = await tiles(page).getByRole('img').evaluateAll(middlesOf);
  const names = Object.keys(colours) as ColourName[];
  return pixels.map((pixel) => names.find((name) => near(colours[name], pixel)) ?? 'unknown');
};

export const expectOrder = (page: Page, ...order: ColourName[]): Promise<void> =>
  expect(async () => expect(await coloursOf(page)).toEqual(order)).toPass({ timeout: 60_000 });

/** Opens the menu of a photo by the keyboard, and takes an entry of it. */
export const change = async (page: Page, number: number, entry: string): Promise<void> => {
  const name = texts.menu.replace('{number}', String(number));
  await section(page).getByRole('button', { name, exact: true }).press('Enter');
  const item = page.getByRole('menuitem', { name: entry, exact: true });
  await item.press('Enter');
};
