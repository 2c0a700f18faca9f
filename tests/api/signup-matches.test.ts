import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SignupMember } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import { tables } from '#server/db/index.ts';
import { accountOf, fieldsRefused } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { livingIn } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';

const app = await appOfFile();

const LATER = new Date('2100-01-01T00:00:00Z');
const suitor = { gender: 'man', seeking: ['woman'] } as const;

const addSuitor = (name: string, profile: object = {}, user: object = {}) =>
  addPerson(app.core, name, {
    ...user,
    profile: { ...suitor, seeking: [...suitor.seeking], ...profile },
  });

const matchesOf = async ({ session }: Person) =>
  (await app.send('GET', '/api/signup-matches.php', { session })).json<{
    members: SignupMember[];
  }>().members;

const about = (id: string, host?: string) =>
  app.send('GET', `/api/signup-about.php?id=${id}`, host ? { host } : {});

describe('first suggestions', () => {
  it('[ACC-5] are people who look for each other, the nearest in place first', async () => {
    const ada = await addPerson(app.core, 'Ada', { profile: livingIn('Utrecht') });
    await addSuitor('Far', livingIn('Maastricht'));
    await addSuitor('Near', livingIn('Utrecht'));
    await addSuitor('Between', livingIn('Amsterdam'));
    // Whose town is not known lives wherever, not in the largest one.
    await addSuitor('Somewhere', { ...livingIn('Utrecht'), placeId: null, lat: null, lon: null });
    await addSuitor('TooYoung', { ...livingIn('Utrecht'), seekingMinAge: 60 });
    await addSuitor('NotHer', { seeking: ['man'] });
    await addSuitor('Hidden', { invisible: true });
    await addSuitor('Waiting', {}, { status: 'not_confirmed' });
    await addSuitor('Elsewhere', {}, { siteId: 2 });
    await addSuitor('ShutOut', {}, { excludedUntil: LATER });
    await addPerson(app.core, 'Woman');
    const members = await matchesOf(ada);
    expect(members.map(({ name }) => name)).toEqual(['Near', 'Between', 'Far', 'Somewhere']);
  });

  it('[ACC-5] are about as old, the nearest in age first, and others only after them', async () => {
    const born = (birthDate: string) => ({ ...livingIn('Groningen'), birthDate });
    const eighteen = await addPerson(app.core, 'Eef', { profile: born('2007-06-01') });
    const known = new Set((await matchesOf(eighteen)).map(({ name }) => name));
    await addSuitor('Old', born('1954-01-01'));
    await addSuitor('Middle', born('1980-01-01'));
    await addSuitor('Young', born('2002-01-01'));
    await addSuitor('Younger', born('2006-01-01'));
    const fictional = { ...born('2007-01-01'), fictional: true };
    await addSuitor('Fictional', fictional);
    const names = (await matchesOf(eighteen)).map(({ name }) => name);
    expect(names.filter((name) => !known.has(name))).toEqual([
      'Younger',
      'Young',
      'Fictional',
      'Middle',
      'Old',
    ]);
  });

  it('[ACC-5] are not too many', async () => {
    const bo = await addPerson(app.core, 'Bo', {
      profile: { gender: 'nonbinary', seeking: ['nonbinary'] },
    });
    const profile = { gender: 'nonbinary' as const, seeking: ['nonbinary' as const] };
    for (let index = 0; index <= limits.signupMatches; index += 1) {
      await addPerson(app.core, `Match${index}`, { profile });
    }
    const members = await matchesOf(bo);
    expect(members).toHaveLength(limits.signupMatches);
    expect(members.map(({ name }) => name)).not.toContain('Bo');
  });

  it('[ACC-2] show the member for whose sake somebody signs up, if others see them', async () => {
    const seen = await addSuitor('Seen');
    expect((await about(seen.profileId)).json()).toMatchObject({ member: { name: 'Seen' } });
    const unseen = [
      await addSuitor('Invisible', { invisible: true }),
      await addSuitor('Closed', { status: 'disabled' }),
      await addSuitor('Excluded', {}, { excludedUntil: LATER }),
    ];
    for (const { profileId } of unseen) expect((await about(profileId)).statusCode).toBe(404);
    expect((await about(seen.profileId, 'evergreen.localhost')).statusCode).toBe(404);
    expect((await about(seen.id)).statusCode).toBe(404);
  });
});

describe('the last step', () => {
  const save = ({ session }: Person, body: object) =>
    app.send('PUT', '/api/signup.php', { session, body });

  it('[ACC-2] keeps interests and first words', async () => {
    const cy = await addPerson(app.core, 'Cy');
    const [interest] = ['coffee'];
    const body = { interests: [interest, interest], signup_message: ' Hello! ' };
    expect((await save(cy, body)).json()).toEqual({ ok: true });
    const { profile } = (await accountOf(app, cy.email)) ?? {};
    expect(profile).toMatchObject({ interests: ['coffee'], about: 'Hello!' });
  });

  it('[ACC-2] keeps words for a member until they can be sent, and only for who is there', async () => {
    const di = await addPerson(app.core, 'Di');
    const friend = await addSuitor('Friend');
    const foreign = await addSuitor('Foreign', {}, { siteId: 2 });
    const words = { interests: [], signup_message: 'For you.' };
    await save(di, { ...words, for_member: foreign.profileId });
    const read = async () =>
      (await app.core.db.select().from(tables.users).where(eq(tables.users.id, di.id)))[0];
    expect(await read()).toMatchObject({ signupMessage: null, signupFor: null });
    await save(di, { ...words, for_member: friend.profileId });
    expect(await read()).toMatchObject({ signupMessage: 'For you.', signupFor: friend.profileId });
    expect((await accountOf(app, di.email))?.profile.about).toBe('');
  });

  it('[API-6] refuses what it does not know, and too much', async () => {
    const ed = await addPerson(app.core, 'Ed');
    const long = 'x'.repeat(limits.aboutLength + 1);
    expect((await save(ed, { interests: [], signup_message: long })).json()).toMatchObject(
      fieldsRefused({ signup_message: 'too_long' }),
    );
    expect((await save(ed, { interests: ['weather'] })).statusCode).toBe(400);
    expect((await save(ed, {})).json()).toMatchObject(fieldsRefused({ interests: 'required' }));
  });
});
