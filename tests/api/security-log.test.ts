import { beforeAll, describe, expect, it } from 'vitest';
import { consoleCodeSignIn, staffDisable, team } from '#contract/console/index.ts';
import { limits } from '#contract/limits.ts';
import {
  accountOf,
  logIn,
  newAddress,
  sessionIn,
  signUp,
  signupForm,
} from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { addPasskey, addStaff, signIn } from '../support/staff.ts';

interface Line {
  readonly security?: string;
  readonly network?: string;
}

const NETWORK = '10.200.30.40';
const from = { address: NETWORK };

let lines: string[] = [];
/** Everything so far. */
const logged: string[] = [];
let member: Person;

const app = await appOfFile({ LOG_LEVEL: 'info' }, undefined, {
  logTo: { write: (line) => [lines, logged].forEach((list) => list.push(line)) },
});

beforeAll(async () => {
  member = await addPerson(app.core, 'Marianne Quill');
});

/** What the log tells of security while something is done. */
const noted = async (work: () => Promise<unknown>): Promise<Line[]> => {
  lines = [];
  await work();
  const all = lines.map((line) => JSON.parse(line) as Line);
  return all.filter(({ security }) => security !== undefined);
};

const wrong = { ...from, password: 'not the password' };

describe('the log', () => {
  it('[OPS-3] tells of signing up, in and out, and of what was refused', async () => {
    const form = signupForm();
    const signedUp = await noted(() => signUp(app, form, from));
    const account = (await accountOf(app, form.email))?.user.id;
    expect(signedUp).toMatchObject([{ security: 'signed_up', site: 1, account }]);

    const refused = await noted(() => logIn(app, member.email, wrong));
    expect(refused).toMatchObject([{ security: 'sign_in_refused', account: member.id }]);
    const unknown = await noted(() => logIn(app, 'nobody@people.example', wrong));
    expect(unknown).toMatchObject([{ security: 'sign_in_refused', account: null }]);
    for (let tries = 1; tries < limits.login.tries; tries += 1)
      await logIn(app, member.email, wrong);
    const blocked = await noted(() => logIn(app, member.email, from));
    expect(blocked).toMatchObject([{ security: 'sign_in_blocked', account: member.id }]);

    let session = '';
    const signedIn = await noted(async () => {
      session = sessionIn(await logIn(app, member.email));
    });
    expect(signedIn).toMatchObject([{ security: 'signed_in', account: member.id }]);
    const out = await noted(() => app.send('GET', '/api/logout.php', { session }));
    expect(out).toMatchObject([{ security: 'signed_out', account: member.id }]);
  });

  it('[OPS-3] tells networks apart, and names none of them, nor anybody', async () => {
    const [here, there] = await noted(async () => {
      await logIn(app, member.email, { ...wrong, address: NETWORK });
      await logIn(app, member.email, { ...wrong, address: newAddress() });
    });
    const [again] = await noted(() => logIn(app, member.email, wrong));
    expect(here?.network).toBe(again?.network);
    expect(here?.network).not.toBe(there?.network);
    await noted(async () => {
      await logIn(app, member.email, from);
      await app.send('POST', '/api/reset-password.php', { ...from, body: { email: member.email } });
    });
    for (const secret of [NETWORK, member.email, member.name, 'not the password']) {
      expect(lines.join('')).not.toContain(secret);
    }
  });

  it('[OPS-3] tells of who was kept out of a call', async () => {
    const foreign = { ...member, headers: { 'sec-fetch-site': 'cross-site' } };
    const elsewhere = await noted(() =>
      app.send('POST', '/api/like.php', { ...foreign, body: {} }),
    );
    expect(elsewhere).toMatchObject([{ security: 'call_refused', code: 'foreign_origin' }]);
    const moderator = await addStaff(app.core, ['moderator']);
    const guarded = await noted(() => app.send('GET', team.path, moderator));
    expect(guarded).toMatchObject([
      { security: 'call_refused', call: 'team', account: moderator.id },
    ]);
  });

  it('[OPS-3] tells of staff who signed in, were refused or decided, without their words', async () => {
    const admin = await addStaff(app.core, ['administrator']);
    const device = await addPasskey(app, admin);
    const signedIn = await noted(() => signIn(app, device));
    expect(signedIn).toMatchObject([
      { security: 'staff_signed_in', account: admin.id, method: 'passkey' },
    ]);

    const typed = { email: admin.email, code: '000000' };
    const refused = await noted(() =>
      app.send('POST', consoleCodeSignIn.path, { ...from, body: typed }),
    );
    expect(refused).toMatchObject([{ security: 'staff_refused', account: admin.id }]);

    const other = await addStaff(app.core, ['moderator']);
    const body = { id: other.id, reason: 'Left us for the sea' };
    const decided = await noted(() => app.send('POST', staffDisable.path, { ...admin, body }));
    expect(decided).toMatchObject([
      { security: 'staff_decided', call: 'staffDisable', account: admin.id, id: other.id },
    ]);
    for (const secret of [admin.email, admin.name, other.name, body.reason, NETWORK])
      expect(logged.join('')).not.toContain(secret);
  });
});
