import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer } from '../core/schemas.ts';
import { storedMethod } from './quotes.ts';
import { paymentMethods } from './enums.ts';

export const storedMethods = endpoint({
  name: 'storedMethods',
  method: 'GET',
  path: '/api/stored-methods.php',
  summary: 'What the member has kept to pay with again: a card, an account.',
  access: 'member',
  answer: z.object({ methods: z.array(storedMethod) }),
  errors: {},
});

export const storedMethodForget = endpoint({
  name: 'storedMethodForget',
  method: 'DELETE',
  path: '/api/stored-methods.php',
  summary: 'Forgets what was kept of a way to pay, here and with the payment provider.',
  access: 'member',
  body: z.object({ method: z.enum(paymentMethods, 'unknown_choice') }),
  answer: okAnswer,
  errors: {},
  once: false,
});
