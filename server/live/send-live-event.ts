import type { LiveEvent, Payload } from '#contract/core/live.ts';
import type { Core, Tx } from '#server/core/index.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** The open tabs of some members shall hear something. */
    'member.told': {
      readonly userIds: readonly string[];
      readonly event: LiveEvent;
      readonly payload: unknown;
    };
  }
}

/** Tells the open tabs of some members the same, once what happened is safe. */
export const sendLiveEvents = <E extends LiveEvent>(
  core: Core,
  tx: Tx,
  userIds: readonly string[],
  event: E,
  payload: Payload<E>,
): Promise<void> => core.events.emit(tx, 'member.told', { userIds, event, payload });

/** Tells the open tabs of one member. */
export const sendLiveEvent = <E extends LiveEvent>(
  core: Core,
  tx: Tx,
  userId: string,
  event: E,
  payload: Payload<E>,
): Promise<void> => sendLiveEvents(core, tx, [userId], event, payload);
