import type { LiveEvent, Payload } from '../../contract/core/live.ts';
import type { Core, Tx } from '../core/index.ts';

declare module '../core/events.ts' {
  interface Events {
    /** The open tabs of a member shall hear something. */
    'member.told': {
      readonly userId: string;
      readonly event: LiveEvent;
      readonly payload: unknown;
    };
  }
}

/** Tells the open tabs of a member, once what happened is safe. */
export const tellMember = <E extends LiveEvent>(
  core: Core,
  tx: Tx,
  userId: string,
  event: E,
  payload: Payload<E>,
): Promise<void> => core.events.emit(tx, 'member.told', { userId, event, payload });
