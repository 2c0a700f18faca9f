import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { pictureUsage } from '#server/adapters/pictures/index.ts';
import type { Database, PoolUsage } from '#server/db/index.ts';
import { readRelease } from './release.ts';

const poolGauges = [
  {
    name: 'database_pool_busy',
    help: 'Connections of this process that work on something, by pool',
    of: ({ busy }: PoolUsage) => busy,
  },
  {
    name: 'database_pool_idle',
    help: 'Connections of this process that are open and wait for work, by pool',
    of: ({ idle }: PoolUsage) => idle,
  },
  {
    name: 'database_pool_waiting',
    help: 'Statements of this process that wait for a connection, by pool',
    of: ({ waiting }: PoolUsage) => waiting,
  },
  {
    name: 'database_pool_max',
    help: 'Connections that this process may open, by pool',
    of: ({ max }: PoolUsage) => max,
  },
] as const;

const measureDatabaseUse = (metrics: Registry, { usage }: Database): void => {
  for (const { of, ...named } of poolGauges) {
    const gauge = new Gauge({
      ...named,
      labelNames: ['pool'],
      registers: [metrics],
      collect: () => {
        for (const pool of usage.pools()) gauge.set({ pool: pool.name }, of(pool));
      },
    });
  }
  const failures = new Counter({
    name: 'database_failures_total',
    help: 'Statements and transactions of this process that failed, by reason; what another try mends counts too',
    labelNames: ['reason'],
    registers: [metrics],
    collect: () => {
      failures.reset();
      for (const [reason, count] of usage.failures) failures.inc({ reason }, count);
    },
  });
};

const measurePictures = (metrics: Registry): void => {
  const running = new Gauge({
    name: 'picture_work_running',
    help: 'Pictures that this process works on, by pool: uploads, and small ones for mails',
    labelNames: ['pool'],
    registers: [metrics],
    collect: () => {
      for (const { name, ...pool } of pictureUsage()) running.set({ pool: name }, pool.running);
    },
  });
  const waiting = new Gauge({
    name: 'picture_work_waiting',
    help: 'Pictures that wait until this process works on them, by pool',
    labelNames: ['pool'],
    registers: [metrics],
    collect: () => {
      for (const { name, ...pool } of pictureUsage()) waiting.set({ pool: name }, pool.waiting);
    },
  });
};

/** Lets `/metrics` tell what a process knows of itself without asking anybody. */
export const measureProcess = (metrics: Registry, database: Database, role: string): void => {
  measureDatabaseUse(metrics, database);
  measurePictures(metrics);
  new Gauge({
    name: 'duet_build_info',
    help: 'Always 1; its labels tell release, Node, kind of database and what the process is for',
    labelNames: ['version', 'node', 'database', 'role'],
    registers: [metrics],
  }).set({ version: readRelease(), node: process.version, database: database.kind, role }, 1);
};
