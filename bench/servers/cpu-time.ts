import { setTimeout as pause } from 'node:timers/promises';

export interface Usage {
  /** Milliseconds of processor time used so far. */
  readonly cpu: number;
  /** Megabytes that the process holds. */
  readonly memory: number;
  /** Megabytes of it that objects and buffers are in. */
  readonly objects: number;
}

/** Some objects only let go of others once they are gone themselves. */
const COLLECTIONS = 3;
const BETWEEN_MS = 200;

const collect = async (): Promise<void> => {
  for (let times = 0; times < COLLECTIONS; times += 1) {
    await pause(BETWEEN_MS);
    globalThis.gc?.();
  }
};

/** What a server answers the bench: what it has used, if asked so after a garbage collection. */
export const cpuTime = async (question: unknown): Promise<Usage> => {
  if ((question as { collect?: true }).collect) await collect();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const megabytes = (bytes: number) => bytes / 2 ** 20;
  return {
    cpu: (user + system) / 1000,
    memory: megabytes(rss),
    objects: megabytes(heapUsed + external),
  };
};
