import { describe, expect, it } from 'vitest';
import type { tables } from '#server/db/index.ts';
import { placesOf } from '#server/adapters/places/index.ts';
import { genderBits, genderIndex, interestBits, traitBits } from './bits.ts';
import { listingOf, positionOf } from './listing.ts';
import { spotOf } from './map.ts';

type Profile = typeof tables.profiles.$inferSelect;

const ID = '0198c0de-0000-7000-8000-000000000001';
const JOINED = new Date('2026-01-02T03:04:05Z');
const facts = { joinedAt: JOINED, hasPhoto: true, verified: false };

const profile: Profile = {
  id: ID,
  userId: '0198c0de-0000-7000-8000-000000000002',
  siteId: 1,
  name: 'Ada',
  status: 'active',
  gender: 'woman',
  seeking: ['man', 'nonbinary'],
  birthDate: '1990-05-05',
  country: 'NL',
  region: 'NL.09',
  placeId: 2745912,
  lat: 52.1,
  lon: 5.1,
  interests: ['coffee'],
  about: 'Clocks.',
  sexuality: 'bi',
  hairColour: 'grey',
  eyeColour: null,
  bodyType: null,
  relationshipStatus: null,
  tattoos: 'none',
  seekingMinAge: 30,
  seekingMaxAge: 40,
  seekingKm: 50,
  invisible: false,
  searchEngines: false,
  hideFictional: false,
  photoBlur: 'until_known',
  showElsewhere: false,
  fictional: false,
  verifiedAt: null,
  verifiedBy: null,
};

describe('a listing', () => {
  it('[MEM-5] knows what search asks for, and nothing else', () => {
    expect(listingOf(3, profile, facts)).toEqual({
      siteId: 3,
      profileId: ID,
      gender: genderIndex('woman'),
      seeks: genderBits(['man', 'nonbinary']),
      birthDate: '1990-05-05',
      seeksMinAge: 30,
      seeksMaxAge: 40,
      seeksKm: 50,
      country: 'NL',
      region: 'NL.09',
      spot: spotOf(3, { lat: 52.1, lon: 5.1 }, ID),
      located: true,
      traits:
        traitBits('sexuality', ['bi']) |
        traitBits('hair_colour', ['grey']) |
        traitBits('tattoos', ['none']),
      interests: interestBits(['coffee']),
      fictional: false,
      ...facts,
    });
  });

  it('[MEM-5] puts who tells no town into the largest of the country, and says so', () => {
    const nowhere = { ...profile, placeId: null, region: null, lat: null, lon: null };
    const [largest] = placesOf('NL');
    expect(positionOf(nowhere)).toMatchObject({ lat: largest?.lat, lon: largest?.lon });
    expect(listingOf(1, nowhere, facts)).toMatchObject({ located: false, region: null });
    expect(positionOf({ ...nowhere, country: 'XX' })).toEqual({ lat: 0, lon: 0 });
  });
});
