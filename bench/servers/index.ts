import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { runOn, startPostgres, withDatabase } from '#tests/support/postgres.ts';
import type { Bench } from '../case.ts';
import { startChild } from '../child.ts';
import type { Target } from '../load.ts';
import type { Usage } from './cpu-time.ts';

export interface AppSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Whether what repeats runs along; else it would be measured too. */
  readonly jobs: boolean;
}

export interface AppReady {
  readonly port: number;
  readonly pid: number;
  /** The session of a member of the first demo site. */
  readonly session: string;
  /** The name that member logs in with. */
  readonly name: string;
}

/** As `npm start` does. */
const PRODUCT_FLAGS = ['--max-semi-space-size=16'];

/** A file that the bare server answers with under a path. */
export interface BareFile {
  readonly path: string;
  readonly file: string;
  readonly from: 'memory' | 'disk';
  readonly headers: Readonly<Record<string, string>>;
}

export interface BareSettings {
  readonly files: readonly BareFile[];
}

/** A statement as a driver sends it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface SqlSettings {
  readonly databaseUrl: string;
  /** Holds what is asked for each path, as JSON: `/0` is the first. */
  readonly answersFile: string;
  /** Whether the statements of a path are one transaction, one after the other. */
  readonly together: boolean;
}

export interface EchoSettings {
  readonly databaseUrl: string | null;
  /** What is committed before anybody hears of it. */
  readonly insert: Statement | null;
}

const start = async <Ready extends { readonly port: number }>(
  bench: Bench,
  script: string,
  settings: object,
  flags: readonly string[] = [],
): Promise<Ready & Target> => {
  const log = join(bench.folder, `${script}-${randomBytes(3).toString('hex')}.log`);
  const child = await startChild<Ready>(
    new URL(`./${script}.ts`, import.meta.url),
    settings,
    log,
    flags,
  );
  bench.defer(() => child.stop());
  return {
    ...child.ready,
    cpu: async () => (await child.ask<Usage>({})).cpu,
    memory: async () => (await child.ask<Usage>({})).memory,
    collected: () => child.ask<Usage>({ collect: true }),
  };
};

/** A server that forgets what it acknowledged would make us look faster than we are. */
const insistOnFsync = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ fsync: string }>('show fsync');
    if (rows[0]?.fsync !== 'on') throw new Error('PostgreSQL runs without fsync.');
  } finally {
    await client.end();
  }
};

/** A new database on a real PostgreSQL. */
export const newDatabase = async (bench: Bench): Promise<string> => {
  const postgres = await startPostgres({ keepsPromises: true });
  bench.defer(() => postgres.stop());
  await insistOnFsync(postgres.url);
  const name = `duet_bench_${randomBytes(6).toString('hex')}`;
  await runOn(postgres.url, `create database ${name}`);
  bench.defer(() => runOn(postgres.url, `drop database if exists ${name} with (force)`));
  return withDatabase(postgres.url, name);
};

/** The product on the given database, or on an embedded one. */
export const startApp = async (
  bench: Bench,
  databaseUrl: string | null,
  jobs = false,
): Promise<AppReady & Target> => {
  const dataDir = join(bench.folder, databaseUrl === null ? 'embedded' : 'postgres');
  await mkdir(dataDir, { recursive: true });
  const settings: AppSettings = { dataDir, databaseUrl, jobs };
  return start<AppReady>(bench, 'app', settings, PRODUCT_FLAGS);
};

/** A bare node:http server that answers with files. */
export const startBare = (bench: Bench, files: readonly BareFile[]): Promise<Target> =>
  start(bench, 'bare', { files } satisfies BareSettings);

/** A bare node:http server that compares or hashes one password per request. */
export const startHasher = (bench: Bench): Promise<Target> => start(bench, 'hasher', {});

/** A bare node:http server that sends statements through the bare driver. */
export const startSql = async (
  bench: Bench,
  databaseUrl: string,
  answers: readonly (readonly Statement[])[],
  together = false,
): Promise<Target> => {
  const answersFile = join(bench.folder, `sql-${randomBytes(3).toString('hex')}.json`);
  await writeFile(answersFile, JSON.stringify(answers));
  return start(bench, 'sql', { databaseUrl, answersFile, together } satisfies SqlSettings);
};

/** A bare node:http server that passes what is posted on to the bare ws socket of the same path. */
export const startEcho = (
  bench: Bench,
  settings: EchoSettings = { databaseUrl: null, insert: null },
): Promise<Target> => start(bench, 'echo', settings);

/** A bare socket.io server that nobody has to be known to. */
export const startSocketIo = (bench: Bench): Promise<Target> => start(bench, 'socket-io', {});
