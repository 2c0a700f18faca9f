import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, logout } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import { pushSubscribe, pushUnsubscribe } from '#contract/notifications/index.ts';
import { endSessionsOf } from '#server/features/accounts/index.ts';
import { addPerson, PASSWORD, signIn } from '../support/people.ts';
import { browserAt } from '../support/push.ts';
import type { PushApp } from '../support/push-app.ts';
import { pushApp } from '../support/push-app.ts';

let my: PushApp;

beforeAll(async () => {
  my = await pushApp();
});

afterAll(() => my.close());

describe('subscribing', () => {
  it('[NOTE-3] keeps the browser for the member, once', async () => {
    const { person, browser } = await my.subscriber('Ada');
    await my.subscribe(person, browser);
    const { endpoint, keys } = browser.subscription;
    expect(await my.subscriptionsOf(person)).toMatchObject([{ endpoint, ...keys }]);
  });

  it('[NOTE-3] [ACC-7] leaves the login at the same address as it is', async () => {
    const { name } = await addPerson(my.app.core, 'Agatha');
    const { user } = await my.app.as()(login, { body: { login: name, password: PASSWORD } });
    expect(user.profile.name).toBe(name);
    const answer = await my.app.send('POST', '/api/user.php?push=0', {
      body: { login: name, password: PASSWORD },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('[NOTE-3] moves a browser over to whoever signs in there next', async () => {
    const { person, browser } = await my.subscriber('Bea');
    const next = await addPerson(my.app.core, 'Cleo');
    await my.subscribe(next, browser);
    expect(await my.subscriptionsOf(person)).toEqual([]);
    expect(await my.subscriptionsOf(next)).toHaveLength(1);
  });

  it('[NOTE-3] takes several devices; with too many the oldest goes', async () => {
    const { person, browser } = await my.subscriber('Dora');
    for (let more = 0; more < limits.pushDevices; more += 1) {
      my.app.clock.forward({ seconds: 1 });
      await my.subscribe(person);
    }
    const endpoints = (await my.subscriptionsOf(person)).map(({ endpoint }) => endpoint);
    expect(endpoints).toHaveLength(limits.pushDevices);
    expect(endpoints).not.toContain(browser.subscription.endpoint);
  });

  it.each([
    'https://elsewhere.example/push',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:5432/',
    'https://fcm.googleapis.com.elsewhere.example/x',
  ])('[NOTE-3] refuses %s, which is no push host', async (endpoint) => {
    const { session } = await addPerson(my.app.core, 'Eve');
    const body = browserAt(endpoint).subscription;
    await expect(my.app.as({ session })(pushSubscribe, { body })).rejects.toMatchObject({
      answer: { code: 'push_host_unknown' },
    });
  });

  it('[NOTE-3] refuses keys that nobody could write to', async () => {
    const { session } = await addPerson(my.app.core, 'Flora');
    const { endpoint, keys } = my.newBrowser().subscription;
    const body = { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } };
    await expect(my.app.as({ session })(pushSubscribe, { body })).rejects.toMatchObject({
      answer: { code: 'invalid_input' },
    });
  });

  it('[NOTE-3] ends when the browser is taken away, and only by its member', async () => {
    const { person, browser } = await my.subscriber('Greta');
    const stranger = await addPerson(my.app.core, 'Hilda');
    const { endpoint } = browser.subscription;
    await my.app.as({ session: stranger.session })(pushUnsubscribe, { body: { endpoint } });
    expect(await my.subscriptionsOf(person)).toHaveLength(1);
    await my.app.as({ session: person.session })(pushUnsubscribe, { body: { endpoint } });
    expect(await my.subscriptionsOf(person)).toEqual([]);
  });

  it('[NOTE-3] ends with the session: by logging out, or from afar', async () => {
    const { person } = await my.subscriber('Ida');
    const elsewhere = await signIn(my.app.core, person);
    await my.subscribe({ ...person, session: elsewhere });
    await my.app.as({ session: elsewhere })(logout);
    expect(await my.subscriptionsOf(person)).toHaveLength(1);
    await my.app.core.transact((tx) => endSessionsOf(my.app.core, tx, person.id));
    expect(await my.subscriptionsOf(person)).toEqual([]);
  });
});
