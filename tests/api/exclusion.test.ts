import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exclusion, exclusionConfirm } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import { locales } from '#contract/locales.ts';
import { hashOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { accountJobs, isExcluded } from '#server/features/accounts/index.ts';
import type { Caller } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { expectMail, mailTextsIn, linkIn } from '../support/mail-texts.ts';
import { addPerson, signIn } from '../support/people.ts';

const app = await appOfFile();

type Months = (typeof limits.exclusionMonths)[number];

let calls = 0;

/** Somebody at an address of their own, so that no limit is reached. */
const visitor = (caller: Caller = {}) => {
  calls += 1;
  return app.as({ address: `10.0.${calls >> 8}.${calls & 255}`, ...caller });
};

/** Asks for an exclusion and returns the token that the mail brings. */
const ask = async (email: string, months: Months = 6, caller: Caller = {}): Promise<string> => {
  const before = await app.mailsTo(email, 0);
  await visitor(caller)(exclusion, { body: { email, months } });
  const mails = await app.mailsTo(email, before.length + 1);
  return linkIn(mails.at(-1)).searchParams.get('token') ?? '';
};

const confirm = async (token: string, caller: Caller = {}) =>
  (await visitor(caller)(exclusionConfirm, { body: { token } })).until;

const refused = { status: 410, answer: { code: 'link_expired' } };

const wishesOf = (email: string) =>
  app.core.db
    .select()
    .from(tables.exclusions)
    .where(eq(tables.exclusions.emailHash, hashOf(email)));

/** What the account is today: shut out, or what it is otherwise. */
const statusOf = async (id: string) => {
  const [row] = await app.core.db.select().from(tables.users).where(eq(tables.users.id, id));
  const until = row?.excludedUntil ?? null;
  return until !== null && until > app.clock.now() ? 'excluded' : row?.status;
};

const isSignedIn = async (session: string) =>
  (await app.send('GET', '/api/user.php', { session })).statusCode === 200;

const isOut = (email: string, siteId = 1) =>
  app.core.transact((tx) => isExcluded(app.core, tx, siteId, email));

const runJobs = async () => {
  for (const job of accountJobs(app.core)) if (job.schedule) await job.run({});
};

const monthsAfter = (from: Date, months: number) => {
  const date = new Date(from);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
};

describe('asking to be shut out', () => {
  it('[SITE-11] changes nothing before the link is opened', async () => {
    const { id, email, session } = await addPerson(app.core, 'Ada');
    await ask(email);
    expect(await statusOf(id)).toBe('active');
    expect(await isSignedIn(session)).toBe(true);
    expect(await isOut(email)).toBe(false);
    expect(await wishesOf(email)).toMatchObject([{ months: 6, excludedUntil: null }]);
  });

  it('[SITE-11] keeps no address and no token, only what recognises them', async () => {
    const email = 'nobody-knows@people.example';
    const token = await ask(email);
    const kept = JSON.stringify(await wishesOf(email));
    expect(kept).not.toContain('nobody-knows');
    expect(kept).not.toContain(token);
    expect(kept).toContain(hashOf(token));
  });

  it('[SITE-11] does not tell whether the address has an account', async () => {
    const { email } = await addPerson(app.core, 'Bo');
    const answers = await Promise.all(
      [email, 'stranger@people.example'].map((one) =>
        visitor()(exclusion, { body: { email: one, months: 12 } }),
      ),
    );
    expect(answers).toEqual([{ ok: true }, { ok: true }]);
  });

  it.each([
    ['an unknown time', { email: 'ada@people.example', months: 7 }, { months: 'unknown_choice' }],
    ['a time in words', { email: 'ada@people.example', months: '6' }, { months: 'unknown_choice' }],
    ['no address', { email: 'ada', months: 6 }, { email: 'invalid_email' }],
    ['nothing', {}, { email: 'required', months: 'unknown_choice' }],
  ])('[SITE-11] with %s is refused', async (_, body, codes) => {
    const fields = Object.fromEntries(
      Object.entries(codes).map(([field, code]) => [field, expect.objectContaining({ code })]),
    );
    await expect(visitor()(exclusion, { body: body as never })).rejects.toMatchObject({
      status: 400,
      answer: { fields },
    });
  });

  it.each(locales)(
    '[SITE-3] [SITE-11] is answered by a mail in the visitor’s language: %s',
    async (locale) => {
      for (const months of limits.exclusionMonths) {
        const email = `${locale}-${months}@people.example`;
        await ask(email, months, { headers: { cookie: `locale=${locale}` } });
        const [mail] = await app.mailsTo(email);
        const period = mailTextsIn(locale)('common.months', { months });
        const hours = limits.exclusionLinkHours;
        expectMail(mail, locale, 'exclusion', { period, hours, site: 'Duet' });
        expect(linkIn(mail).pathname).toBe('/pages/ban');
      }
    },
  );
});

describe('confirming it', () => {
  it.each(limits.exclusionMonths)('[SITE-11] shuts out for %i months', async (months) => {
    const { id, email, session } = await addPerson(app.core, `Cy${months}`);
    const other = await signIn(app.core, { id });
    const token = await ask(email, months);
    const before = app.clock.now();
    const until = Date.parse(await confirm(token));
    expect(until).toBeGreaterThanOrEqual(monthsAfter(before, months));
    expect(until).toBeLessThanOrEqual(monthsAfter(app.clock.now(), months));

    expect(await statusOf(id)).toBe('excluded');
    expect(await isSignedIn(session)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    const { sessions } = tables;
    expect(await app.core.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect(await isOut(email)).toBe(true);
  });

  it('[SITE-11] again shows the same end and never prolongs it', async () => {
    const token = await ask('twice@people.example');
    const until = await confirm(token);
    expect(await confirm(token)).toBe(until);
    app.clock.forward({ days: 10 });
    expect(await confirm(token)).toBe(until);
  });

  it('[SITE-11] ten times at once gives one end', async () => {
    const token = await ask('hasty@people.example');
    const ends = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(new Set(ends).size).toBe(1);
  });

  it('[SITE-11] works until the link expires, and not after', async () => {
    const [inTime, late] = [await ask('in-time@people.example'), await ask('late@people.example')];
    app.clock.forward({ hours: limits.exclusionLinkHours, seconds: -60 });
    await confirm(inTime);
    app.clock.forward({ seconds: 61 });
    await expect(confirm(late)).rejects.toMatchObject(refused);
    expect(await isOut('late@people.example')).toBe(false);
  });

  it('[SITE-11] takes nothing but the link', async () => {
    await expect(confirm('x'.repeat(43))).rejects.toMatchObject(refused);
    const token = await ask('hashed@people.example');
    await expect(confirm(hashOf(token))).rejects.toMatchObject(refused);
    await expect(confirm('short')).rejects.toMatchObject({ status: 400 });
  });

  it('[SITE-11] means the person, however the address is capitalised', async () => {
    const { id } = await addPerson(app.core, 'Di', { email: 'di@people.example' });
    await confirm(await ask('Di@People.Example'));
    expect(await statusOf(id)).toBe('excluded');
  });

  it('[SITE-11] counts on the site it was asked for, and only there', async () => {
    const email = 'ed@people.example';
    const here = await addPerson(app.core, 'Ed', { email });
    const there = await addPerson(app.core, 'Edd', { email, siteId: 2 });
    const host = 'evergreen.localhost';
    const token = await ask(email, 6, { host });
    await expect(confirm(token)).rejects.toMatchObject(refused);
    await confirm(token, { host });
    expect(await statusOf(here.id)).toBe('active');
    expect(await statusOf(there.id)).toBe('excluded');
    expect([await isOut(email, 1), await isOut(email, 2)]).toEqual([false, true]);
  });

  it('leaves others alone', async () => {
    const { id, session } = await addPerson(app.core, 'Fay');
    await confirm(await ask('not-fay@people.example'));
    expect(await statusOf(id)).toBe('active');
    expect(await isSignedIn(session)).toBe(true);
  });
});

describe('the end of it', () => {
  const SIX_MONTHS = { days: 185 };

  it('[SITE-11] opens the account again, and not a day early', async () => {
    const { id, email, session } = await addPerson(app.core, 'Gus');
    const until = Date.parse(await confirm(await ask(email)));
    app.clock.forward({ seconds: (until - app.clock.now().getTime()) / 1000 - 60 });
    await runJobs();
    expect(await statusOf(id)).toBe('excluded');
    expect(await isOut(email)).toBe(true);

    app.clock.forward({ seconds: 61 });
    expect(await isOut(email)).toBe(false);
    await runJobs();
    expect(await statusOf(id)).toBe('active');
    expect(await wishesOf(email)).toEqual([]);
    expect(await isSignedIn(session)).toBe(false);
    expect(await isSignedIn(await signIn(app.core, { id }))).toBe(true);
  });

  it('[SITE-11] waits for the longest of several', async () => {
    const { id, email } = await addPerson(app.core, 'Hal');
    await confirm(await ask(email, 6));
    await confirm(await ask(email, 12));
    app.clock.forward(SIX_MONTHS);
    await runJobs();
    expect(await isOut(email)).toBe(true);
    expect(await statusOf(id)).toBe('excluded');
    app.clock.forward(SIX_MONTHS);
    await runJobs();
    expect(await statusOf(id)).toBe('active');
  });

  it.each(['active', 'deleted'] as const)(
    '[SITE-11] leaves an account as it was before: %s',
    async (status) => {
      const { id, email } = await addPerson(app.core, `Ida-${status}`, { status });
      await confirm(await ask(email));
      app.clock.forward(SIX_MONTHS);
      await runJobs();
      expect(await statusOf(id)).toBe(status);
    },
  );

  it('[SITE-11] forgets wishes that nobody confirmed', async () => {
    const email = 'changed-my-mind@people.example';
    await ask(email);
    app.clock.forward({ hours: limits.exclusionLinkHours + 1 });
    await runJobs();
    expect(await wishesOf(email)).toEqual([]);
  });
});
