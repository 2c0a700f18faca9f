import { beforeAll, describe, expect, it } from 'vitest';
import type { MemberView, SearchQuery } from '#contract/members/index.ts';
import { member, search, signupMatches, similar } from '#contract/members/index.ts';
import { signupAbout } from '#contract/accounts/index.ts';
import { profileFields } from '#contract/site.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { changeProfiles, listAnew } from '../support/crowd.ts';
import { addMan, addWoman, livingIn } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { withSettings } from '../support/sites.ts';

type Field = (typeof profileFields)[number];

const app = await appOfFile();
let mara: Person;
let aart: Person;
let bram: Person;

const told = {
  about: 'I repair clocks.',
  interests: ['sailing' as const],
  sexuality: 'bi' as const,
  hairColour: 'red' as const,
  eyeColour: 'hazel' as const,
  bodyType: 'athletic' as const,
  relationshipStatus: 'widowed' as const,
  tattoos: 'many' as const,
};

beforeAll(async () => {
  mara = await addWoman(app.core, 'Mara', {
    interests: ['sailing'],
    seeking: ['man', 'nonbinary'],
  });
  aart = await addMan(app.core, 'Aart', { ...told, ...livingIn('Amsterdam') });
  bram = await addMan(app.core, 'Bram', { gender: 'nonbinary' });
});

const everybody = () => [aart, bram, mara].map(({ profileId }) => profileId);

/** The site without a field, and everybody listed as it is then. */
const without = async (field: Field, run: () => Promise<void>) => {
  const visible = profileFields.filter((one) => one !== field);
  await withSettings(app, { visible_profile_fields: visible }, async () => {
    await listAnew(app.core, everybody());
    await run();
  });
  await listAnew(app.core, everybody());
};

const asMara = () => app.as({ session: mara.session });

const pageOf = async (person: Person): Promise<MemberView> =>
  (await asMara()(member, { query: { id: person.profileId } })).member;

const found = async (query: SearchQuery) =>
  (await asMara()(search, { query })).members.map(({ name }) => name).toSorted();

/** A question that only one of the two meets, and what the member page shows of it. */
const cases: Record<Field, { query: SearchQuery | null; shown: (view: MemberView) => unknown }> = {
  gender: { query: { gender: 'man' }, shown: ({ gender }) => gender },
  sexuality: { query: { sexuality: 'bi' }, shown: (view) => view.attributes.sexuality },
  hair_colour: { query: { hair_colour: 'red' }, shown: (view) => view.attributes.hair_colour },
  eye_colour: { query: { eye_colour: 'hazel' }, shown: (view) => view.attributes.eye_colour },
  body_type: { query: { body_type: 'athletic' }, shown: (view) => view.attributes.body_type },
  relationship_status: {
    query: { relationship_status: 'widowed' },
    shown: (view) => view.attributes.relationship_status,
  },
  tattoos: { query: { tattoos: 'many' }, shown: (view) => view.attributes.tattoos },
  interests: {
    query: { interests: 'sailing' },
    shown: (view) => [...view.interests, ...view.shared_interests][0] ?? null,
  },
  about: { query: null, shown: (view) => view.about || null },
  location: {
    query: { countryregion: livingIn('Amsterdam').region },
    shown: ({ country, place, distance }) => country ?? place ?? distance,
  },
};

describe('a field that the site does not show', () => {
  it.each(profileFields)('[MEM-1] is in no answer and cannot be searched by: %s', async (field) => {
    const { query, shown } = cases[field];
    expect(shown(await pageOf(aart))).not.toBeNull();
    if (query) expect(await found(query)).toEqual(['Aart']);
    await without(field, async () => {
      expect(shown(await pageOf(aart))).toBeNull();
      if (query) expect(await found(query)).toEqual(['Aart', 'Bram']);
      // The other fields stay.
      for (const other of profileFields) {
        if (other !== field) expect(cases[other].shown(await pageOf(aart)), other).not.toBeNull();
      }
    });
  });

  it('[MEM-1] is in no list either, and not where somebody signs up for a member', async () => {
    await without('location', async () => {
      const call = asMara();
      const id = bram.profileId;
      const lists = [
        (await call(search, { query: {} })).members,
        (await call(search, { query: { min_age: '90' } })).similar,
        (await call(signupMatches)).members,
        (await call(similar, { query: { id } })).members,
      ].flat();
      for (const { country, place, distance } of lists) {
        expect([country, place, distance]).toEqual([null, null, null]);
      }
      const about = await call(signupAbout, { query: { id: aart.profileId } });
      expect(about.member.place).toBeNull();
    });
    const about = await asMara()(signupAbout, { query: { id: aart.profileId } });
    expect(about.member.place).toBe('Amsterdam');
  });

  it('[MEM-7] does not show in the order of people: where they live', async () => {
    const orders = async () => {
      const all: string[][] = [];
      for (const sort of ['distance', 'relevance'] as const) {
        const { members } = await asMara()(search, { query: { sort } });
        all.push(members.map(({ name }) => name));
      }
      return all;
    };
    await without('location', async () => {
      const seen: string[][][] = [];
      for (const town of ['Utrecht', 'Maastricht', 'Groningen', 'Amsterdam']) {
        await changeProfiles(app.core, [aart.profileId], livingIn(town));
        seen.push(await orders());
      }
      for (const one of seen) expect(one).toEqual(seen[0]);
    });
  });

  it('[MEM-7] does not show in the order of people: what they like', async () => {
    const first = async () => (await asMara()(search, { query: {} })).members[0]?.name;
    const likes = (person: Person, interests: 'sailing'[]) =>
      changeProfiles(app.core, [person.profileId], { ...livingIn('Utrecht'), interests });
    await without('interests', async () => {
      const seen = new Set<string | undefined>();
      for (const [one, other] of [
        [aart, bram],
        [bram, aart],
      ] as const) {
        await likes(one, ['sailing']);
        await likes(other, []);
        seen.add(await first());
      }
      expect(seen.size).toBe(1);
    });
  });
});
