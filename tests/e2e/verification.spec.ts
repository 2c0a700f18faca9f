import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { linkTo } from '#contract/routes.ts';
import people from '#messages/en/people.ts';
import { tables } from '#server/db/index.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addPhotos, fileOf } from '../support/browser/photos.ts';
import { partOf } from '../support/browser/profile.ts';
import type { Server } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';

const { verification: texts } = people;
const { verifications } = tables;

test.use({ viewport: screens.phone });

const path = `${linkTo('profile')}#verification`;

const section = (page: Page) => partOf(page, texts.title);

const rowOf = async (server: Server, { profileId }: Person) => {
  const { db } = server.app.core;
  const mine = eq(verifications.profileId, profileId);
  const [row] = await db.select().from(verifications).where(mine);
  return row;
};

test('[MEM-13] a selfie is sent, and taken back', async ({ open, page, server, signIn }) => {
  const person = await signIn('Walt');
  await addPhotos(server, person, ['red']);
  await open(path);
  await expect(section(page).getByText(texts.steps.erase)).toBeVisible();
  await expect(section(page).getByLabel(texts.take)).toHaveAttribute('capture', 'user');
  await section(page)
    .getByLabel(texts.file)
    .setInputFiles(await fileOf('green'));
  await expect(section(page).getByRole('img', { name: texts.preview })).toBeVisible();
  await expectSound(page, 'selfie');
  await section(page).getByRole('button', { name: texts.send }).click();
  await expect(section(page).getByText(texts.waiting)).toBeVisible();
  expect((await rowOf(server, person))?.file).toEqual(expect.any(String));
  await section(page).getByRole('button', { name: texts.withdraw }).click();
  await expect(section(page).getByText(texts.steps.selfie)).toBeVisible();
  expect(await rowOf(server, person)).toBeUndefined();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[MEM-13] first a photo, then a selfie by a plain form, which is refused with a reason', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const person = await signIn('Yara');
    await open(linkTo('profile'));
    await expect(section(page)).toContainText('First you need a photo');
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await addPhotos(server, person, ['red']);
    await open(linkTo('profile'));
    await section(page)
      .getByLabel(texts.input)
      .setInputFiles(await fileOf('green'));
    await section(page).getByRole('button', { name: texts.send }).click();
    await expect(section(page).getByText(texts.waiting)).toBeVisible();

    await server.app.core.db
      .update(verifications)
      .set({ reason: 'other_person', file: null })
      .where(eq(verifications.profileId, person.profileId));
    await open(linkTo('profile'));
    await expect(section(page)).toContainText(texts.reasons.other_person);
    await expect(section(page).getByLabel(texts.input)).toBeAttached();
  });
});
