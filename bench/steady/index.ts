import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Bench } from '../case.ts';
import { startChild } from '../child.ts';

/** Requests of one kind, so many a second, however long their answers take. */
export interface Stream {
  readonly name: string;
  readonly perSecond: number;
  /** Sent in turn; `NEW_ID` in one is another id each time. */
  readonly requests: readonly string[];
  /** What each of them carries besides, as bytes. */
  readonly bodyFile?: string;
}

export interface Steady {
  readonly port: number;
  readonly milliseconds: number;
  readonly streams: readonly Stream[];
}

/** What became of the requests of one kind. */
export interface Answered {
  readonly answers: number;
  /** Refused, or without an answer. */
  readonly failures: number;
  /** Milliseconds from when a request was due to the end of its answer. */
  readonly p50: number;
  readonly p99: number;
}

type SendSteadily = (steady: Steady) => Promise<Readonly<Record<string, Answered>>>;

/** Starts what asks at a rate, in a process of its own. */
export const startSteady = async (bench: Bench): Promise<SendSteadily> => {
  const log = join(bench.folder, `steady-${randomBytes(3).toString('hex')}.log`);
  const child = await startChild(new URL('./child.ts', import.meta.url), {}, log);
  bench.defer(() => child.stop());
  return (steady) => child.ask(steady);
};
