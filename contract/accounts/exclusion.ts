import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, email, timestamp, token } from '../core/schemas.ts';
import { limits } from '../limits.ts';

export const exclusionRequest = z.object({
  email,
  months: z.union(
    limits.exclusionMonths.map((months) => z.literal(months)),
    'unknown_choice',
  ),
});

export const exclusion = endpoint({
  name: 'exclusion',
  method: 'POST',
  path: '/api/exclusion.php',
  summary: 'Asks to be shut out for a time; a link in a mail confirms it.',
  access: 'anyone',
  body: exclusionRequest,
  answer: okAnswer,
  errors: {},
  limit: { max: 5, seconds: 3600 },
});

export const exclusionConfirm = endpoint({
  name: 'exclusionConfirm',
  method: 'PUT',
  path: '/api/exclusion.php',
  summary:
    'Confirms a self-exclusion with the mailed token: the account closes and the address stays out.',
  access: 'anyone',
  body: z.object({ token }),
  answer: z.object({ until: timestamp }),
  errors: { link_expired: 410 },
  limit: { max: 20, seconds: 3600 },
});
