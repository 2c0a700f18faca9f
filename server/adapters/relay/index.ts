import type { Relay } from './relay.ts';

export type { Relay } from './relay.ts';

interface RelayOptions {
  readonly redisUrl: string | null;
  /** Hears when Redis is gone, and when it is back. */
  readonly onChange: (isConnected: boolean) => void;
}

/** Begins to connect to Redis where there is one; whoever has none does not wait for its code. */
export const openRelay = async ({ redisUrl, onChange }: RelayOptions): Promise<Relay | null> => {
  if (redisUrl === null) return null;
  const { connectRelay } = await import('./redis.ts');
  return connectRelay(redisUrl, onChange);
};
