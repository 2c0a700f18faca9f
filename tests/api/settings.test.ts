import { beforeAll, describe, expect, it } from 'vitest';
import { findPlaces } from '#server/adapters/places/index.ts';
import {
  accountOf,
  fieldsRefused,
  isSignedIn,
  mailSubjectsTo,
  logIn,
  signUp,
  signupForm,
  statusesOf,
} from '../support/accounts.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Person } from '../support/people.ts';
import { addPerson, PASSWORD } from '../support/people.ts';

const app = await appOfFile();

const NEW = 'a lantern in the boathouse';
const placeIn = (country: string, name: string) => findPlaces(country, name)[0]?.id ?? 0;

const read = ({ session }: Person) => app.send('GET', '/api/account.php', { session });
const update = ({ session }: Person, body: object) =>
  app.send('PUT', '/api/account.php', { session, body });

describe('the account', () => {
  it('[ACC-9] shows what its owner can change', async () => {
    const ada = await addPerson(app.core, 'Ada', {
      profile: { placeId: placeIn('NL', 'Utrecht') },
    });
    const answer = await read(ada);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      account: {
        name: 'Ada',
        email: ada.email,
        new_email: null,
        date_of_birth: '1990-05-05',
        country: 'NL',
        place: { id: placeIn('NL', 'Utrecht'), name: 'Utrecht' },
        invisible: false,
        search_engines: false,
        leave_offer: 50,
      },
    });
  });

  it('[ACC-9] changes what is given and nothing else', async () => {
    const bo = await addPerson(app.core, 'Bo');
    const before = (await read(bo)).json<{ account: object }>().account;
    expect((await update(bo, {})).json()).toEqual({ account: before });
    const answer = await update(bo, { invisible: true, email: 'x@people.example', credits: 9 });
    expect(answer.json()).toEqual({ account: { ...before, invisible: true } });
    expect((await read(bo)).json()).toEqual(answer.json());
    expect((await accountOf(app, bo.email))?.user.credits).toBe(0);
  });

  it('[ACC-9] changes the name, with which one then signs in', async () => {
    const cy = await addPerson(app.core, 'Cy');
    expect((await update(cy, { name: ' Cyan ' })).json()).toMatchObject({
      account: { name: 'Cyan' },
    });
    expect((await logIn(app, 'cyan')).statusCode).toBe(200);
    expect((await logIn(app, 'Cy')).json()).toMatchObject({ code: 'login_failed' });
    expect((await update(cy, { name: 'CYAN' })).statusCode).toBe(200);
    expect((await signUp(app, signupForm({ name: 'Cy' }))).statusCode).toBe(200);
  });

  it.each([
    ['@di', 'name_at'],
    ['di@people.example', 'name_is_email'],
    ['evil.example', 'name_characters'],
    ['Duet Support', 'name_house'],
    ['D', 'too_short'],
  ] as const)('[ACC-9] refuses the name %s', async (name, code) => {
    const di = await addPerson(app.core, `Di${code}`);
    expect((await update(di, { name })).json()).toMatchObject(fieldsRefused({ name: code }));
    expect((await read(di)).json()).toMatchObject({ account: { name: `Di${code}` } });
  });

  it('[ACC-3] [ACC-9] may choose a name that somebody has', async () => {
    const [ed, fi] = [await addPerson(app.core, 'Ed'), await addPerson(app.core, 'Fi')];
    expect((await update(fi, { name: 'Ed' })).statusCode).toBe(200);
    expect((await read(fi)).json()).toMatchObject({ account: { name: 'Ed' } });
    expect((await read(ed)).json()).toMatchObject({ account: { name: 'Ed' } });
  });

  it('[ACC-9] moves to a place of its country only', async () => {
    const gus = await addPerson(app.core, 'Gus');
    const gent = placeIn('BE', 'Gent');
    expect((await update(gus, { place_id: gent })).json()).toMatchObject(
      fieldsRefused({ place_id: 'unknown_choice' }),
    );
    expect((await update(gus, { country: 'JP' })).json()).toMatchObject(
      fieldsRefused({ country: 'unknown_choice' }),
    );
    expect((await update(gus, { country: 'BE', place_id: gent })).json()).toMatchObject({
      account: { country: 'BE', place: { name: 'Gent' } },
    });
    expect((await update(gus, { country: 'DE' })).json()).toMatchObject({
      account: { country: 'DE', place: null },
    });
    const { profile } = (await accountOf(app, gus.email)) ?? {};
    expect(profile).toMatchObject({ region: null, lat: null, lon: null });
  });

  it('[ACC-9] is that of the site: what one site serves another may not', async () => {
    const hal = await addPerson(app.core, 'Hal', { siteId: 2, country: 'DE' });
    const host = 'evergreen.localhost';
    const answer = await app.send('PUT', '/api/account.php', {
      host,
      session: hal.session,
      body: { country: 'GB' },
    });
    expect(answer.json()).toMatchObject(fieldsRefused({ country: 'unknown_choice' }));
  });
});

