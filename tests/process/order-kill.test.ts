import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createClient } from '#contract/core/client.ts';
import { api } from '#contract/index.ts';
import { balance, balanceOf, sandboxOf } from '../support/payments.ts';
import type { Installation } from '../support/installation.ts';
import { newInstallation } from '../support/installation.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { sessionHeader } from '../support/sockets.ts';
import { buildOnce } from '../support/start.ts';
import { waitFor } from '../support/wait.ts';

const BUYERS = 12;
const LIVE_UNTIL = 4;

let installation: Installation;

beforeAll(() => buildOnce());

beforeEach(async () => {
  installation = await newInstallation();
});

afterEach(() => installation.remove());

const headersOf = ({ session }: Person) => ({
  'sec-fetch-site': 'same-origin',
  ...sessionHeader(session),
});

const callAs = (origin: string, person: Person) =>
  createClient({
    retries: 0,
    fetch: (url, init) =>
      fetch(`${origin}${url}`, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), ...headersOf(person) },
      }),
  });

/** Orders the smallest package, and tells where it is paid. */
const order = async (origin: string, person: Person): Promise<string> => {
  const call = callAs(origin, person);
  const [first] = (await call(api.packages)).packages;
  if (!first) throw new Error('Nothing is for sale.');
  const query = { package: String(first.id), method: 'card' as const };
  const { client_id, minor } = await call(api.quote, { query });
  const body = { client_id, package: first.id, method: 'card' as const, minor };
  const { redirect } = await call(api.order, { body });
  return new URL(redirect ?? '').pathname;
};

const pay = async (origin: string, path: string): Promise<void> => {
  const form = { do: 'pay', number: '4242424242424242', expiry: '12/39', cvc: '123', name: 'P' };
  await fetch(`${origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(form),
  });
};

it('[PAY-4] a kill while payments settle gives everybody what they paid, once', async () => {
  const before = await installation.open();
  const people: Person[] = [];
  for (let number = 0; number < BUYERS; number += 1) {
    people.push(await addPerson(before.core, `Payer ${number}`, { email: `p${number}@x.example` }));
  }
  await before.close();

  const server = await installation.run();
  const paths: string[] = [];
  for (const person of people) paths.push(await order(server.origin, person));
  let paid = 0;
  await Promise.allSettled(
    paths.map(async (path) => {
      await pay(server.origin, path);
      paid += 1;
      if (paid === LIVE_UNTIL) server.process.kill('SIGKILL');
    }),
  );
  await server.ended;

  // What the provider knows to be paid is settled after the next start, without anybody asking.
  const after = await installation.open();
  await after.http.ready();
  const { checkout } = sandboxOf(after.core);
  let completed = 0;
  for (const [at, person] of people.entries()) {
    const entry = await checkout.open(paths[at]?.split('/').at(-1) ?? '');
    const isPaid = entry?.state === 'completed';
    completed += Number(isPaid);
    const expected = balance(isPaid ? 30 : 0, isPaid);
    const settled = await waitFor(async () => {
      const now = await balanceOf(after, person);
      return now.credits === expected.credits ? now : null;
    }, 'an order to be settled');
    expect(settled).toEqual(expected);
  }
  expect(completed).toBeGreaterThanOrEqual(LIVE_UNTIL);
  await after.close();
});
