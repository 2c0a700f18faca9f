import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
  accountOf,
  fieldsRefused,
  isSignedIn,
  mailSubjectsTo,
  logIn,
  newAddress,
  signUp,
  signupForm,
  statusesOf,
  tokensTo,
  tokenTo,
} from '../support/accounts.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { expectMail } from '../support/mail-texts.ts';
import type { Person } from '../support/people.ts';
import { addPerson, PASSWORD, signIn } from '../support/people.ts';

const app = await appOfFile();

const NEW = 'a lantern in the boathouse';

const send = (method: string, path: string, body: object, raw: Raw = {}) =>
  app.send(method, path, { address: newAddress(), body, ...raw });

const ask = ({ session }: Person, email: string, password = PASSWORD) =>
  send('POST', '/api/mail-change.php', { email, password }, { session });

const confirm = (token: string, raw: Raw = {}) =>
  send('PUT', '/api/mail-change.php', { token }, raw);

/** Asks for a new address and returns the secret that is mailed there. */
const tokenFor = async (person: Person, email: string): Promise<string> => {
  expect((await ask(person, email)).statusCode).toBe(200);
  return tokenTo(app, email, 'mail-change-do');
};

const expired = { error: 'Link expired or invalid, request a new email', code: 'link_expired' };

describe('asking for another address', () => {
  it('[ACC-9] mails a link there and a notice here, and changes nothing yet', async () => {
    const ada = await addPerson(app.core, 'Ada');
    expect((await ask(ada, ' New.Ada@People.example ')).json()).toEqual({ ok: true });
    const email = 'new.ada@people.example';
    const [[link], [notice]] = [await app.mailsTo(email), await app.mailsTo(ada.email)];
    const values = { name: 'Ada', site: 'Duet' };
    expectMail(link, 'en', 'mailChange', { ...values, email, hours: limits.mailChangeHours });
    expectMail(notice, 'en', 'mailChangeAsked', values);
    expect(notice?.text).not.toContain(email);
    expect(await accountOf(app, ada.email)).toBeDefined();
    const view = await app.send('GET', '/api/account.php', { session: ada.session });
    expect(view.json()).toMatchObject({ account: { email: ada.email, new_email: email } });
  });

  it('[ACC-9] [API-10] is refused in the agreed words', async () => {
    const bo = await addPerson(app.core, 'Bo');
    const cy = await addPerson(app.core, 'Cy');
    const wordsFor = async (email: string, password?: string, status = 400) => {
      const answer = await ask(bo, email, password);
      expect(answer.statusCode).toBe(status);
      const { fields } = answer.json<{ fields: Record<string, { message: string }> }>();
      return Object.entries(fields).map(([field, { message }]) => `${field}: ${message}`);
    };
    const free = 'free@people.example';
    expect(await wordsFor(free, 'wrong')).toEqual(['password: Please check your old password.']);
    expect(await wordsFor('no address')).toEqual(['email: New email adress is invalid.']);
    const taken = ['email: This email address already owns an account on this website.'];
    expect(await wordsFor(cy.email.toUpperCase(), undefined, 409)).toEqual(taken);
    expect(await wordsFor(bo.email, undefined, 409)).toEqual(taken);
    expect(await mailSubjectsTo(app, bo.email)).toEqual([]);
    app.clock.forward({ days: 1, seconds: 1 });
    const throwaway = await ask(bo, 'bo@mailinator.com');
    expect(throwaway.json()).toMatchObject(fieldsRefused({ email: 'email_disposable' }));
  });

  it('[ACC-9] [API-6] is limited', async () => {
    const di = await addPerson(app.core, 'Di');
    for (let times = 0; times < 5; times += 1) await ask(di, 'di.new@people.example', 'wrong');
    expect((await ask(di, 'di.new@people.example')).statusCode).toBe(429);
  });
});

