import { api } from '#contract/index.ts';
import { linkTo } from '#contract/routes.ts';
import texts from '#messages/en/likes.ts';
import { asMember } from '../support/browser/as-member.ts';
import { screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { giveLike, heart, heartNames } from '../support/browser/likes.ts';
import { addMen, near } from '../support/browser/search-people.ts';
import type { Person } from '../support/people.ts';

test.use({ viewport: screens.phone, javaScriptEnabled: false });

test('[LIKE-1] a heart is a form, and the profile follows', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const [gijs] = (await addMen(server, 'Barneveld', ['Gijs'])) as [Person];
  const olga = await signIn('Olga', near('Barneveld'));
  await open(linkTo('members'));
  await heart(page, 'Gijs').click();
  await expect(page).toHaveURL(
    server.url('duet.localhost', linkTo('members-id', { id: gijs.profileId })),
  );
  await expect(heart(page, 'Gijs')).toHaveAccessibleName(heartNames('Gijs').given);

  // A match ends only after a question.
  await giveLike(server, gijs, olga);
  await page.reload();
  await page.getByRole('button', { name: heartNames('Gijs').match }).click();
  await expect(page.getByRole('heading', { name: 'End your match with Gijs?' })).toBeVisible();
  const matches = async () =>
    (await asMember(server, olga)(api.likesList, { query: { type: 'matches' } })).members.length;
  expect(await matches()).toBe(1);
  // Whoever wrote is replied to, with or without a match.
  await asMember(server, gijs)(api.messageSend, {
    body: { member: olga.profileId, client_id: crypto.randomUUID(), text: 'Hello Olga!' },
  });
  await page.getByRole('button', { name: texts.end.submit }).click();
  await expect(page.getByRole('button', { name: 'Like Gijs back' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Reply to Gijs/ })).toBeVisible();
  expect(await matches()).toBe(0);
});
