import type * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';

/** Something the server tells a member's open tabs. */
export interface LiveEvent {
  readonly name: string;
  readonly summary: string;
  readonly payload: Schema;
}

/** Declares one live event. */
export const liveEvent = <const E extends LiveEvent>(spec: E): E => spec;

export type Payload<E extends LiveEvent> = z.output<E['payload']>;
