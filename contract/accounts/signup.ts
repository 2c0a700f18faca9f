import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, email, text, token, uuid } from '../core/schemas.ts';
import { interests } from '../interests.ts';
import { limits } from '../limits.ts';
import { country, dateOfBirth, gender, newPassword, placeId, seeking, userName } from './fields.ts';
import { tracking } from './user.ts';

const mustBeTrue = (code: string) => z.literal(true, code);

/** What each step of the signup asks for; together they are the whole form. */
export const signupSteps = [
  z.object({ gender, seeking }),
  z.object({ date_of_birth: dateOfBirth, country, place_id: z.optional(placeId) }),
  z.object({ name: userName }),
  z.object({
    email,
    password: newPassword,
    terms: mustBeTrue('terms_needed'),
    /** What one looks for tells about one's sexuality: it is kept only with explicit consent. */
    consent: mustBeTrue('consent_needed'),
  }),
] as const;

const [genderStep, birthStep, nameStep, credentialsStep] = signupSteps;

export const signupForm = z.object({
  ...genderStep.shape,
  ...birthStep.shape,
  ...nameStep.shape,
  ...credentialsStep.shape,
});

export type SignupForm = z.infer<typeof signupForm>;

/** What an affiliate may already know of somebody. Never a password, and never a consent. */
export const signupDraft = z.partial(
  z.object({ ...genderStep.shape, ...birthStep.shape, ...nameStep.shape, email }),
);

export type SignupDraft = z.infer<typeof signupDraft>;

const firstMessage = z.object({
  signup_message: z.optional(text(limits.aboutLength, 0)),
  /** The member for whom the first words are meant. */
  for_member: z.optional(uuid),
});

export const signup = endpoint({
  name: 'signup',
  method: 'POST',
  path: '/api/signup.php',
  summary:
    'Makes an account and mails the link that confirms its address. An affiliate who sends tracking data and only a part of the form gets the address where it is continued.',
  access: 'anyone',
  body: z.extend(z.partial(signupForm), { ...tracking.shape, ...firstMessage.shape }),
  answer: z.object({ continue_at: z.nullable(z.url()) }),
  errors: { signup_closed: 403, address_taken: 409 },
  limit: limits.signupsPerNetwork,
  servers: true,
});

export const nameCheck = endpoint({
  name: 'nameCheck',
  method: 'GET',
  path: '/api/signup.php',
  summary: 'Refuses a name that nobody may have on this site, as signup would.',
  access: 'anyone',
  query: z.object({ name: userName }),
  answer: okAnswer,
  errors: {},
  limit: { max: 120, seconds: 600 },
});

export const signupExtras = endpoint({
  name: 'signupExtras',
  method: 'PUT',
  path: '/api/signup.php',
  summary: 'The last step of the signup: interests and first words, both optional.',
  access: 'member',
  body: z.extend(firstMessage, {
    interests: z.array(z.enum(interests, 'unknown_choice')).check(z.maxLength(interests.length)),
  }),
  answer: okAnswer,
  errors: {},
  once: false,
});

export const signupBegun = endpoint({
  name: 'signupBegun',
  method: 'GET',
  path: '/api/complete-signup.php',
  summary: 'What an affiliate already told of the account that its owner is about to finish.',
  access: 'anyone',
  query: z.object({ token }),
  answer: z.object({ draft: signupDraft }),
  errors: { link_expired: 410 },
});

export const signupComplete = endpoint({
  name: 'signupComplete',
  method: 'POST',
  path: '/api/complete-signup.php',
  summary: 'Makes the account that an affiliate began.',
  access: 'anyone',
  body: z.extend(signupForm, { token }),
  answer: okAnswer,
  errors: { link_expired: 410, signup_closed: 403, address_taken: 409 },
  limit: limits.signupsPerNetwork,
});

/** A member as the signup page shows one. */
export const signupMember = z.object({
  id: uuid,
  name: z.string(),
  age: z.int(),
  place: z.nullable(z.string()),
});

export type SignupMember = z.infer<typeof signupMember>;

export const signupAbout = endpoint({
  name: 'signupAbout',
  method: 'GET',
  path: '/api/signup-about.php',
  summary: 'The member for whose sake somebody signs up.',
  access: 'anyone',
  query: z.object({ id: uuid }),
  answer: z.object({
    member: signupMember,
    /** What the reader wrote to them, which leaves once the address is confirmed. */
    words: z.string(),
    words_length: z.int(),
  }),
  errors: { member_not_found: 404 },
});
