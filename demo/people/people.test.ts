import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ageOn } from '#contract/accounts/age.ts';
import { seeking, userName } from '#contract/accounts/fields.ts';
import { genders } from '#contract/accounts/genders.ts';
import { servedCountries } from '#contract/countries.ts';
import { interests } from '#contract/interests.ts';
import { limits } from '#contract/limits.ts';
import type { EyeShade, HairShade } from '#drawing/portraits/index.ts';
import { placeById } from '#server/adapters/places/index.ts';
import { pictureFacts, pictureFile } from '../pictures/index.ts';
import { demoPeople, pictureName } from './index.ts';
import type { DemoPerson } from './index.ts';
import type { EyeColour, HairColour } from './person.ts';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));
const names = demoPeople.flatMap((person) =>
  person.pictures.map((_, at) => pictureName(person, at)),
);

const idsOf = (people: readonly DemoPerson[]) => people.map(({ id }) => id);
const repeated = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at);

const hairShown: Record<HairColour, readonly HairShade[]> = {
  black: ['black', 'espresso'],
  brown: ['espresso', 'brown', 'chestnut', 'lightBrown'],
  blond: ['darkBlond', 'honey', 'blond', 'ashBlond'],
  red: ['auburn', 'copper', 'strawberry'],
  grey: ['salt', 'grey', 'silver'],
  white: ['silver', 'white'],
  bald: [],
};

const eyesShown: Record<EyeColour, readonly EyeShade[]> = {
  brown: ['dark', 'brown', 'amber'],
  hazel: ['hazel', 'amber'],
  green: ['green'],
  blue: ['blue', 'paleBlue'],
  grey: ['grey'],
};

describe('the people of the demo', () => {
  it('are many, live in every country and are of every gender', () => {
    expect(demoPeople.length).toBeGreaterThanOrEqual(120);
    for (const country of servedCountries) {
      const there = demoPeople.filter((person) => person.country === country);
      expect(there.length, country).toBeGreaterThanOrEqual(3);
    }
    for (const gender of genders) {
      expect(demoPeople.filter(({ is }) => is.gender === gender).length).toBeGreaterThan(5);
      expect(demoPeople.filter(({ is }) => is.seeking.includes(gender)).length).toBeGreaterThan(5);
    }
  });

  it('have ids and names of their own, which the sign-up would take', () => {
    expect(repeated(idsOf(demoPeople))).toEqual([]);
    expect(repeated(demoPeople.map(({ name }) => name))).toEqual([]);
    expect(demoPeople.filter(({ name }) => !userName.safeParse(name).success)).toEqual([]);
    expect(demoPeople.filter(({ is }) => !seeking.safeParse(is.seeking).success)).toEqual([]);
  });

  it('live in towns of their country', () => {
    const lost = demoPeople.filter(({ town, country }) => placeById(town)?.country !== country);
    expect(idsOf(lost)).toEqual([]);
  });

  it('are adults', () => {
    const now = new Date();
    const young = demoPeople.filter(({ is }) => ageOn(is.born, now) < Math.max(18, limits.minAge));
    expect(idsOf(young)).toEqual([]);
  });

  it('seek whom their sexuality says', () => {
    const odd = demoPeople.filter(({ is: { gender, seeking: sought, sexuality } }) => {
      if (sexuality === 'bi') return false;
      const same = sought.includes(gender);
      if (sexuality === 'hetero') return same || gender === 'nonbinary';
      return !same || gender !== (sexuality === 'gay' ? 'man' : 'woman');
    });
    expect(idsOf(odd)).toEqual([]);
  });

  it('have four to eight interests of the list', () => {
    for (const { id, interests: theirs } of demoPeople) {
      expect(theirs.length, id).toBeGreaterThanOrEqual(4);
      expect(theirs.length, id).toBeLessThanOrEqual(8);
      expect(repeated(theirs), id).toEqual([]);
      expect(interests, id).toEqual(expect.arrayContaining([...theirs]));
    }
  });

  it('tell of themselves without a way around the site', () => {
    const contact = /@|https?:|www\.|\.(?:com|net|org|[a-z]{2})\b|\+\d|\d[\d\s./-]{5,}\d/i;
    expect(idsOf(demoPeople.filter(({ about }) => contact.test(about)))).toEqual([]);
    for (const { id, about } of demoPeople) {
      expect(about.length, id).toBeGreaterThan(40);
      expect(about.length, id).toBeLessThanOrEqual(limits.aboutLength);
    }
    expect(repeated(demoPeople.map(({ about }) => about))).toEqual([]);
  });

  it('are drawn as they say they look', () => {
    for (const { id, has, look } of demoPeople) {
      if (!look) continue;
      expect(eyesShown[has.eyes], id).toContain(look.eyes);
      const bald = look.hair === 'bald' || look.hair === 'horseshoe';
      if (has.hair === 'bald') expect(bald, id).toBe(true);
      else expect(hairShown[has.hair], id).toContain(look.hairShade);
    }
  });

  it('look like nobody else', () => {
    const faces = demoPeople.flatMap(({ look }) =>
      look ? [[look.hair, look.hairShade, look.skin, look.face, look.nose].join(' ')] : [],
    );
    expect(repeated(faces)).toEqual([]);
  });

  it('are sometimes fictional, without a picture, or with one that waits', () => {
    const bare = demoPeople.filter(({ pictures }) => pictures.length === 0);
    expect(bare.length).toBeGreaterThan(3);
    expect(idsOf(bare.filter(({ look }) => look !== undefined))).toEqual([]);
    expect(demoPeople.filter(({ fictional }) => fictional).length).toBeGreaterThan(3);
    const waiting = demoPeople.filter(({ pending }) => pending);
    expect(waiting.length).toBeGreaterThan(3);
    expect(idsOf(waiting.filter(({ pictures }) => pictures.length < 2))).toEqual([]);
  });
});

describe('the pictures of the demo', () => {
  it('are there for everybody who shows one, and nobody else', () => {
    expect(files.toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
    expect(Object.keys(pictureFacts).toSorted()).toEqual(names.toSorted());
  });

  it('weigh at most eight megabytes together', () => {
    const bytes = names.reduce((sum, name) => sum + statSync(pictureFile(name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(8_000_000);
  });

  it('say where the face is and which colour comes first', () => {
    for (const [name, { colour, face }] of Object.entries(pictureFacts)) {
      expect(colour, name).toMatch(/^#[\da-f]{6}$/);
      // A circle of that size around the face stays inside a picture of 3 by 4.
      expect(face.x - face.size / 2, name).toBeGreaterThanOrEqual(0);
      expect(face.x + face.size / 2, name).toBeLessThanOrEqual(1);
      expect(face.y - (face.size / 2) * 0.75, name).toBeGreaterThanOrEqual(0);
      expect(face.y + (face.size / 2) * 0.75, name).toBeLessThanOrEqual(1);
    }
  });
});