describe('a new password', () => {
  const change = ({ session }: Person, body: object, raw: Raw = {}) =>
    app.send('PUT', '/api/password.php', {
      session,
      body: { old_password: PASSWORD, password: NEW, repeat: NEW, ...body },
      ...raw,
    });

  let jo: Person;

  beforeAll(async () => {
    jo = await addPerson(app.core, 'Jo Jo Jojo', { email: 'jo@people.example' });
  });

  it('[ACC-9] counts from now on, and its owner is told', async () => {
    const ida = await addPerson(app.core, 'Ida');
    expect((await change(ida, {})).json()).toEqual({ ok: true });
    expect((await logIn(app, 'Ida')).json()).toMatchObject({ code: 'login_failed' });
    expect((await logIn(app, 'Ida', { password: NEW })).statusCode).toBe(200);
    expect(await isSignedIn(app, ida.session)).toBe(true);
    expect(await mailSubjectsTo(app, ida.email)).toContain('Your password has been changed');
  });

  it.each([
    [{ old_password: 'wrong' }, { old_password: 'old_password' }],
    [{ old_password: '' }, { old_password: 'required' }],
    [{ repeat: 'another' }, { repeat: 'passwords_differ' }],
    [{ password: 'seven77', repeat: 'seven77' }, { password: 'password_short' }],
    [{ password: 'trustno1', repeat: 'trustno1' }, { password: 'password_leaked' }],
    [{ password: 'Jo Jo Jojo', repeat: 'Jo Jo Jojo' }, { password: 'password_own' }],
  ] as const)('[ACC-9] [API-6] with %j is refused', async (body, fields) => {
    expect((await change(jo, body)).json()).toMatchObject(fieldsRefused(fields));
    expect((await logIn(app, jo.email)).statusCode).toBe(200);
  });

  it('[ACC-9] [API-10] says in the agreed words that the old one is wrong', async () => {
    const kai = await addPerson(app.core, 'Kai');
    expect((await change(kai, { old_password: 'wrong' })).json()).toMatchObject({
      fields: { old_password: { message: 'Please check your old password.' } },
    });
  });

  it('[ACC-9] [API-4] that is sent again is answered as the first time', async () => {
    const lea = await addPerson(app.core, 'Lea');
    const raw = { headers: { 'idempotency-key': 'lea-changes-once' } };
    expect((await change(lea, {}, raw)).json()).toEqual({ ok: true });
    expect((await change(lea, {}, raw)).json()).toEqual({ ok: true });
  });

  it('[ACC-9] is one of two that are sent at once', async () => {
    const mo = await addPerson(app.core, 'Mo');
    const answers = await Promise.all(
      [NEW, `${NEW}!`].map((password) => change(mo, { password, repeat: password })),
    );
    expect(statusesOf(answers)).toEqual([200, 400]);
  });
});

describe('the offer to stay', () => {
  const accept = ({ session }: Person, raw: Raw = {}) =>
    app.send('POST', '/api/leave-offer.php', { session, ...raw });

  it('[ACC-10] is there once, for two at once as well', async () => {
    const ned = await addPerson(app.core, 'Ned');
    const answers = await Promise.all([accept(ned), accept(ned)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const taken = answers.find(({ statusCode }) => statusCode === 200);
    expect(taken?.json()).toEqual({ percent: 50 });
    expect((await accept(ned)).json()).toMatchObject({ code: 'offer_gone' });
    expect((await read(ned)).json()).toMatchObject({ account: { leave_offer: null } });
    const { user } = (await accountOf(app, ned.email)) ?? {};
    expect(user).toMatchObject({ leaveOfferPercent: 50 });
  });

  it('[ACC-10] is not there where the company has none', async () => {
    const oz = await addPerson(app.core, 'Oz', { siteId: 3, country: 'GB' });
    const answer = await accept(oz, { host: 'harbour.localhost' });
    expect(answer.json()).toMatchObject({ code: 'offer_gone' });
  });
});
