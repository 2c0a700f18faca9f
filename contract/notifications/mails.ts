import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer } from '../core/schemas.ts';

export const mailEvent = endpoint({
  name: 'mailEvent',
  method: 'POST',
  path: '/api/mail-event.php',
  summary: 'Word of the mail provider, signed by it; whatever else arrives changes nothing.',
  access: 'anyone',
  body: z.file(),
  accepts: 'signed',
  answer: okAnswer,
  errors: { signature_invalid: 400 },
  servers: true,
  once: false,
});

export const mailPhoto = endpoint({
  name: 'mailPhoto',
  method: 'GET',
  path: '/api/mail-photo.php',
  summary: 'A face in a mail, as long as visitors may see it; the address expires.',
  access: 'anyone',
  query: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{40,400}$/, 'invalid')) }),
  answer: z.file(),
  produces: 'image/jpeg',
  errors: {},
  privateSeconds: 3600,
  shownElsewhere: true,
});
