import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { OwnProfile, SearchQuery } from '#contract/members/index.ts';
import { profile, profileUpdate, search } from '#contract/members/index.ts';
import { tables } from '#server/db/index.ts';
import { fieldsRefused, statusesOf } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addMan, addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { addPhotoRows } from '../support/photos.ts';

const app = await appOfFile();
let mara: Person;

beforeAll(async () => {
  mara = await addWoman(app.core, 'Mara');
});

const put = ({ session }: Person, body: unknown) =>
  app.send('PUT', '/api/profile.php', { session, body });

const read = async ({ session }: Person): Promise<OwnProfile> =>
  (await app.as({ session })(profile)).profile;

const found = async (query: SearchQuery) => {
  const { members } = await app.as({ session: mara.session })(search, { query });
  return members.map(({ name }) => name);
};

/** A value for every field that can be changed, another one, and how it can be taken back. */
const fields: Record<string, readonly [one: unknown, other: unknown]> = {
  gender: ['nonbinary', 'man'],
  about: ['I repair clocks.', ''],
  interests: [['coffee', 'sailing'], []],
  sexuality: ['bi', null],
  hair_colour: ['red', null],
  eye_colour: ['hazel', null],
  body_type: ['athletic', null],
  relationship_status: ['widowed', null],
  tattoos: ['many', null],
  seeking: [['man', 'nonbinary'], ['woman']],
  seeking_min_age: [30, limits.minAge],
  seeking_max_age: [40, limits.maxAge],
  seeking_km: [50, null],
  show_elsewhere: [true, false],
  hide_fictional: [true, false],
  photo_blur: ['never', 'until_known'],
};

