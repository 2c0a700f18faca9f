import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, uuid } from '../core/schemas.ts';
import { limits } from '../limits.ts';
import { photoRejectionReasons, photoStatuses } from './enums.ts';

/** Where the face is, as shares of width and height; null where nobody knows. */
export const faceView = z.nullable(z.object({ x: z.number(), y: z.number() }));

/** A picture by the names of its files; `photoFile` serves each to those who may see it. */
export const photoView = z.object({
  id: uuid,
  filename: z.string(),
  medium_filename: z.string(),
  thumb_filename: z.string(),
  /** Fills its place until it is there. */
  colour: z.string(),
  face: faceView,
  /** A blur of it, because the sharp one is for premium members. */
  locked: z.boolean(),
});

export type PhotoView = z.infer<typeof photoView>;

export const ownPhoto = z.extend(photoView, {
  status: z.enum(photoStatuses),
  /** Whether nobody else sees it while it is pending, wherever the site shows others meanwhile. */
  held: z.boolean(),
  reason: z.nullable(z.enum(photoRejectionReasons)),
});

export type OwnPhoto = z.infer<typeof ownPhoto>;

const ownPhotos = z.object({
  /** The first is the main one. */
  photos: z.array(ownPhoto),
  most: z.int(),
});

export const photos = endpoint({
  name: 'photos',
  method: 'GET',
  path: '/api/photos.php',
  summary: 'The own photos in their order, with what became of each.',
  access: 'member',
  answer: ownPhotos,
  errors: {},
});

const FRACTION = '(?:0(?:\\.\\d{1,6})?|1(?:\\.0{1,6})?)';

/** Left, top, width and height as shares of the upright picture: `0.1,0,0.75,1`. */
const crop = z.pipe(
  z.string().check(z.regex(new RegExp(`^${FRACTION}(?:,${FRACTION}){3}$`), 'invalid')),
  z.transform((shares) => {
    const [x = 0, y = 0, width = 1, height = 1] = shares.split(',').map(Number);
    return { x, y, width, height };
  }),
);

/** Why something sent is no picture that can be kept. */
export const pictureErrors = {
  not_a_picture: 400,
  picture_broken: 400,
  picture_too_small: 400,
  picture_too_large: 413,
  picture_too_many_pixels: 413,
} as const;

export const photoAdd = endpoint({
  name: 'photoAdd',
  method: 'POST',
  path: '/api/photos.php',
  summary: 'Adds a photo: the body is the picture itself, cropped to three by four.',
  access: 'member',
  query: z.object({ crop: z.optional(crop) }),
  body: z.file(),
  accepts: 'picture',
  answer: ownPhotos,
  errors: { ...pictureErrors, too_many_photos: 409 },
  limit: { max: 120, seconds: 3600 },
});

export const photosOrder = endpoint({
  name: 'photosOrder',
  method: 'PUT',
  path: '/api/photos.php',
  summary: 'Puts the own photos in order; the first becomes the main one.',
  access: 'member',
  body: z.object({ order: z.array(uuid).check(z.maxLength(limits.photos.premium)) }),
  answer: ownPhotos,
  errors: { photos_changed: 409 },
  once: false,
});

export const photoDelete = endpoint({
  name: 'photoDelete',
  method: 'DELETE',
  path: '/api/photos.php',
  summary: 'Deletes one of the own photos, from the storage too.',
  access: 'member',
  body: z.object({ id: uuid }),
  answer: ownPhotos,
  errors: { photo_not_found: 404 },
});

export const photoFile = endpoint({
  name: 'photoFile',
  method: 'GET',
  path: '/api/photos/{name}.webp',
  summary: 'One size of a photo, for those who may see it; for all others it is not there.',
  access: 'anyone',
  params: z.object({ name: z.string() }),
  answer: z.file(),
  produces: 'image/webp',
  errors: {},
  privateSeconds: 3600,
});

export const verificationAsk = endpoint({
  name: 'verificationAsk',
  method: 'POST',
  path: '/api/verification.php',
  summary: 'Sends a selfie that a moderator compares with the photos, and that is then erased.',
  access: 'member',
  body: z.file(),
  accepts: 'picture',
  answer: okAnswer,
  errors: { ...pictureErrors, photo_needed: 409 },
  limit: { max: 10, seconds: 86_400 },
});

export const verificationWithdraw = endpoint({
  name: 'verificationWithdraw',
  method: 'DELETE',
  path: '/api/verification.php',
  summary: 'Takes a selfie or the badge that it led to back.',
  access: 'member',
  answer: okAnswer,
  errors: {},
});
