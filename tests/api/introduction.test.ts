import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { signupAbout } from '#contract/accounts/index.ts';
import { introduction } from '#contract/members/index.ts';
import { tables } from '#server/db/index.ts';
import {
  accountOf,
  fieldsRefused,
  logIn,
  sessionIn,
  signUp,
  signupForm,
} from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addMan, livingIn } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { addPhotoRows, changeProfile } from '../support/photos.ts';
import { withSettings } from '../support/sites.ts';

const app = await appOfFile();
let aart: Person;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', livingIn('Amsterdam'));
  await addPhotoRows(app.core, aart, [{ status: 'pending' }, {}, {}]);
  await changeProfile(app.core, aart, { interests: ['sailing'] });
});

const introduce = async ({ profileId: id }: Pick<Person, 'profileId'>) =>
  (await app.as()(introduction, { query: { id } })).member;

const isGone = async (person: Pick<Person, 'profileId'>) =>
  expect(introduce(person)).rejects.toMatchObject({ answer: { code: 'member_not_found' } });

describe('a member to whom a stranger may write', () => {
  it('[LAND-1] is told with name, age, place, interests and the first photo that is shown', async () => {
    const told = await introduce(aart);
    expect(told).toMatchObject({
      id: aart.profileId,
      name: 'Aart',
      place: 'Amsterdam',
      fictional: false,
      interests: ['sailing'],
      photo: { locked: false },
    });
    expect(Object.keys(told).toSorted()).toEqual(
      ['age', 'fictional', 'id', 'interests', 'name', 'photo', 'place'].toSorted(),
    );
  });

  it('[LAND-1] is only named where visitors see no people', async () => {
    await withSettings(app, { logged_out_search: false }, async () => {
      expect(await introduce(aart)).toMatchObject({ name: 'Aart', photo: null, interests: [] });
      // Who was sent by a partner is asked apart.
      const headers = { cookie: 'trafficsource=network%3Dpals' };
      const sent = app.as({ headers });
      const { member } = await sent(introduction, { query: { id: aart.profileId } });
      expect(member.photo).not.toBeNull();
    });
  });

  it('[LAND-1] keeps what the site does not show', async () => {
    await withSettings(app, { visible_profile_fields: ['gender'] }, async () => {
      expect(await introduce(aart)).toMatchObject({ place: null, interests: [] });
    });
  });

  it('[LAND-1] says that a fictional one is fictional', async () => {
    const mask = await addMan(app.core, 'Mask', { fictional: true });
    expect(await introduce(mask)).toMatchObject({ fictional: true });
  });

  it('[LAND-1] is not there, in the same words, when gone, hidden, shut or of another site', async () => {
    await isGone({ profileId: crypto.randomUUID() });
    await isGone(await addMan(app.core, 'Foreign', {}, { siteId: 2 }));
    await isGone(await addMan(app.core, 'Early', {}, { status: 'not_confirmed' }));
    for (const changes of [{ status: 'disabled' }, { invisible: true }] as const) {
      const person = await addMan(app.core, `Away ${Object.keys(changes)[0]}`);
      await changeProfile(app.core, person, changes);
      await isGone(person);
    }
  });
});

describe('words to somebody', () => {
  const wordsOf = async (email: string) => {
    const { users } = tables;
    const [row] = await app.core.db.select().from(users).where(eq(users.email, email));
    return { words: row?.signupMessage, member: row?.signupFor };
  };

  it('[LAND-1] are kept with the account, told to their writer, changed and taken back', async () => {
    const form = signupForm();
    const extras = { signup_message: ' Hello.\nStill raining? ', for_member: aart.profileId };
    expect((await signUp(app, { ...form, ...extras })).statusCode).toBe(200);
    const words = 'Hello.\nStill raining?';
    expect(await wordsOf(form.email)).toEqual({ words, member: aart.profileId });
    expect((await accountOf(app, form.email))?.profile.about).toBe('');
    const session = sessionIn(await logIn(app, form.email, { password: form.password }));
    const call = app.as({ session });
    const about = () => call(signupAbout, { query: { id: aart.profileId } });
    expect(await about()).toMatchObject({ words, words_length: 1000 });
    const save = (signup_message: string) =>
      app.send('PUT', '/api/signup.php', {
        session,
        body: { interests: [], signup_message, for_member: aart.profileId },
      });
    await save('Hello again.');
    expect(await about()).toMatchObject({ words: 'Hello again.' });
    // Nothing that can be seen is nothing.
    await save('\u200b\u200b');
    expect(await wordsOf(form.email)).toEqual({ words: null, member: null });
    expect(await app.as()(signupAbout, { query: { id: aart.profileId } })).toMatchObject({
      words: '',
    });
  });

  it('[LAND-1] may be as long as a message on the site, and cost no account when longer', async () => {
    await withSettings(app, { message_length: 20 }, async () => {
      const form = signupForm();
      const extras = { signup_message: 'x'.repeat(21), for_member: aart.profileId };
      expect((await signUp(app, { ...form, ...extras })).json()).toMatchObject(
        fieldsRefused({ signup_message: 'too_long' }),
      );
      expect(await accountOf(app, form.email)).toBeUndefined();
      const about = await app.as()(signupAbout, { query: { id: aart.profileId } });
      expect(about.words_length).toBe(20);
    });
  });
});
