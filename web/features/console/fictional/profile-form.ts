import type { FictionalFields } from '#contract/console/fictional.ts';
import { limits } from '#contract/limits.ts';

/** What a new profile begins with. */
export const emptyFields = (country: string): FictionalFields => ({
  name: '',
  date_of_birth: '',
  country,
  place_id: null,
  gender: 'woman',
  seeking: ['man'],
  seeking_min_age: limits.minAge,
  seeking_max_age: limits.maxAge,
  about: '',
  interests: [],
  sexuality: null,
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
  story: '',
  voice: '',
});

/** A list with something added or taken away. */
export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
