import { join } from 'node:path';
import type { Bench } from './case.ts';
import type { Child } from './child.ts';
import { startChild } from './child.ts';
import type { Usage } from './servers/cpu-time.ts';
import { alternate } from './stats.ts';

/** Load on a server of this machine, bounded in time and number. */
export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly milliseconds: number;
  readonly most: number;
  /** Whole requests, sent in turn; `NEW_ID` in one is another id each time. */
  readonly requests: readonly string[];
}

export interface LoadResult {
  readonly answers: number;
  readonly failures: number;
  readonly perSecond: number;
  /** Milliseconds from a request to the end of its answer. */
  readonly p50: number;
  readonly p99: number;
  /** How much of one core the generator itself used. */
  readonly generatorCpu: number;
}

const CONNECTIONS = 16;
const MAX_REQUESTS = 200_000;
const BUSY = 0.9;
/** Enough for the compiler to have seen all that matters. */
const WARM_UP = { most: 1500, milliseconds: 6000 };

/** What browsers send along; a server has to read it. */
const BROWSER = {
  accept: '*/*',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) Bench/1.0',
};

type Headers = Readonly<Record<string, string>>;

const headOf = (line: string, headers: Headers): string =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ host: 'localhost', ...BROWSER, ...headers }).map((pair) => pair.join(': ')),
    '\r\n',
  ].join('\r\n');

/** A whole GET request, as a browser would send it. */
export const getRequest = (path: string, headers: Headers = {}): string =>
  headOf(`GET ${path}`, headers);

/** A whole request of a page that writes, as a browser would send it. */
export const postRequest = (
  path: string,
  body: object,
  headers: Headers = {},
  method: 'POST' | 'DELETE' = 'POST',
): string => {
  const text = JSON.stringify(body);
  const about = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    'sec-fetch-site': 'same-origin',
  };
  return headOf(`${method} ${path}`, { ...about, ...headers }) + text;
};

/** The head of a request that uploads so many bytes of a picture, which follow it. */
export const uploadHead = (path: string, bytes: number, headers: Headers): string =>
  headOf(`POST ${path}`, {
    'content-type': 'image/jpeg',
    'content-length': String(bytes),
    'sec-fetch-site': 'same-origin',
    ...headers,
  });

/** A server to put under load: where it listens, and what its processor time is. */
export interface Target {
  readonly port: number;
  /** Milliseconds of processor time used so far. */
  cpu(): Promise<number>;
  /** Megabytes that it holds. */
  memory(): Promise<number>;
  /** What it holds after a garbage collection. */
  collected(): Promise<Usage>;
}

export interface Reading extends LoadResult {
  /** Milliseconds of the server's processor time for one answer. */
  readonly cpuPerAnswer: number;
}

/** A server and what it is asked, in turn. */
export interface Side {
  readonly target: Target;
  readonly requests: readonly string[];
}

/** Puts the sides under load one after the other, round after round. */
export type MeasureSides = <K extends string>(
  sides: Readonly<Record<K, Side>>,
) => Promise<Record<K, Reading[]>>;

/** Starts the generator in its own process, where it does not share a server's event loop. */
export const startLoad = async (bench: Bench): Promise<MeasureSides> => {
  const script = new URL('./load-child.ts', import.meta.url);
  const child: Child<object> = await startChild(script, {}, join(bench.folder, 'load.log'));
  bench.defer(() => child.stop());

  const apply = async (
    { target, requests }: Side,
    bounds: Pick<Load, 'most' | 'milliseconds'>,
  ): Promise<Reading> => {
    const before = await target.cpu();
    const load: Load = { port: target.port, connections: CONNECTIONS, requests, ...bounds };
    const result = await child.ask<LoadResult>(load);
    if (result.failures > 0) throw new Error(`${result.failures} requests failed.`);
    const used = (await target.cpu()) - before;
    if (result.generatorCpu > BUSY)
      console.warn('The generator was busy itself; the server can do more.');
    return { ...result, cpuPerAnswer: used / result.answers };
  };

  return async <K extends string>(sides: Readonly<Record<K, Side>>) => {
    const bounds = { most: MAX_REQUESTS, milliseconds: bench.milliseconds };
    const entries = Object.entries<Side>(sides) as [K, Side][];
    for (const [, side] of entries) await apply(side, WARM_UP);
    const measures = entries.map(([name, side]) => [name, () => apply(side, bounds)] as const);
    return alternate(
      Object.fromEntries(measures) as Record<K, () => Promise<Reading>>,
      bench.rounds,
    );
  };
};
