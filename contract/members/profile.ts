import * as z from 'zod/mini';
import { genders } from '../accounts/genders.ts';
import { gender, placeId, seeking } from '../accounts/fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { countryCode, decimal, okAnswer, text, uuid } from '../core/schemas.ts';
import { interests } from '../interests.ts';
import { limits } from '../limits.ts';
import { attributes, photoBlurs, profileSteps, selfieRejectionReasons } from './enums.ts';

/** What a member chose of an attribute, or nothing. */
const attributeValue = <const V extends readonly string[]>(values: V) =>
  z.nullable(z.enum(values, 'unknown_choice'));

export const attributeFields = z.object({
  sexuality: attributeValue(attributes.sexuality),
  hair_colour: attributeValue(attributes.hair_colour),
  eye_colour: attributeValue(attributes.eye_colour),
  body_type: attributeValue(attributes.body_type),
  relationship_status: attributeValue(attributes.relationship_status),
  tattoos: attributeValue(attributes.tattoos),
});

const age = z.int().check(z.gte(limits.minAge, 'too_small'), z.lte(limits.maxAge, 'too_large'));

const km = z.nullable(z.literal(limits.searchDistances, 'unknown_choice'));

const editableProfile = z.extend(attributeFields, {
  gender,
  about: text(limits.aboutLength, 0),
  interests: z.array(z.enum(interests, 'unknown_choice')).check(z.maxLength(interests.length)),
  seeking,
  seeking_min_age: age,
  seeking_max_age: age,
  /** Kilometres; null looks everywhere. */
  seeking_km: km,
  /** Whether the profile may show on other sites of the company. */
  show_elsewhere: z.boolean(),
  hide_fictional: z.boolean(),
  photo_blur: z.enum(photoBlurs, 'unknown_choice'),
});

export const ownProfile = z.extend(editableProfile, {
  id: uuid,
  name: z.string(),
  age: z.int(),
  country: countryCode,
  place: z.nullable(z.object({ id: placeId, name: z.string() })),
  gender: z.enum(genders),
  invisible: z.boolean(),
  search_engines: z.boolean(),
  /** `refused` says why and lets one try again. */
  verification: z.object({
    state: z.enum(['none', 'waiting', 'verified', 'refused']),
    reason: z.nullable(z.enum(selfieRejectionReasons)),
  }),
  completion: z.object({ percent: z.int(), next: z.nullable(z.enum(profileSteps)) }),
});

export type OwnProfile = z.infer<typeof ownProfile>;

export const profile = endpoint({
  name: 'profile',
  method: 'GET',
  path: '/api/profile.php',
  summary: 'The own profile, as far as it is told, and what it could still gain from.',
  access: 'member',
  answer: z.object({ profile: ownProfile }),
  errors: {},
});

export const profileUpdate = endpoint({
  name: 'profileUpdate',
  method: 'PUT',
  path: '/api/profile.php',
  summary: 'Changes what is given of the own profile and leaves the rest as it is.',
  access: 'member',
  body: z.partial(editableProfile),
  answer: z.object({ profile: ownProfile }),
  errors: {},
  limit: { max: 600, seconds: 3600 },
  once: false,
});

export const geocode = endpoint({
  name: 'geocode',
  method: 'GET',
  path: '/api/geocode.php',
  summary:
    'Names the place at a position and stores it as the member’s; a GET as specified, and therefore same-origin only.',
  access: 'anyone',
  query: z.object({ lat: decimal(-90, 90), lon: decimal(-180, 180) }),
  answer: z.object({
    /** Null far from any town that we know. */
    place: z.nullable(
      z.object({
        id: placeId,
        name: z.string(),
        region: z.nullable(z.string()),
        country: countryCode,
      }),
    ),
    /** Not for visitors, nor where the site does not serve the country. */
    stored: z.boolean(),
  }),
  errors: {},
  limit: { max: 60, seconds: 3600 },
  sameOrigin: true,
});

export const noteSave = endpoint({
  name: 'noteSave',
  method: 'PUT',
  path: '/api/notes.php',
  summary: 'Keeps a private note about a member; an empty one is forgotten.',
  access: 'member',
  body: z.object({ member: uuid, note: text(limits.noteLength, 0) }),
  answer: okAnswer,
  errors: { member_not_found: 404 },
  limit: { max: 600, seconds: 3600 },
  once: false,
});
