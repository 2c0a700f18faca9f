import { afterAll, afterEach, beforeAll, beforeEach, describe, inject, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import account from '#messages/en/account.ts';
import chat from '#messages/en/chat.ts';
import likes from '#messages/en/likes.ts';
import member from '#messages/en/member.ts';
import orders from '#messages/en/orders.ts';
import en from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { addWriters, paying, writeTo } from '../support/browser/chats.ts';
import { giveLike } from '../support/browser/likes.ts';
import { addMen, near } from '../support/browser/search-people.ts';
import type { Server } from '../support/browser/server.ts';
import { startServer } from '../support/browser/server.ts';
import type { Browser, Tab } from '../support/engines/engine.ts';
import { engines } from '../support/engines/engines.ts';
import { keys, screenOf } from '../support/engines/screen.ts';
import { troublesOf, watchPages } from '../support/engines/troubles.ts';
import type { Overrides, Person } from '../support/people.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { waitFor } from '../support/wait.ts';

const { signup, activate, login } = account;
const { settings } = member;

let starting: Promise<Server>;
let server: Server;

beforeAll(() => {
  starting = startServer(inject('template'), { prepare: watchPages });
});
afterAll(async () => (await starting).close());

/** The address in the mail to somebody. */
const mailedLink = (address: string): Promise<URL> =>
  waitFor(async () => {
    const [mail] = await server.mailsTo(address);
    return mail ? new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '') : null;
  }, `a mail to ${address}`);

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled())(`in ${engine.name}`, () => {
    let browser: Browser;
    let tab: Tab;
    let screen: ReturnType<typeof screenOf>;

    beforeAll(async () => {
      [server, browser] = await Promise.all([starting, engine.start()]);
    });
    afterAll(() => browser.close());

    beforeEach(async () => {
      await server.app.core.db.delete(tables.rateLimits);
      tab = await browser.newTab();
      screen = screenOf(tab, server);
    });
    afterEach(async () => {
      const troubles = await troublesOf(tab);
      await tab.close();
      if (troubles.length > 0) throw new Error(`The pages reported: ${troubles.join('\n')}`);
    });

    /** Somebody who came long enough ago to be told of no bonus. */
    const addMember = (name: string, overrides: Overrides = {}): Promise<Person> =>
      addPerson(server.app.core, name, {
        createdAt: new Date(Date.now() - 2 * limits.timeBonus.seconds * 1000),
        ...overrides,
      });

    it('[ACC-2] [ACC-4] a visitor signs up and confirms the address', async () => {
      const { see, click, fill, check, press, sees, open } = screen;
      const email = `wil@${engine.name}.example`.toLowerCase();
      const name = `Wil ${engine.name}`;
      const next = () => click({ role: 'button', name: signup.next });

      await open('/?country=NL&lang=en');
      await click({ role: 'button', name: 'Enter Duet' });
      await check('radio', en.join.genders.woman);
      await check('checkbox', en.join.sought.man);
      await click({ role: 'button', name: en.join.submit });

      await see({ role: 'heading', name: signup.where.title });
      await fill(signup.where.day, '14');
      await fill(signup.where.month, '3');
      await fill(signup.where.year, '1990');
      await fill(/^Town/, 'Utr');
      await see({ role: 'option', name: /^Utrecht/ });
      await press(keys.arrowDown);
      await press(keys.enter);
      await see({ role: 'field', name: /^Town/ }, ({ value }) => value === 'Utrecht');
      await next();

      await fill(signup.name.label, name);
      await next();

      await fill(signup.reach.email, email);
      await fill(signup.reach.password, 'violet ladder soup');
      await check('checkbox', /accept the terms/);
      await check('checkbox', /sexual orientation/);
      await click({ role: 'button', name: signup.reach.submit });

      await see({ role: 'heading', name: signup.extras.title });
      await check('checkbox', 'Travel');
      await fill(signup.extras.message, 'I bake.');
      await click({ role: 'button', name: signup.extras.submit });
      await see({ role: 'heading', name: signup.complete.title });
      await sees(email);

      const { pathname, search } = await mailedLink(email);
      await open(pathname + search);
      await see({ role: 'heading', name: activate.done.title });
    });

    it('[MEM-5] [LIKE-1] a search leads to a member, a like and a match', async () => {
      const { see, click, sees, untilAt, open, signIn } = screen;
      const me = await addMember('Hanna', near('Assen'));
      const name = `Dirk ${engine.name}`;
      const [dirk] = (await addMen(server, 'Assen', [name])) as [Person];
      await giveLike(server, dirk, me);
      await signIn(me);
      await open(linkTo('members'));
      await click({ role: 'link', name: new RegExp(`${name} ?, \\d`) });
      await untilAt(/\/members\/./);
      await see({ role: 'heading', name: new RegExp(`^${name}, \\d`) });
      await click({ role: 'button', name: `Like ${name} back` });
      await see({ role: 'heading', name: likes.match.title });
      await click({ role: 'button', name: likes.match.done });
      await sees(likes.state.match);
    });

    it('[CHAT-2] two people write to each other, live', async () => {
      const { see, press, fill, open, signIn } = screen;
      const me = await addMember('Mara', paying);
      const [aart] = (await addWriters(server, ['Aart'])) as [Person];
      const history = { role: 'log', name: 'Messages with Aart' } as const;
      await signIn(me);
      await open(linkTo('members-id-chat', { id: aart.profileId }));
      await fill('Message to Aart', 'Shall we walk on Sunday?');
      await press(keys.enter);
      await see(history, ({ text }) => text.includes('Shall we walk on Sunday?'));
      await see(history, ({ text }) => text.includes(chat.message.sent));
      await writeTo(server, aart, me, 'A walk, then pancakes.');
      await see(history, ({ text }) => text.includes('A walk, then pancakes.'));
      await fill('Message to Aart', 'With syrup?');
      await press(keys.enter);
      await see(history, ({ text }) => /A walk, then pancakes\..*With syrup\?/.test(text));
    });

    it('[PAY-1] [PAY-2] [PAY-3] credits are bought by card', async () => {
      const { see, click, check, sees, untilAt, open, signIn } = screen;
      await signIn(await addMember('Petra'));
      await open(linkTo('credits'));
      await click({ role: 'link', name: 'Choose 80 credits' });
      await click({ role: 'button', name: orders.overview.otherWays });
      await check('radio', /^Card/);
      await click({ role: 'button', name: /^Pay/ });
      await click({ role: 'link', name: /^4242 4242/ });
      await see({ role: 'field', name: 'Card number' }, ({ value }) => value.startsWith('4242'));
      await click({ role: 'button', name: /^Pay/ });
      await untilAt(/\/transactions\//);
      await see({ role: 'heading', name: '80 credits are yours' });
      await sees(orders.order.completed.premium);
    });

    it('[ACC-7] [ACC-9] settings are kept for whoever logged in', async () => {
      const { see, click, check, fill, press, sees, untilAt, open } = screen;
      const me = await addMember(`Gus ${engine.name}`);
      const name = `Guus ${engine.name}`;
      const own = linkTo('notifications');
      await open(linkTo('login', {}, { country: 'NL', lang: 'en', next: own }));
      await fill(login.login, me.name);
      await fill(login.password, PASSWORD);
      await click({ role: 'button', name: login.submit });
      await untilAt(/\/notifications$/);
      await fill(settings.name.label, name);
      await press(keys.enter);
      await sees(settings.saved);
      await check('switch', settings.invisible.label);
      await sees(settings.invisible.on);
      await open(own);
      await see({ role: 'field', name: settings.name.label }, ({ value }) => value === name);
      await see({ role: 'switch', name: settings.invisible.label }, ({ checked }) => checked);
    });
  });
}
