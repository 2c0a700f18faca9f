import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { RedisOptions } from 'ioredis';
import { Redis } from 'ioredis';
import type { Relay } from './relay.ts';

const STREAM = 'duet:live';

/** Events hold words of members, so they stay no longer than a process may take to read them. */
const KEPT_SECONDS = 30;
const FORGET_EVERY_MS = 5000;
/** Beyond so many a process that lags misses some even within that time. */
const MAX_EVENTS = 10_000;

/** In which a read that finds nothing ends, and in which Redis is taken for gone if it says nothing. */
const READ_MS = 5000;
const SILENT_READ_MS = 2 * READ_MS;
const SILENT_WRITE_MS = 1000;

const both: RedisOptions = {
  connectionName: 'duet',
  retryStrategy: (tries) => Math.min(tries * 100, 2000),
};

/** Nobody waits for a Redis that is away, and what it did not take is not sent later. */
const writing: RedisOptions = {
  ...both,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  commandTimeout: SILENT_WRITE_MS,
  socketTimeout: SILENT_WRITE_MS,
};

/** Waits for as long as it takes: if a read failed at once, the adapter would do nothing but repeat it. */
const reading: RedisOptions = {
  ...both,
  maxRetriesPerRequest: null,
  socketTimeout: SILENT_READ_MS,
};

/** The adapter hears of no failure of what it asks for, and one that nobody hears ends the process. */
class Reader extends Redis {
  override sendCommand(...given: Parameters<Redis['sendCommand']>): unknown {
    given[0].promise.catch(() => undefined);
    return super.sendCommand(...given);
  }
}

/** Forgets what everybody has had time to read, by the clock of Redis; and all once nobody is left who would. */
const forgetOld = async (redis: Redis): Promise<void> => {
  const [seconds] = await redis.time();
  await redis
    .pipeline()
    .xtrim(STREAM, 'MINID', (Number(seconds) - KEPT_SECONDS) * 1000)
    .expire(STREAM, KEPT_SECONDS)
    .exec();
};

/** Tells of the first loss and of each change after it. */
const watch = (redis: Redis, onChange: (isConnected: boolean) => void): void => {
  let was: boolean | null = null;
  const change = (is: boolean) => {
    if (was !== is && !(was === null && is)) onChange(is);
    was = is;
  };
  redis.on('ready', () => change(true));
  redis.on('error', () => change(false));
  redis.on('close', () => change(false));
};

export const connectRelay = (url: string, onChange: (isConnected: boolean) => void): Relay => {
  const writer = new Redis(url, writing);
  const readers: Redis[] = [];
  // The adapter makes its own connections as copies of the one that it is given.
  writer.duplicate = () => {
    const reader = new Reader(url, reading);
    readers.push(reader);
    return reader;
  };
  let closed = false;
  watch(writer, (isConnected) => {
    if (!closed) onChange(isConnected);
  });
  const forget = () => void forgetOld(writer).catch(() => undefined);
  const timer = setInterval(forget, FORGET_EVERY_MS).unref();
  return {
    createAdapter: () =>
      createAdapter(writer, {
        streamName: STREAM,
        maxLen: MAX_EVENTS,
        blockTimeInMs: READ_MS,
      }),
    isConnected: () => writer.status === 'ready',
    close: () => {
      closed = true;
      clearInterval(timer);
      for (const redis of [writer, ...readers]) redis.disconnect();
    },
  };
};
