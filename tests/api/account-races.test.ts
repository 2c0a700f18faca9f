import { describe, expect, it } from 'vitest';
import {
  accountOf,
  logIn,
  newAddress,
  signUp,
  signupForm,
  statusesOf,
  tokensTo,
  tokenTo,
} from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addPerson, PASSWORD } from '../support/people.ts';

const app = await appOfFile();

const NEW = 'a lantern in the boathouse';

const send = (method: string, path: string, body: object | undefined, session?: string) =>
  app.send(method, path, { address: newAddress(), body, ...(session ? { session } : {}) });

const rounds = Array.from({ length: 6 }, (_, index) => index);

describe('calls that change one account at once', () => {
  it('[ACC-6] take turns when a link is opened and sent again', async () => {
    for (const round of rounds) {
      const { email, session } = await addPerson(app.core, `A${round}`, {
        status: 'not_confirmed',
      });
      const resend = () => send('PUT', '/api/activate.php', undefined, session);
      await resend();
      const token = await tokenTo(app, email, 'activate-done');
      const activate = () => send('POST', '/api/activate.php', { token });
      const answers = await Promise.all([activate(), resend(), resend()]);
      for (const { statusCode } of answers) expect([200, 409, 410]).toContain(statusCode);
    }
  });

  it('[ACC-9] [ACC-10] take turns when it is changed and closed', async () => {
    for (const round of rounds) {
      const { email, session } = await addPerson(app.core, `B${round}`);
      const rename = (times: number) =>
        send('PUT', '/api/account.php', { name: `B ${round} ${times}` }, session);
      const words = { interests: [], signup_message: 'Hello.' };
      const closing = send('DELETE', '/api/account.php', { password: PASSWORD }, session);
      // Closing compares a password first; all arrive at the same moment a little later.
      const changes = logIn(app, 'Nobody').then(() =>
        Promise.all(
          [0, 1, 2].flatMap((times) => [
            rename(times),
            send('PUT', '/api/signup.php', words, session),
          ]),
        ),
      );
      const [closed, others] = await Promise.all([closing, changes]);
      expect(closed.statusCode).toBe(200);
      for (const { statusCode } of others) expect([200, 403]).toContain(statusCode);
      const row = await accountOf(app, email);
      expect([row?.user.status, row?.profile.status]).toEqual(['deleted', 'disabled']);
    }
  });

  it('[ACC-8] let no old password undo a reset', async () => {
    for (const round of rounds) {
      const { email, session, name } = await addPerson(app.core, `C${round}`);
      await send('POST', '/api/reset-password.php', { email });
      const token = await tokenTo(app, email, 'reset-password-do');
      const theirs = 'the one of somebody else';
      const passwords = { old_password: PASSWORD, password: theirs, repeat: theirs };
      const [reset, changed] = await Promise.all([
        send('PUT', '/api/reset-password.php', { token, password: NEW, repeat: NEW }),
        send('PUT', '/api/password.php', passwords, session),
      ]);
      // A change that came first takes the link back; one that came second proves nothing.
      expect(statusesOf([reset, changed])).not.toEqual([200, 200]);
      const winner = reset.statusCode === 200 ? NEW : theirs;
      expect((await logIn(app, name, { password: winner })).statusCode).toBe(200);
    }
  });

  it('[ACC-9] let no old password ask for another address, or close the account', async () => {
    for (const round of rounds) {
      const { email, session } = await addPerson(app.core, `D${round}`);
      const passwords = { old_password: PASSWORD, password: NEW, repeat: NEW };
      const theirs = `thief${round}@people.example`;
      const [changed, asked] = await Promise.all([
        send('PUT', '/api/password.php', passwords, session),
        send('POST', '/api/mail-change.php', { email: theirs, password: PASSWORD }, session),
      ]);
      expect(changed.statusCode).toBe(200);
      if (asked.statusCode === 200) {
        const token = await tokenTo(app, theirs, 'mail-change-do');
        expect((await send('PUT', '/api/mail-change.php', { token })).statusCode).toBe(410);
      }
      expect(await accountOf(app, email)).toBeDefined();
    }
  });
});

describe('an address that is shut out', () => {
  const wishFor = async (email: string) => {
    await send('POST', '/api/exclusion.php', { email, months: 6 });
    const token = await tokenTo(app, email, 'pages-ban');
    return () => send('PUT', '/api/exclusion.php', { token });
  };

  it('[SITE-11] while it signs up stays unconfirmed', async () => {
    for (const _ of rounds) {
      const form = signupForm();
      const shutOut = await wishFor(form.email);
      await Promise.all([
        signUp(app, form),
        // Signing up hashes first; both arrive at the same moment a little later.
        logIn(app, 'Nobody').then(shutOut),
      ]);
      for (const token of await tokensTo(app, form.email, 'activate-done', 0)) {
        expect((await send('POST', '/api/activate.php', { token })).statusCode).toBe(410);
      }
      expect((await accountOf(app, form.email))?.user.confirmedAt).toBeNull();
    }
  });

  it('[SITE-11] while it is confirmed is out in the end', async () => {
    for (const round of rounds) {
      const person = await addPerson(app.core, `E${round}`, { status: 'not_confirmed' });
      await send('PUT', '/api/activate.php', undefined, person.session);
      const token = await tokenTo(app, person.email, 'activate-done');
      const shutOut = await wishFor(person.email);
      const activate = () => send('POST', '/api/activate.php', { token });
      await Promise.all(round % 2 ? [activate(), shutOut()] : [shutOut(), activate()]);
      const { user } = (await accountOf(app, person.email)) ?? {};
      expect(user?.excludedUntil !== null).toBe(user?.confirmedAt !== null);
    }
  });
});
