import type { Core, Tx } from '#server/core/index.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** Something changed that decides whether and how others see a member. */
    'account.changed': { userId: string };
  }
}

/** Tells the features that show members to others, in the same transaction. */
export const emitAccountChanged = (core: Core, tx: Tx, userId: string): Promise<void> =>
  core.events.emit(tx, 'account.changed', { userId });
