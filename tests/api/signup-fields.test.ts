import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { findPlaces } from '#server/adapters/places/index.ts';
import {
  accountOf,
  fieldsRefused,
  newAddress,
  rowCounts,
  signUp,
  signupForm,
} from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addPerson } from '../support/people.ts';

const app = await appOfFile();

const placeIn = (country: string, name: string) => findPlaces(country, name)[0]?.id;

/** A day of birth, counted from today as the calendar of the server does. */
const bornYearsAgo = (years: number, days = 0) => {
  const today = new Date();
  const date = new Date(
    Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days),
  );
  return date.toISOString().slice(0, 10);
};

describe('a signup', () => {
  it.each([
    ['gender', undefined, 'unknown_choice'],
    ['gender', 'other', 'unknown_choice'],
    ['gender', null, 'unknown_choice'],
    ['seeking', undefined, 'required'],
    ['seeking', [], 'unknown_choice'],
    ['seeking', 'man', 'invalid'],
    ['seeking', ['man', 'woman', 'nonbinary', 'man'], 'invalid'],
    ['date_of_birth', undefined, 'birth_required'],
    ['date_of_birth', '', 'birth_required'],
    ['date_of_birth', '   ', 'birth_required'],
    ['date_of_birth', null, 'birth_required'],
    ['date_of_birth', 'yesterday', 'birth_invalid'],
    ['date_of_birth', '05-05-1990', 'birth_invalid'],
    ['date_of_birth', '1990-02-30', 'birth_invalid'],
    ['date_of_birth', '1990-05-05T00:00:00Z', 'birth_invalid'],
    ['date_of_birth', '1880-01-01', 'birth_invalid'],
    ['date_of_birth', '0000-01-01', 'birth_invalid'],
    ['date_of_birth', bornYearsAgo(-1), 'birth_invalid'],
    ['date_of_birth', bornYearsAgo(17), 'too_young'],
    ['date_of_birth', bornYearsAgo(0), 'too_young'],
    ['country', undefined, 'required'],
    ['country', '', 'unknown_choice'],
    ['country', 'nl', 'unknown_choice'],
    ['country', 'JP', 'unknown_choice'],
    ['place_id', 'Utrecht', 'invalid'],
    ['place_id', 0, 'invalid'],
    ['place_id', 1.5, 'invalid'],
    ['place_id', 2_147_483_646, 'unknown_choice'],
    ['place_id', Number.MAX_SAFE_INTEGER, 'unknown_choice'],
    ['place_id', placeIn('BE', 'Gent'), 'unknown_choice'],
    ['name', undefined, 'required'],
    ['name', '', 'required'],
    ['name', '  ', 'required'],
    ['name', 7, 'invalid'],
    ['name', 'A', 'too_short'],
    ['name', 'A'.repeat(limits.name.max + 1), 'too_long'],
    ['name', '@ada', 'name_at'],
    ['name', ' @ada', 'name_at'],
    ['name', 'ada@people.example', 'name_is_email'],
    ['name', 'Ada <b>', 'name_characters'],
    ['name', 'Ada\u0000', 'name_characters'],
    ['name', 'Ada\nBo', 'name_characters'],
    ['name', 'Ada 💘', 'name_characters'],
    ['name', 'A\u202Eda', 'name_characters'],
    ['name', 'A\u200Bda', 'name_characters'],
    ['name', '＠ada', 'name_characters'],
    ['email', undefined, 'required'],
    ['email', '', 'required'],
    ['email', 7, 'invalid'],
    ['email', 'ada', 'invalid_email'],
    ['email', 'ada@people', 'invalid_email'],
    ['email', 'a b@people.example', 'invalid_email'],
    ['email', 'Ada <ada@people.example>', 'invalid_email'],
    ['email', 'ada@people.example\r\nBcc: bo@people.example', 'invalid_email'],
    ['email', 'ada@people.example,bo@people.example', 'invalid_email'],
    ['email', `${'a'.repeat(250)}@people.example`, 'too_long'],
    ['email', 'ada@mailinator.com', 'email_disposable'],
    ['email', 'Ada@Mailinator.COM', 'email_disposable'],
    ['password', undefined, 'required'],
    ['password', '', 'required'],
    ['password', 'seven77', 'password_short'],
    ['password', 'x'.repeat(limits.password.max + 1), 'too_long'],
    ['password', 'trustno1', 'password_leaked'],
    ['password', 'TrustNo1', 'password_leaked'],
    ['terms', undefined, 'terms_needed'],
    ['terms', false, 'terms_needed'],
    ['terms', 'true', 'terms_needed'],
    ['consent', undefined, 'consent_needed'],
    ['consent', false, 'consent_needed'],
    ['consent', 1, 'consent_needed'],
  ] as const)(
    '[ACC-3] [API-6] with %s %j is refused beside the field',
    async (field, value, code) => {
      const before = await rowCounts(app);
      const answer = await signUp(app, signupForm({ [field]: value }));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        error: 'Please check what you entered.',
        ...fieldsRefused({ [field]: code }),
      });
      expect(await rowCounts(app)).toEqual(before);
    },
  );

  it.each(['\u0000', 'a\nb', '\uD800', 'x'.repeat(201)])(
    '[ACC-12] [API-6] from the source %j is refused, and from such an address has none',
    async (network) => {
      const form = signupForm();
      for (const body of [{ ...form, network }, { network }]) {
        const answer = await signUp(app, body);
        expect(answer.statusCode).toBe(400);
        expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['network']);
      }
      const query = new URLSearchParams({ network: network.toWellFormed(), sub1: 'a' });
      const address = newAddress();
      const landed = await app.send('POST', `/api/signup.php?${query}`, { address, body: form });
      expect(landed.statusCode).toBe(200);
    },
  );

  it('[ACC-3] [API-10] is refused in the agreed words', async () => {
    const { email } = await addPerson(app.core, 'Wordy');
    const wordsFor = async (overrides: Parameters<typeof signupForm>[0]) => {
      const { fields } = (await signUp(app, signupForm(overrides))).json<{
        fields: Record<string, { message: string }>;
      }>();
      return Object.values(fields).map(({ message }) => message);
    };
    expect(await wordsFor({ date_of_birth: '' })).toEqual(['Enter your date of birth (18+)']);
    expect(await wordsFor({ date_of_birth: '1990-02-30' })).toEqual(['Invalid date of birth.']);
    expect(await wordsFor({ date_of_birth: bornYearsAgo(17) })).toEqual([
      'You must be 18 or older.',
    ]);
    expect(await wordsFor({ email: 'ada' })).toEqual(['Invalid email']);
    expect(await wordsFor({ email })).toEqual([
      'An account with this e-mail address already exists',
    ]);
    expect(await wordsFor({ password: 'seven77' })).toEqual(['Please use at least 8 characters.']);
  });

  it('[ACC-3] [API-6] names all that is missing at once', async () => {
    expect((await signUp(app, {})).json()).toMatchObject(
      fieldsRefused({
        gender: 'unknown_choice',
        seeking: 'required',
        date_of_birth: 'birth_required',
        country: 'required',
        name: 'required',
        email: 'required',
        password: 'required',
        terms: 'terms_needed',
        consent: 'consent_needed',
      }),
    );
  });

  it('[ACC-3] is open from the eighteenth birthday on', async () => {
    const tomorrow = await signUp(app, signupForm({ date_of_birth: bornYearsAgo(18, 1) }));
    expect(tomorrow.json()).toMatchObject(fieldsRefused({ date_of_birth: 'too_young' }));
    const today = await signUp(app, signupForm({ date_of_birth: bornYearsAgo(18) }));
    expect(today.statusCode).toBe(200);
  });

  it('[ACC-3] refuses a password that is the own name or address', async () => {
    for (const password of ['Marguerite', 'mARGUERITE', 'own-address@people.example']) {
      const form = signupForm({
        name: 'Marguerite',
        email: 'own-address@people.example',
        password,
      });
      expect((await signUp(app, form)).json()).toMatchObject(
        fieldsRefused({ password: 'password_own' }),
      );
    }
  });

  it('[ACC-3] takes a place of the country, as coarse as a town', async () => {
    const form = signupForm({ country: 'BE', place_id: placeIn('BE', 'Gent') });
    expect((await signUp(app, form)).statusCode).toBe(200);
    const { profile } = (await accountOf(app, form.email)) ?? {};
    expect(profile).toMatchObject({ country: 'BE', placeId: form.place_id });
    for (const degrees of [profile?.lat, profile?.lon]) {
      expect(Math.round((degrees ?? 0) * 100) % 5).toBe(0);
    }
  });
});

