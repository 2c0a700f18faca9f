import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { countryCode, text } from '../core/schemas.ts';
import { placeId } from './fields.ts';

/** Apart from signup, whose schemas pages load that only look for a town. */
export const places = endpoint({
  name: 'places',
  method: 'GET',
  path: '/api/places.php',
  summary: 'Towns whose name begins as typed, largest first.',
  access: 'anyone',
  query: z.object({ country: countryCode, q: text(60) }),
  answer: z.object({
    places: z.array(z.object({ id: placeId, name: z.string(), region: z.string() })),
  }),
  errors: {},
  limit: { max: 600, seconds: 600 },
});
