import { describe, expect, it } from 'vitest';
import { CallError } from '#contract/core/client.ts';
import type { Call } from '#contract/core/client.ts';
import { advanceSignup } from './advance-signup.ts';
import type { Answers, Step } from './answers.ts';
import { noAnswers, steps } from './answers.ts';
import { fieldRefusal } from './check-step.ts';

const answers: Answers = {
  ...noAnswers,
  gender: 'woman',
  seeking: ['man'],
  day: '14',
  month: '3',
  year: '1990',
  country: 'NL',
  name: 'Elin',
  email: 'elin@mail.example',
  password: 'violet ladder soup',
  terms: true,
  consent: true,
};

type Replies = Readonly<Record<string, unknown>>;

/** The API: gives these answers by the name of the call, and remembers what was asked. */
const apiWith = (replies: Replies = {}) => {
  const asked: [name: string, input: unknown][] = [];
  const api = (async (spec: { name: string }, input: unknown) => {
    asked.push([spec.name, input]);
    const reply = replies[spec.name];
    if (reply instanceof CallError) throw reply;
    return reply;
  }) as unknown as Call;
  return { api, asked };
};

const codesOf = async (step: Step, some: Partial<Answers>) => {
  const { api, asked } = apiWith();
  const { refusal, step: at } = await advanceSignup(api, step, { ...answers, ...some });
  expect(at).toBe(step);
  expect(asked).toEqual([]);
  return Object.entries(refusal?.fields ?? {}).map(([field, { code }]) => `${field} ${code}`);
};

describe('a step of the signup', () => {
  it.each([
    [steps.who, { gender: '' }, ['gender unknown_choice']],
    [steps.who, { seeking: [] }, ['seeking unknown_choice']],
    [steps.where, { day: '', month: '', year: '' }, ['date_of_birth birth_required']],
    [steps.where, { day: '31', month: '2' }, ['date_of_birth birth_invalid']],
    [steps.where, { year: String(new Date().getFullYear() - 10) }, ['date_of_birth too_young']],
    [steps.where, { country: '' }, ['country unknown_choice']],
    [steps.name, { name: ' ' }, ['name required']],
    [steps.name, { name: '@elin' }, ['name name_at']],
    [steps.name, { name: 'elin@mail.example' }, ['name name_is_email']],
    [steps.reach, { email: 'elin' }, ['email invalid_email']],
    [steps.reach, { password: 'short' }, ['password password_short']],
    [
      steps.reach,
      { terms: false, consent: false },
      ['terms terms_needed', 'consent consent_needed'],
    ],
  ] as const)('[ACC-3] %i refuses %j', async (step, some, codes) => {
    expect(await codesOf(step, some)).toEqual(codes);
  });

  it('[ACC-2] leads on, and keeps what was typed', async () => {
    const { api } = apiWith({ nameCheck: { ok: true } });
    expect(await advanceSignup(api, steps.who, answers)).toMatchObject({
      step: steps.where,
      answers,
    });
    expect(await advanceSignup(api, steps.where, answers)).toMatchObject({
      step: steps.name,
      answers,
    });
    expect(await advanceSignup(api, steps.name, answers)).toMatchObject({
      step: steps.reach,
      answers,
    });
  });

  it('[ACC-2] skips what is not asked', async () => {
    const asked = [steps.who, steps.where, steps.reach];
    const begun = { token: 'secret', asked };
    const { api } = apiWith();
    expect(await advanceSignup(api, steps.who, { ...answers, day: '' }, begun)).toMatchObject({
      step: steps.where,
    });
    expect(await advanceSignup(api, steps.who, answers, begun)).toMatchObject({
      step: steps.reach,
    });
  });

  it('[ACC-3] stops at a name that the server refuses', async () => {
    const { api } = apiWith({
      nameCheck: new CallError(400, fieldRefusal({ name: 'name_house' })),
    });
    const { step, refusal } = await advanceSignup(api, steps.name, answers);
    expect(step).toBe(steps.name);
    expect(refusal?.fields?.['name']?.code).toBe('name_house');
  });
});