describe('a user name', () => {
  beforeAll(async () => {
    for (const name of ['Ada Love', 'Ada Loff', 'Zoë Love']) await addPerson(app.core, name);
  });

  it.each([
    'Zoë',
    'Łukasz',
    'Ξένια',
    'Дарья',
    '小明',
    'たろう',
    "O'Neill",
    'D’Arcy',
    'Jean-Luc',
    'J.R.',
    'St. Anna',
    'ada_99',
    'नेहा',
    'ไพลิน',
    'e\u0301lodie',
  ])('[ACC-3] may be %s', async (name) => {
    const form = signupForm({ name });
    expect((await signUp(app, form)).statusCode).toBe(200);
    expect((await accountOf(app, form.email))?.profile.name).toBe(name);
  });

  it.each([
    ['аdmin', 'name_house'],
    ['Support', 'name_house'],
    ['call 0612345678', 'name_contact'],
    ['Fuck', 'name_insult'],
  ] as const)('[ACC-3] may not be %s, whoever sends it', async (name, code) => {
    const refused = fieldsRefused({ name: code });
    expect((await signUp(app, signupForm({ name }))).json()).toMatchObject(refused);
    expect((await signUp(app, { name, network: 'pals' })).json()).toMatchObject(refused);
    const query = new URLSearchParams({ name });
    expect((await app.send('GET', `/api/signup.php?${query}`)).json()).toMatchObject(refused);
  });

  it.each([
    ['a domain that mail programs make a link', 'evil.example'],
    ['a domain with words around it', 'visit www.evil.example now'],
    ['a domain of other letters', 'зло.рф'],
    ['letters that nobody sees', '\u3164\u3164'],
    ['a name and a letter that nobody sees', 'Ada\u3164'],
    ['a name and a mark that nobody sees', 'Ada\uFE0F'],
    ['a tower of marks', `A${'\u0301'.repeat(20)}da`],
    ['nothing but marks', '._-'],
  ])('[ACC-3] may not be %s', async (_, name) => {
    const answer = await signUp(app, signupForm({ name }));
    expect(answer.json()).toMatchObject(fieldsRefused({ name: 'name_characters' }));
  });
});
