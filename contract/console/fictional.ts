import * as z from 'zod/mini';
import { country, dateOfBirth, gender, placeId, seeking, userName } from '../accounts/fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, text, timestamp, uuid, wholeNumber } from '../core/schemas.ts';
import { interests } from '../interests.ts';
import { limits } from '../limits.ts';
import { pictureErrors, photoView } from '../members/photos.ts';
import { attributeFields } from '../members/profile.ts';
import { consoleLimits } from './limits.ts';
import { colleague } from './team.ts';

const right = 'fictional.edit';

const siteNumber = z.int().check(z.gte(1, 'too_small'), z.lte(999_999, 'too_large'));
const version = z.int().check(z.gte(0, 'too_small'), z.lte(999_999, 'too_large'));
const age = z.int().check(z.gte(limits.minAge, 'too_small'), z.lte(limits.maxAge, 'too_large'));

const persona = text(consoleLimits.fictional.personaLength, 0);

/** All that is told about a fictional profile but for its photos. That it is one is not among it. */
const fictionalFields = z.extend(attributeFields, {
  name: userName,
  date_of_birth: dateOfBirth,
  country,
  place_id: z.nullable(placeId),
  gender,
  seeking,
  seeking_min_age: age,
  seeking_max_age: age,
  about: text(limits.aboutLength, 0),
  interests: z.array(z.enum(interests, 'unknown_choice')).check(z.maxLength(interests.length)),
  /** For the operators who write as it: who it is, and how it talks. */
  story: persona,
  voice: persona,
});

export type FictionalFields = z.infer<typeof fictionalFields>;

const fictionalRow = z.object({
  id: uuid,
  name: z.string(),
  age: z.int(),
  country: z.string(),
  place: z.nullable(z.string()),
  photo: z.nullable(photoView),
  photos: z.int(),
  retired: z.boolean(),
  /** Chats in which a member waits for an answer. */
  waiting: z.int(),
  made_by: z.nullable(colleague),
  made_at: z.nullable(timestamp),
});

export type FictionalRow = z.infer<typeof fictionalRow>;

const fictionalProfile = z.object({
  ...fictionalRow.shape,
  site: z.int(),
  version: z.int(),
  fields: fictionalFields,
  pictures: z.array(photoView),
});

export type FictionalProfile = z.infer<typeof fictionalProfile>;

export const fictionalList = endpoint({
  name: 'fictionalList',
  method: 'GET',
  path: '/api/admin/fictional.php',
  summary: 'The fictional profiles of a site, and whether more can be made.',
  access: 'staff',
  right,
  query: z.object({ site: wholeNumber(1, 999_999) }),
  answer: z.object({
    site: z.int(),
    /** Whether the site has said what its fictional profiles are called. */
    has_wording: z.boolean(),
    /** Where its members live. */
    countries: z.array(z.string()),
    profiles: z.array(fictionalRow),
    most: z.int(),
  }),
  errors: {},
});

const fictionalErrors = { fictional_not_found: 404 } as const;

const changeErrors = { ...fictionalErrors, fictional_outdated: 409 } as const;

export const fictionalRead = endpoint({
  name: 'fictionalRead',
  method: 'GET',
  path: '/api/admin/fictional/profile.php',
  summary: 'A fictional profile as it is edited.',
  access: 'staff',
  right,
  query: z.object({ id: uuid }),
  answer: fictionalProfile,
  errors: fictionalErrors,
});

export const fictionalAdd = endpoint({
  name: 'fictionalAdd',
  method: 'POST',
  path: '/api/admin/fictional.php',
  summary: 'Makes a fictional profile, which is labelled as one wherever it appears.',
  access: 'staff',
  right,
  body: z.object({ site: siteNumber, fields: fictionalFields }),
  answer: fictionalProfile,
  errors: { fictional_no_wording: 409, fictional_too_many: 409, fictional_text_refused: 422 },
  limit: { max: 60, seconds: 3600 },
});

export const fictionalSave = endpoint({
  name: 'fictionalSave',
  method: 'PUT',
  path: '/api/admin/fictional/profile.php',
  summary: 'Changes a fictional profile, unless somebody else has changed it meanwhile.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, version, fields: fictionalFields }),
  answer: fictionalProfile,
  errors: { ...changeErrors, fictional_text_refused: 422 },
});

const reason = text(consoleLimits.staff.reasonLength);

export const fictionalRetire = endpoint({
  name: 'fictionalRetire',
  method: 'POST',
  path: '/api/admin/fictional/retire.php',
  summary:
    'Takes a fictional profile out of search; its chats get a closing line and can only be read.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, reason }),
  answer: okAnswer,
  errors: fictionalErrors,
});

export const fictionalReturn = endpoint({
  name: 'fictionalReturn',
  method: 'POST',
  path: '/api/admin/fictional/return.php',
  summary: 'Brings a retired fictional profile back.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, reason }),
  answer: okAnswer,
  errors: { ...fictionalErrors, fictional_no_wording: 409 },
});

export const fictionalPhotoAdd = endpoint({
  name: 'fictionalPhotoAdd',
  method: 'POST',
  path: '/api/admin/fictional/photos.php',
  summary: 'Adds a photo, approved by whoever adds it: the body is the picture itself.',
  access: 'staff',
  right,
  query: z.object({ id: uuid }),
  body: z.file(),
  accepts: 'picture',
  answer: fictionalProfile,
  errors: { ...fictionalErrors, ...pictureErrors, too_many_photos: 409 },
  limit: { max: 120, seconds: 3600 },
});

export const fictionalPhotosOrder = endpoint({
  name: 'fictionalPhotosOrder',
  method: 'PUT',
  path: '/api/admin/fictional/photos.php',
  summary: 'Puts the photos in order; the first becomes the main one.',
  access: 'staff',
  right,
  body: z.object({
    id: uuid,
    order: z.array(uuid).check(z.maxLength(consoleLimits.fictional.photos, 'too_long')),
  }),
  answer: fictionalProfile,
  errors: { ...fictionalErrors, photos_changed: 409 },
  once: false,
});

export const fictionalPhotoDelete = endpoint({
  name: 'fictionalPhotoDelete',
  method: 'DELETE',
  path: '/api/admin/fictional/photos.php',
  summary: 'Deletes a photo of a fictional profile, from the storage too.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, photo: uuid }),
  answer: fictionalProfile,
  errors: { ...fictionalErrors, photo_not_found: 404 },
});

export const fictionalFile = endpoint({
  name: 'fictionalFile',
  method: 'GET',
  path: '/api/admin/fictional/pictures/{name}.webp',
  summary: 'A photo of a fictional profile.',
  access: 'staff',
  right,
  background: true,
  params: z.object({ name: z.string() }),
  answer: z.file(),
  produces: 'image/webp',
  errors: {},
});