describe('a town', () => {
  const towns = [
    { id: 1, name: 'Bergen', region: 'Noord-Holland' },
    { id: 2, name: 'Bergen', region: 'Limburg' },
    { id: 3, name: 'Bergeijk', region: 'Noord-Brabant' },
    { id: 4, name: 'Ærø', region: 'Syddanmark' },
  ];
  const sent = (town: string) => {
    const found = towns.filter(({ name }) => name.startsWith(town.slice(0, 3)));
    return advanceSignup(apiWith({ places: { places: found } }).api, steps.where, {
      ...answers,
      town,
    });
  };

  it('[ACC-2] that was typed whole is taken', async () => {
    expect(await sent('Bergeijk')).toMatchObject({
      step: steps.name,
      answers: { town: 'Bergeijk', place_id: '3' },
    });
  });

  it('[ACC-2] that may be several is asked for', async () => {
    const { step, towns: offered, refusal } = await sent('Bergen');
    expect(step).toBe(steps.where);
    expect(offered).toHaveLength(3);
    expect(refusal?.fields).toHaveProperty('place_id');
  });

  it('[ACC-2] that nobody knows is refused', async () => {
    expect((await sent('Nowhere')).refusal?.fields).toHaveProperty('place_id');
  });
});

describe('the account', () => {
  it('[ACC-2] is made with the whole form, and its owner signed in', async () => {
    const { api, asked } = apiWith({ signup: { continue_at: null }, login: {} });
    const next = await advanceSignup(api, steps.reach, answers);
    expect(next).toMatchObject({ step: steps.extras, answers: { password: '' } });
    expect(asked.map(([name]) => name)).toEqual(['signup', 'login']);
    expect(asked[0]?.[1]).toEqual({
      body: {
        gender: 'woman',
        seeking: ['man'],
        date_of_birth: '1990-03-14',
        country: 'NL',
        name: 'Elin',
        email: 'elin@mail.example',
        password: 'violet ladder soup',
        terms: true,
        consent: true,
      },
    });
  });

  it('[ACC-5] that an affiliate began is finished with its token', async () => {
    const { api, asked } = apiWith({ signupComplete: { ok: true }, login: {} });
    const { step } = await advanceSignup(api, steps.reach, answers, { token: 'secret' });
    expect(step).toBe(steps.complete);
    expect(asked[0]).toMatchObject(['signupComplete', { body: { token: 'secret' } }]);
  });

  it('[ACC-2] exists even if signing in fails', async () => {
    const failed = new CallError(429, { error: 'No.', code: 'account_blocked' });
    const { api } = apiWith({ signup: { continue_at: null }, login: failed });
    expect(await advanceSignup(api, steps.reach, answers)).toMatchObject({ step: steps.complete });
  });

  it('[ACC-3] is refused at the step of the field, and nothing is lost', async () => {
    const refused = new CallError(400, fieldRefusal({ name: 'name_characters' }));
    const { api } = apiWith({ signup: refused });
    expect(await advanceSignup(api, steps.reach, answers)).toMatchObject({
      step: steps.name,
      answers,
    });
  });

  it('[ACC-1] is refused as a whole where signup is closed', async () => {
    const refused = new CallError(403, { error: 'No.', code: 'signup_closed' });
    const next = await advanceSignup(apiWith({ signup: refused }).api, steps.reach, answers);
    expect(next).toMatchObject({ step: steps.reach, refusal: { code: 'signup_closed' } });
  });
});

describe('first words', () => {
  it.each([
    ['', ''],
    [' Hello. ', 'Hello.'],
  ])('[ACC-2] %j are sent for the member in view', async (signup_message, sent) => {
    const { api, asked } = apiWith({ signupExtras: { ok: true } });
    const typed = { ...answers, signup_message, interests: ['tea'] };
    const { step } = await advanceSignup(api, steps.extras, typed, { about: 'somebody' });
    expect(step).toBe(steps.complete);
    const body = { interests: ['tea'], signup_message: sent, for_member: 'somebody' };
    expect(asked).toEqual([['signupExtras', { body }]]);
  });

  it('[LAND-1] leave with the account, so that nothing is lost after it', async () => {
    const { api, asked } = apiWith({ signup: { continue_at: null }, login: {} });
    const typed = { ...answers, signup_message: 'Hello.' };
    await advanceSignup(api, steps.reach, typed, { about: 'somebody' });
    expect(asked[0]).toMatchObject([
      'signup',
      { body: { signup_message: 'Hello.', for_member: 'somebody' } },
    ]);
  });

  it('[LAND-1] stop at any step when they are too long, and stay as they are', async () => {
    const { api } = apiWith();
    const typed = { ...answers, signup_message: 'x'.repeat(21) };
    const next = await advanceSignup(api, steps.who, typed, {
      about: 'somebody',
      maxMessageLength: 20,
    });
    expect(next).toMatchObject({ step: steps.who, answers: typed });
    expect(next.refusal?.fields?.['signup_message']?.code).toBe('too_long');
  });
});
