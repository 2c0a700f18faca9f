import { join } from 'node:path';
import type { Bench } from './case.ts';
import type { Child } from './child.ts';
import { startChild } from './child.ts';

/** Load on a server of this machine, bounded in time and number. */
export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly milliseconds: number;
  readonly most: number;
  /** Whole requests, sent in turn. */
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
const MOST = 200_000;

/** What browsers send along; a server has to read it. */
const BROWSER = {
  accept: '*/*',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) Bench/1.0',
};

/** A whole GET request, as a browser would send it. */
export const getRequest = (path: string, headers: Readonly<Record<string, string>> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    ...Object.entries({ host: 'localhost', ...BROWSER, ...headers }).map((pair) => pair.join(': ')),
    '\r\n',
  ].join('\r\n');

/** A server to put under load: where it listens, and what its processor time is. */
export interface Target {
  readonly port: number;
  /** Milliseconds of processor time used so far. */
  cpu(): Promise<number>;
}

export interface Reading extends LoadResult {
  /** Milliseconds of the server's processor time for one answer. */
  readonly cpuPerAnswer: number;
}

export type ApplyLoad = (target: Target, ...requests: readonly string[]) => Promise<Reading>;

/** Starts the generator in its own process, where it does not share a server's event loop. */
export const startLoad = async (bench: Bench): Promise<ApplyLoad> => {
  const script = new URL('./load-child.ts', import.meta.url);
  const child: Child<object> = await startChild(script, {}, join(bench.folder, 'load.log'));
  bench.defer(() => child.stop());
  return async (target, ...requests) => {
    const before = await target.cpu();
    const result = await child.ask<LoadResult>({
      port: target.port,
      connections: CONNECTIONS,
      milliseconds: bench.milliseconds,
      most: MOST,
      requests,
    } satisfies Load);
    const used = (await target.cpu()) - before;
    if (result.failures > 0) throw new Error(`${result.failures} requests failed.`);
    return { ...result, cpuPerAnswer: used / result.answers };
  };
};
