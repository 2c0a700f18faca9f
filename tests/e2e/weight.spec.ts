import { linkTo } from '#contract/routes.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { scriptsOf } from '../support/browser/weight.ts';

/**
 * Thousands of bytes of compressed JavaScript, once a page is used: what visitors only read loads none.
 * Whoever adds more says here what it is for. Members
 * have hearts on cards and a count of new likes on every page, and their chats are kept up to date there,
 * as are their credits; what is for premium members says so. Why a payment is refused is told to all, and
 * what machines read in the head of a page is made where pages are walked through. The bell counts on
 * every page of a member. Alerts are part of the layout, since what comes late moves the page; what was
 * closed is noted where the server reads it. Pages that
 * fail say why in the language of their reader, and are asked for again if the network lost them. A
 * closed site says so on every page, likes say what they are and ask before a match ends, and waiting
 * times are told. The page of a member has a menu, questions to begin with and what a hello costs.
 * Dates follow the country, and pictures move from page to page. Pushes are offered after a message or a
 * match, and the own profile says how photos in chats come. Refusals of a passkey and of
 * a message that is held are told on every page, and who typed a password is offered a passkey on the
 * next. Parts that come late come with their texts, and times are the reader's in a step of their own.
 */
const most = { visitor: 167.5, visitorSearch: 178, member: 216, own: 222 };

test('the scripts of pages are few', async ({ browser, page, server, signIn }) => {
  const weigh = async (path: string, limit: number, who = page) => {
    const { kilobytes } = await scriptsOf(who, server.url('duet.localhost', path), 'uses');
    expect.soft(kilobytes, path).toBeLessThanOrEqual(limit);
  };
  const visitor = await browser.newPage();
  for (const path of [linkTo('index'), linkTo('pricing'), linkTo('pages-terms')]) {
    const { count } = await scriptsOf(visitor, server.url('duet.localhost', path), 'reads');
    expect.soft(count, `${path} to read`).toBe(0);
    await weigh(path, most.visitor, visitor);
  }
  await weigh(linkTo('members'), most.visitorSearch, visitor);
  await visitor.close();

  const { profileId: id } = await signIn('Quin');
  for (const path of [
    linkTo('index'),
    linkTo('pricing'),
    linkTo('members-id', { id }),
    linkTo('likes'),
    linkTo('swipe-game'),
    linkTo('match-finder'),
  ]) {
    await weigh(path, most.member);
  }
  for (const path of [linkTo('profile'), linkTo('notifications')]) await weigh(path, most.own);
});
