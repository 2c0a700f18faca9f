import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { timestamp } from '../core/schemas.ts';
import { orderView } from './orders.ts';

export const withdrawals = endpoint({
  name: 'withdrawals',
  method: 'GET',
  path: '/api/withdrawal.php',
  summary: 'The orders that the member can still withdraw from; if there are none, why.',
  access: 'member',
  answer: z.object({
    /** The latest first, each with what comes back of it. */
    orders: z.array(orderView),
    buyer: z.object({ name: z.string(), email: z.string() }),
    nothing: z.nullable(
      z.object({
        why: z.enum(['none', 'on_its_way', 'over', 'used']),
        /** When the period of the last purchase ends or ended. */
        until: z.nullable(timestamp),
      }),
    ),
  }),
  errors: {},
});
