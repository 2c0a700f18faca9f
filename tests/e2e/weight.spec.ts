import { linkTo } from '../../contract/routes.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { scriptsOf } from '../support/browser/weight.ts';

/**
 * Thousands of bytes of compressed JavaScript; whoever adds more says here what it is for. Members
 * have hearts on cards and a count of new likes on every page, and their chats are kept up to date there,
 * as are their credits; what is for premium members says so. Why a payment is refused is told to all, and
 * what machines read in the head of a page is made where pages are walked through. The bell counts on
 * every page of a member. Alerts are part of the layout, since what comes late moves the page. Pages that
 * fail say why in the language of their reader, and are asked for again if the network lost them.
 */
const most = { visitor: 161, visitorSearch: 171, member: 203, own: 211 };

for (const path of [linkTo('index'), linkTo('pricing')]) {
  test(`the scripts of ${path} are few for a visitor`, async ({ page, server }) => {
    const { kilobytes } = await scriptsOf(page, server.url('duet.localhost', path));
    expect(kilobytes).toBeLessThanOrEqual(most.visitor);
  });

  test(`the scripts of ${path} are few for a member`, async ({ page, server, signIn }) => {
    await signIn('Quin');
    const { kilobytes } = await scriptsOf(page, server.url('duet.localhost', path));
    expect(kilobytes).toBeLessThanOrEqual(most.member);
  });
}

test('the scripts of the search are few for a visitor', async ({ page, server }) => {
  const url = server.url('duet.localhost', linkTo('members'));
  expect((await scriptsOf(page, url)).kilobytes).toBeLessThanOrEqual(most.visitorSearch);
});

test('the scripts of a member’s page are few', async ({ page, server, signIn }) => {
  const { profileId: id } = await signIn('Rens');
  const url = server.url('duet.localhost', linkTo('members-id', { id }));
  expect((await scriptsOf(page, url)).kilobytes).toBeLessThanOrEqual(most.member);
});

for (const name of ['likes', 'swipe-game', 'match-finder'] as const) {
  test(`the scripts of ${linkTo(name)} are few`, async ({ page, server, signIn }) => {
    await signIn('Tess');
    const url = server.url('duet.localhost', linkTo(name));
    expect((await scriptsOf(page, url)).kilobytes).toBeLessThanOrEqual(most.member);
  });
}

for (const name of ['profile', 'notifications'] as const) {
  test(`the scripts of the own ${name} are few`, async ({ page, server, signIn }) => {
    await signIn('Sem');
    const url = server.url('duet.localhost', linkTo(name));
    expect((await scriptsOf(page, url)).kilobytes).toBeLessThanOrEqual(most.own);
  });
}