describe('the link', () => {
  it('[ACC-9] makes the address the account’s own, and the notice goes to the old one', async () => {
    const ed = await addPerson(app.core, 'Ed');
    const other = await signIn(app.core, ed);
    const email = 'new.ed@people.example';
    const token = await tokenFor(ed, email);
    expect((await confirm(token, { session: ed.session })).json()).toEqual({ ok: true });
    expect((await accountOf(app, email))?.user.id).toBe(ed.id);
    expect(await mailSubjectsTo(app, ed.email)).toContain('Your email has been changed');
    expect(await isSignedIn(app, ed.session)).toBe(true);
    expect(await isSignedIn(app, other)).toBe(false);
    expect((await logIn(app, email)).statusCode).toBe(200);
    expect((await logIn(app, ed.email)).json()).toMatchObject({ code: 'login_failed' });
    expect((await confirm(token)).json()).toEqual(expired);
  });

  it('[ACC-9] works once for two at once, for a day, on its site, and the last one counts', async () => {
    const fi = await addPerson(app.core, 'Fi');
    const token = await tokenFor(fi, 'fi1@people.example');
    expect((await confirm(token, { host: 'evergreen.localhost' })).json()).toEqual(expired);
    const second = await tokenFor(fi, 'fi2@people.example');
    expect((await confirm(token)).json()).toEqual(expired);
    expect(statusesOf(await Promise.all([confirm(second), confirm(second)]))).toEqual([200, 410]);
    const gus = await addPerson(app.core, 'Gus');
    const late = await tokenFor(gus, 'gus.new@people.example');
    app.clock.forward({ hours: limits.mailChangeHours, seconds: 1 });
    expect((await confirm(late)).json()).toEqual(expired);
  });

  it('[ACC-9] proves the address of who was never confirmed', async () => {
    const hal = await addPerson(app.core, 'Hal', { status: 'not_confirmed' });
    await confirm(await tokenFor(hal, 'new.hal@people.example'));
    const row = await accountOf(app, 'new.hal@people.example');
    expect([row?.user.status, row?.profile.status]).toEqual(['active', 'active']);
  });

  it('[ACC-9] keeps the session of whoever else opens it', async () => {
    const [ida, jo] = [await addPerson(app.core, 'Ida'), await addPerson(app.core, 'Jo')];
    await confirm(await tokenFor(ida, 'new.ida@people.example'), { session: jo.session });
    expect(await isSignedIn(app, jo.session)).toBe(true);
    expect(await isSignedIn(app, ida.session)).toBe(false);
  });

  it('[ACC-9] for an address that two members want goes to one of them', async () => {
    const people = [await addPerson(app.core, 'Kai'), await addPerson(app.core, 'Lea')];
    const email = 'wanted@people.example';
    for (const person of people) expect((await ask(person, email)).statusCode).toBe(200);
    const tokens = await tokensTo(app, email, 'mail-change-do', 2);
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(statusesOf(answers)).toEqual([200, 410]);
    expect(people.map(({ id }) => id)).toContain((await accountOf(app, email))?.user.id);
  });

  it.each(['first', 'second'])(
    '[ACC-9] [ACC-3] for an address that a signup wants, sent %s, goes to one of both',
    async (order) => {
      const mo = await addPerson(app.core, `Mo${order}`);
      const form = signupForm();
      const token = await tokenFor(mo, form.email);
      const calls = [() => signUp(app, form), () => confirm(token)];
      if (order === 'second') calls.reverse();
      const answers = await Promise.all(calls.map((call) => call()));
      const [joined, changed] = order === 'second' ? answers.toReversed() : answers;
      const owner = (await accountOf(app, form.email))?.user.id;
      if (changed?.statusCode === 200) {
        expect(joined?.json()).toMatchObject(
          fieldsRefused({ email: 'email_taken' }, 'address_taken'),
        );
        expect(owner).toBe(mo.id);
      } else {
        expect(changed?.json()).toEqual(expired);
        expect(joined?.statusCode).toBe(200);
        expect(owner).not.toBe(mo.id);
      }
    },
  );

  it('[ACC-9] is too late once the address is taken, or shut out', async () => {
    const [ned, oz] = [await addPerson(app.core, 'Ned'), await addPerson(app.core, 'Oz')];
    const email = 'meanwhile@people.example';
    const taken = await tokenFor(ned, email);
    await addPerson(app.core, 'Meanwhile', { email });
    expect((await confirm(taken)).json()).toEqual(expired);

    const out = 'shut-out@people.example';
    const token = await tokenFor(oz, out);
    await send('POST', '/api/exclusion.php', { email: out, months: 6 });
    await send('PUT', '/api/exclusion.php', { token: await tokenTo(app, out, 'pages-ban') });
    expect((await confirm(token)).json()).toEqual(expired);
    expect(await accountOf(app, out)).toBeUndefined();
  });
});

describe('links that others may have asked for', () => {
  const reset = (token: string) =>
    send('PUT', '/api/reset-password.php', { token, password: NEW, repeat: NEW });

  it('[ACC-8] [ACC-9] to a new address are taken back by a reset', async () => {
    const pia = await addPerson(app.core, 'Pia');
    const theirs = await tokenFor(pia, 'thief@people.example');
    await send('POST', '/api/reset-password.php', { email: pia.email });
    await reset(await tokenTo(app, pia.email, 'reset-password-do'));
    expect((await confirm(theirs)).json()).toEqual(expired);
    expect(await accountOf(app, pia.email)).toBeDefined();
  });

  it('[ACC-9] to a new address are taken back by a new password', async () => {
    const quin = await addPerson(app.core, 'Quin');
    const theirs = await tokenFor(quin, 'thief2@people.example');
    const body = { old_password: PASSWORD, password: NEW, repeat: NEW };
    await send('PUT', '/api/password.php', body, { session: quin.session });
    expect((await confirm(theirs)).json()).toEqual(expired);
  });

  it('[ACC-8] [ACC-9] to the old address are taken back with it', async () => {
    const rae = await addPerson(app.core, 'Rae');
    await send('POST', '/api/reset-password.php', { email: rae.email });
    const theirs = await tokenTo(app, rae.email, 'reset-password-do');
    await confirm(await tokenFor(rae, 'new.rae@people.example'));
    expect((await reset(theirs)).json()).toEqual(expired);
    expect((await logIn(app, 'Rae')).statusCode).toBe(200);
  });

  it('[ACC-9] [ACC-10] to a new address are taken back by closing the account', async () => {
    const sam = await addPerson(app.core, 'Sam');
    const theirs = await tokenFor(sam, 'new.sam@people.example');
    await send('DELETE', '/api/account.php', { password: PASSWORD }, { session: sam.session });
    expect((await confirm(theirs)).json()).toEqual(expired);
  });
});