describe('the own profile', () => {
  it('[MEM-1] has every field that can be changed, and keeps each by itself', async () => {
    const aart = await addMan(app.core, 'Aart');
    expect(Object.keys(profileUpdate.body.def.shape).toSorted()).toEqual(
      Object.keys(fields).toSorted(),
    );
    for (const [field, values] of Object.entries(fields)) {
      for (const value of values) {
        const before = await read(aart);
        const answer = await put(aart, { [field]: value });
        expect(answer.statusCode, `${field}: ${answer.payload}`).toBe(200);
        const after = await read(aart);
        expect(answer.json()).toEqual({ profile: after });
        const { completion: _old, ...rest } = before;
        const { completion: _new, ...kept } = after;
        expect(kept).toEqual({ ...rest, [field]: value });
      }
    }
  });

  it('[MEM-1] changes nothing when nothing is given', async () => {
    const before = await read(mara);
    expect((await put(mara, {})).json()).toEqual({ profile: before });
    expect(await read(mara)).toEqual(before);
  });

  it('[MEM-1] trims words, keeps each choice once and puts ages in order', async () => {
    const bram = await addMan(app.core, 'Bram');
    await put(bram, {
      about: '  Two lines,\nno more.  ',
      interests: ['tea', 'coffee', 'tea'],
      seeking: ['woman', 'woman'],
      seeking_min_age: 50,
      seeking_max_age: 30,
    });
    expect(await read(bram)).toMatchObject({
      about: 'Two lines,\nno more.',
      interests: ['tea', 'coffee'],
      seeking: ['woman'],
      seeking_min_age: 30,
      seeking_max_age: 50,
    });
    await put(bram, { seeking_min_age: 60 });
    expect(await read(bram)).toMatchObject({ seeking_min_age: 50, seeking_max_age: 60 });
  });

  it('[MEM-1] changed twice at once keeps both changes', async () => {
    const cas = await addMan(app.core, 'Cas');
    for (let round = 0; round < 5; round += 1) {
      const changes = [
        { about: `Words ${round}` },
        { seeking_min_age: 20 + round },
        { seeking_max_age: 60 + round },
        { tattoos: round % 2 ? 'some' : 'many' },
      ];
      const answers = await Promise.all(changes.map((change) => put(cas, change)));
      expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
      expect(await read(cas)).toMatchObject(Object.assign({}, ...changes) as object);
    }
  });

  it.each([
    ['gender', 'robot', 'unknown_choice'],
    ['gender', null, 'unknown_choice'],
    ['about', 'x'.repeat(limits.aboutLength + 1), 'too_long'],
    ['about', 'a\u0000b', 'invalid'],
    ['about', null, 'invalid'],
    ['interests', 'coffee', 'invalid'],
    ['sexuality', 'unsure', 'unknown_choice'],
    ['hair_colour', 'green', 'unknown_choice'],
    ['eye_colour', '', 'unknown_choice'],
    ['body_type', 3, 'unknown_choice'],
    ['relationship_status', 'married', 'unknown_choice'],
    ['tattoos', ['some'], 'unknown_choice'],
    ['seeking', [], 'unknown_choice'],
    ['seeking', 'man', 'invalid'],
    ['seeking_min_age', limits.minAge - 1, 'too_small'],
    ['seeking_max_age', limits.maxAge + 1, 'too_large'],
    ['seeking_min_age', 20.5, 'invalid'],
    ['seeking_min_age', '20', 'invalid'],
    ['seeking_km', 7, 'unknown_choice'],
    ['seeking_km', '50', 'unknown_choice'],
    ['show_elsewhere', 1, 'invalid'],
    ['hide_fictional', 'true', 'invalid'],
    ['photo_blur', 'sometimes', 'unknown_choice'],
  ] as const)(
    '[API-6] refuses %s that is %j and changes nothing: %s',
    async (field, value, code) => {
      const before = await read(mara);
      const answer = await put(mara, { about: 'Not this.', eye_colour: 'blue', [field]: value });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject(fieldsRefused({ [field]: code }));
      expect(await read(mara)).toEqual(before);
    },
  );

  it('[API-6] names every wrong field at once', async () => {
    const answer = await put(mara, {
      tattoos: 'all',
      seeking_km: 1,
      interests: ['tea', 'weather'],
    });
    expect(Object.keys(answer.json<{ fields: object }>().fields).toSorted()).toEqual([
      'interests.1',
      'seeking_km',
      'tattoos',
    ]);
  });

  it('[API-6] drops what is not its owner’s to decide', async () => {
    const dirk = await addMan(app.core, 'Dirk');
    const stored = async () => {
      const { profiles } = tables;
      return app.core.db.select().from(profiles).where(eq(profiles.id, dirk.profileId));
    };
    const before = await stored();
    const answer = await put(dirk, {
      id: mara.profileId,
      userId: mara.id,
      name: 'Mara',
      age: 30,
      birthDate: '2000-01-01',
      date_of_birth: '2000-01-01',
      fictional: true,
      verifiedAt: '2026-01-01T00:00:00Z',
      verified: true,
      verification: { state: 'verified' },
      status: 'disabled',
      invisible: true,
      siteId: 2,
      lat: 1,
      lon: 1,
      __proto__: { fictional: true },
    });
    expect(answer.statusCode).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('[MEM-1] tells how complete it is and what would help most', async () => {
    const egon = await addMan(app.core, 'Egon', { placeId: null, lat: null, lon: null });
    expect((await read(egon)).completion).toEqual({ percent: 0, next: 'photo' });
    await addPhotoRows(app.core, egon, [{ status: 'rejected' }]);
    expect((await read(egon)).completion).toEqual({ percent: 0, next: 'photo' });
    await addPhotoRows(app.core, egon, [{ status: 'pending' }]);
    expect((await read(egon)).completion).toEqual({ percent: 30, next: 'location' });
    const answer = await put(egon, { about: 'x'.repeat(40) });
    expect(answer.json()).toMatchObject({
      profile: { completion: { percent: 45, next: 'location' } },
    });
  });
});

describe('a change', () => {
  it('[MEM-5] is found at once, and what was before is not', async () => {
    const finn = await addMan(app.core, 'Finn', { seekingMinAge: 50 });
    const finds = async (query: SearchQuery) => (await found(query)).includes('Finn');
    expect(await finds({})).toBe(false);
    await put(finn, { seeking_min_age: 20, seeking_max_age: 99 });
    expect(await finds({})).toBe(true);
    await put(finn, { hair_colour: 'red', interests: ['sailing'] });
    expect(await finds({ hair_colour: 'red', interests: 'sailing' })).toBe(true);
    await put(finn, { hair_colour: 'black', interests: [] });
    expect(await finds({ hair_colour: 'red' })).toBe(false);
    expect(await finds({ interests: 'sailing' })).toBe(false);
    await put(finn, { gender: 'nonbinary' });
    expect(await finds({ gender: 'man' })).toBe(false);
    expect(await finds({ gender: 'nonbinary' })).toBe(true);
    await put(finn, { seeking: ['man'] });
    expect(await finds({ gender: 'nonbinary' })).toBe(false);
  });

  it('[MEM-5] finds who is older than the oldest age that can be asked for', async () => {
    const { session } = await addMan(app.core, 'Methusalem', { birthDate: '1920-01-01' });
    expect(await found({ min_age: '90' })).toContain('Methusalem');
    expect(await found({ min_age: '90', max_age: '98' })).not.toContain('Methusalem');
    const { members } = await app.as({ session })(search, { query: { sort: 'distance' } });
    expect(members.map(({ name }) => name)).toContain('Mara');
  });

  it('[MEM-11] of somebody invisible lists nobody', async () => {
    const ghost = await addMan(app.core, 'Ghost', { invisible: true });
    await put(ghost, { interests: ['sailing'], about: 'Boo.' });
    expect(await found({ interests: 'sailing', two_way: '0' })).not.toContain('Ghost');
    const { listings, presence } = tables;
    const { db } = app.core;
    const mine = ghost.profileId;
    expect(await db.select().from(listings).where(eq(listings.profileId, mine))).toEqual([]);
    expect(await db.select().from(presence).where(eq(presence.profileId, mine))).toEqual([]);
  });
});
