import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { linkTo } from '../../contract/routes.ts';
import people from '../../messages/en/people.ts';
import { tables } from '../../server/db/index.ts';
import { expectAccessible } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addPhotos, fileOf } from '../support/browser/photos.ts';
import type { Server } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';

const { verification: texts } = people;
const { photos, verifications } = tables;

const section = (page: Page) => page.getByRole('region', { name: texts.title });

const addApproved = async (server: Server, person: Person) => {
  await addPhotos(server, person, ['red']);
  const { db } = server.app.core;
  await db.update(photos).set({ status: 'approved' }).where(eq(photos.profileId, person.profileId));
};

const rowOf = async (server: Server, { profileId }: Person) => {
  const { db } = server.app.core;
  const mine = eq(verifications.profileId, profileId);
  const [row] = await db.select().from(verifications).where(mine);
  return row;
};

test('[MEM-13] a photo comes first', async ({ open, page, signIn }) => {
  await signIn('Vera');
  await open(linkTo('profile'));
  await expect(section(page)).toContainText('First we need a photo of yours');
  await expect(section(page).getByRole('button')).toHaveCount(0);
});

test('[MEM-13] a selfie is sent, and taken back', async ({ open, page, server, signIn }) => {
  const person = await signIn('Walt');
  await addApproved(server, person);
  await open(linkTo('profile'));
  await expect(section(page).getByText(texts.steps.erase)).toBeVisible();
  await expect(section(page).getByLabel(texts.take)).toHaveAttribute('capture', 'user');
  await section(page)
    .getByLabel(texts.file)
    .setInputFiles(await fileOf('green'));
  await expect(section(page).getByRole('img', { name: texts.preview })).toBeVisible();
  await expectAccessible(page, 'selfie');
  await section(page).getByRole('button', { name: texts.send }).click();
  await expect(section(page).getByText(texts.waiting)).toBeVisible();
  expect((await rowOf(server, person))?.file).toEqual(expect.any(String));
  await section(page).getByRole('button', { name: texts.withdraw }).click();
  await expect(section(page).getByText(texts.steps.selfie)).toBeVisible();
  expect(await rowOf(server, person)).toBeUndefined();
});

test('[MEM-13] refused with a reason, and another try', async ({ open, page, server, signIn }) => {
  const person = await signIn('Xeno');
  await addApproved(server, person);
  const { db, clock } = server.app.core;
  await db.insert(verifications).values({
    id: person.id,
    profileId: person.profileId,
    reason: 'other_person',
    createdAt: clock.now(),
  });
  await open(linkTo('profile'));
  await expect(section(page)).toContainText(texts.reasons.other_person);
  await expect(section(page).getByLabel(texts.take)).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[MEM-13] a selfie by a plain form', async ({ open, page, server, signIn }) => {
    const person = await signIn('Yara');
    await addApproved(server, person);
    await open(linkTo('profile'));
    await section(page)
      .getByLabel(texts.input)
      .setInputFiles(await fileOf('green'));
    await section(page).getByRole('button', { name: texts.send }).click();
    await expect(section(page).getByText(texts.waiting)).toBeVisible();
  });
});
