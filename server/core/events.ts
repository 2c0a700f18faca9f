import type { Tx } from './transaction.ts';

/** What features tell each other against the direction of imports. Each feature adds its own. */
export interface Events {
  /** Present so that the map is never empty; features extend it by declaration merging. */
  'core.started': Record<string, never>;
}

export type EventName = keyof Events;

type InTransaction<N extends EventName> = (tx: Tx, payload: Events[N]) => Promise<void>;
type AfterCommit<N extends EventName> = (payload: Events[N]) => void | Promise<void>;

/** Handlers by event. `within` shares the transaction and can undo it; `after` runs once it is safe. */
export interface EventBus {
  within<N extends EventName>(name: N, handler: InTransaction<N>): void;
  after<N extends EventName>(name: N, handler: AfterCommit<N>): void;
  /** Called by services: runs the shared handlers now and queues the others for after the commit. */
  emit<N extends EventName>(tx: Tx, name: N, payload: Events[N]): Promise<void>;
}

export const createEvents = (): EventBus => {
  const within = new Map<EventName, InTransaction<never>[]>();
  const after = new Map<EventName, AfterCommit<never>[]>();
  const add = <H>(map: Map<EventName, H[]>, name: EventName, handler: H) => {
    map.set(name, [...(map.get(name) ?? []), handler]);
  };
  return {
    within: (name, handler) => add(within, name, handler as InTransaction<never>),
    after: (name, handler) => add(after, name, handler as AfterCommit<never>),
    emit: async (tx, name, payload) => {
      for (const handler of within.get(name) ?? []) await handler(tx, payload as never);
      for (const handler of after.get(name) ?? []) {
        tx.afterCommit(() => handler(payload as never));
      }
    },
  };
};
