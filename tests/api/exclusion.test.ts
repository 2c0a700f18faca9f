import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exclusion, exclusionConfirm, user } from '../../contract/accounts.ts';
import { CallError } from '../../contract/core/client.ts';
import { mailMessages } from '../../messages/mail.ts';
import { tables } from '../../server/db/index.ts';
import { accountJobs, isExcluded } from '../../server/features/accounts/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { addPerson } from '../support/people.ts';

let app: TestApp;
let visitors = 0;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

const somebody = (more: Parameters<TestApp['as']>[0] = {}) => {
  visitors += 1;
  return app.as({ address: `203.0.113.${visitors}`, ...more });
};

const ask = async (email: string, months: 6 | 12 | 60, more = {}): Promise<string> => {
  await somebody(more)(exclusion, { body: { email, months } });
  const mails = await app.mailsTo(email);
  return (
    new URL(/http\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
  );
};

const statusOf = async (call: Promise<unknown>): Promise<number> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof CallError ? error.status : 200;
};

const excludedOn = (site: number, email: string) =>
  app.core.transact((tx) => isExcluded(app.core, tx, site, email));

const endExclusions = async () => {
  const job = accountJobs(app.core).find(({ name }) => name === 'end-exclusions');
  await job?.run({});
};

describe('self-exclusion', () => {
  it('[SITE-11] changes nothing until the mailed link is confirmed', async () => {
    const ada = await addPerson(app.core, 'Ada');
    const token = await ask(ada.email, 6);
    expect(token).toHaveLength(43);
    expect(await excludedOn(1, ada.email)).toBe(false);
    expect(await statusOf(app.as({ session: ada.session })(user))).toBe(200);
  });

  it('[SITE-11] closes the account at once, everywhere it is signed in', async () => {
    const bo = await addPerson(app.core, 'Bo');
    const token = await ask('BO@people.example', 12);
    const { until } = await somebody()(exclusionConfirm, { body: { token } });
    const months = (new Date(until).getTime() - app.clock.now().getTime()) / 86_400_000;
    expect(Math.round(months)).toBeGreaterThanOrEqual(365);
    expect(await excludedOn(1, bo.email)).toBe(true);
    expect(await excludedOn(2, bo.email)).toBe(false);
    expect(await statusOf(app.as({ session: bo.session })(user))).toBe(403);
    const left = await app.core.db
      .select()
      .from(tables.sessions)
      .where(eq(tables.sessions.userId, bo.id));
    expect(left).toEqual([]);
  });

  it('[SITE-11] shows the same end when the link is opened again, and never prolongs it', async () => {
    const token = await ask('cas@people.example', 6);
    const first = await somebody()(exclusionConfirm, { body: { token } });
    app.clock.forward({ hours: 48 });
    expect(await somebody()(exclusionConfirm, { body: { token } })).toEqual(first);
  });

  it('is confirmed once when two open the link together', async () => {
    const token = await ask('duo@people.example', 6);
    const answers = await Promise.all(
      [1, 2].map(() => somebody()(exclusionConfirm, { body: { token } })),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('refuses a link after its day, on another site, and one that was never sent', async () => {
    const token = await ask('eve@people.example', 6);
    const elsewhere = somebody({ host: 'harbour.localhost' });
    expect(await statusOf(elsewhere(exclusionConfirm, { body: { token } }))).toBe(410);
    app.clock.forward({ hours: 25 });
    expect(await statusOf(somebody()(exclusionConfirm, { body: { token } }))).toBe(410);
    const invented = 'A'.repeat(43);
    expect(await statusOf(somebody()(exclusionConfirm, { body: { token: invented } }))).toBe(410);
    expect(await excludedOn(1, 'eve@people.example')).toBe(false);
  });

  it('ends by itself, and the account opens again', async () => {
    const fay = await addPerson(app.core, 'Fay');
    const token = await ask(fay.email, 6);
    await somebody()(exclusionConfirm, { body: { token } });
    app.clock.forward({ days: 170 });
    await endExclusions();
    expect(await excludedOn(1, fay.email)).toBe(true);
    app.clock.forward({ days: 20 });
    await endExclusions();
    expect(await excludedOn(1, fay.email)).toBe(false);
    const [row] = await app.core.db
      .select({ status: tables.users.status })
      .from(tables.users)
      .where(eq(tables.users.id, fay.id));
    expect(row?.status).toBe('active');
  });

  it('keeps a hash of the address and not the address', async () => {
    await ask('gus-unmistakable@people.example', 60);
    const rows = await app.core.db.select().from(tables.exclusions);
    expect(JSON.stringify(rows)).not.toContain('unmistakable');
  });

  it('[SITE-3] writes in the language of who asked, with the time in words', async () => {
    await ask('hal@people.example', 60, { headers: { cookie: 'locale=pl' } });
    const [mail] = await app.mailsTo('hal@people.example');
    expect(mail?.subject).toBe(mailMessages.pl.exclusion.subject);
    expect(mail?.text).not.toContain('{');
  });

  it('[API-6] takes only the periods there are', async () => {
    const wrong = somebody()(exclusion, { body: { email: 'ida@people.example', months: 7 as 6 } });
    expect(await statusOf(wrong)).toBe(400);
  });
});
