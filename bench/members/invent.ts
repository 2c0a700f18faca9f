import { genders } from '#contract/accounts/genders.ts';
import type { Gender } from '#contract/accounts/genders.ts';
import { servedCountries } from '#contract/countries.ts';
import { importances, questionNames } from '#contract/likes/questions.ts';
import { interests } from '#contract/interests.ts';
import { attributes } from '#contract/members/enums.ts';
import type { tables } from '#server/db/index.ts';
import { listingOf } from '#server/features/members/listing/listing.ts';
import type { AnswerMasks } from '#server/features/likes/match-score.ts';
import { optionBit, hasEnoughAnswers, noAnswers } from '#server/features/likes/match-score.ts';
import type { Place } from '#server/adapters/places/index.ts';
import { placesOf } from '#server/adapters/places/index.ts';

type Profile = typeof tables.profiles.$inferSelect;

/** Always the same people: a small generator of our own, because Math.random cannot be seeded. */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const DAY_MS = 86_400_000;
const PER_DAY = 5000;
/** About five kilometres, as positions are stored. */
const snap = (degrees: number) => Math.round(degrees * 20) / 20;

export interface Invented {
  /** Names the account; ascending, so that indexes grow at their end. */
  readonly key: string;
  readonly isPaid: boolean;
  readonly profile: Profile;
  readonly masks: AnswerMasks;
  readonly listing: typeof tables.listings.$inferSelect;
  /** Moments as the database reads them. */
  readonly joined: string;
  readonly active: string;
  readonly photos: number;
}

/** Makes up members as they live: most in large towns, most of one mind, most not here today. */
export const inventor = (siteId: number, now: Date, count: number, seed: number) => {
  const random = randomFrom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const one = <T>(some: readonly T[]): T => some[below(some.length)] as T;
  const maybe = <T>(share: number, value: () => T): T | null => (random() < share ? value() : null);
  const towns = servedCountries.map((country) => placesOf(country));

  const hex = (length: number) =>
    below(16 ** length)
      .toString(16)
      .padStart(length, '0');

  /** Ids as the product gives them, ascending with time. */
  const newId = (time: number) => {
    const when = Math.floor(time).toString(16).padStart(12, '0');
    return `${when.slice(0, 8)}-${when.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`;
  };

  /** The largest towns most often, as people live. */
  const town = (): Place => {
    const places = one(towns);
    return places[Math.floor(places.length ** random()) - 1] ?? (places[0] as Place);
  };

  const wishes = (gender: Gender): Gender[] => {
    const share = random();
    if (share < 0.06) return [...genders];
    if (share < 0.14) return [gender];
    if (gender === 'nonbinary') return ['woman', 'man', 'nonbinary'];
    return [gender === 'woman' ? 'man' : 'woman'];
  };

  /** What somebody said in the match finder, one question after the other. */
  const answers = (): AnswerMasks => {
    const masks = { ...noAnswers };
    for (const question of questionNames) {
      if (random() < 0.85) masks[one(importances)] |= optionBit(question, below(3));
    }
    return masks;
  };

  return (number: number): Invented => {
    const daysAgo = (count - number) / PER_DAY;
    const joinedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const place = town();
    const gender: Gender = random() < 0.02 ? 'nonbinary' : random() < 0.48 ? 'woman' : 'man';
    const age = 18 + Math.floor(random() ** 1.6 * 60);
    const born = new Date(now.getTime() - (age * 365.25 + below(365)) * DAY_MS);
    const id = newId(joinedAt.getTime());
    const photos = random() < 0.75 ? 1 + below(3) : 0;
    const profile: Profile = {
      id,
      userId: newId(joinedAt.getTime()),
      siteId,
      name: `M${number}`,
      status: 'active',
      gender,
      seeking: wishes(gender),
      birthDate: born.toISOString().slice(0, 10),
      country: place.country,
      region: place.region,
      placeId: place.id,
      lat: snap(place.lat),
      lon: snap(place.lon),
      interests: [...new Set(Array.from({ length: below(13) }, () => one(interests)))],
      about: 'Somebody who was made up to measure how quickly others are found.',
      sexuality: maybe(0.6, () => one(attributes.sexuality)),
      hairColour: maybe(0.7, () => one(attributes.hair_colour)),
      eyeColour: maybe(0.7, () => one(attributes.eye_colour)),
      bodyType: maybe(0.6, () => one(attributes.body_type)),
      relationshipStatus: maybe(0.7, () => one(attributes.relationship_status)),
      tattoos: maybe(0.4, () => one(attributes.tattoos)),
      seekingMinAge: Math.max(18, age - 5 - below(10)),
      seekingMaxAge: Math.min(99, age + 5 + below(15)),
      seekingKm: maybe(0.5, () => one([25, 50, 100])),
      invisible: false,
      searchEngines: false,
      hideFictional: false,
      photoBlur: 'until_known',
      showElsewhere: false,
      fictional: false,
      verifiedAt: null,
      verifiedBy: null,
    };
    const masks = random() < 0.3 ? answers() : noAnswers;
    const facts = { joinedAt, hasPhoto: photos > 0, verified: photos > 0 && random() < 0.1 };
    return {
      key: `m${String(number).padStart(8, '0')}`,
      isPaid: number % 10 === 0,
      profile,
      masks,
      listing: {
        ...listingOf(siteId, profile, facts),
        matchLittle: masks.little,
        matchSome: masks.some,
        matchMuch: masks.much,
        matchable: hasEnoughAnswers(masks),
      },
      joined: joinedAt.toISOString(),
      active: new Date(
        now.getTime() - random() ** 6 * Math.max(0.02, daysAgo) * DAY_MS,
      ).toISOString(),
      photos,
    };
  };
};
