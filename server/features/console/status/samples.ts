import { statfs } from 'node:fs/promises';
import type { Core, Sample } from '#server/core/index.ts';
import {
  countJobs,
  createSample,
  readDatabaseSize,
  readLastBackup,
  readServerState,
} from '#server/core/index.ts';
import { readPaymentState } from '#server/features/billing/index.ts';
import { readInboxBacklog } from '#server/features/fictional/index.ts';
import { readModerationBacklogs } from '#server/features/moderation/index.ts';
import { readOutgoing } from '#server/features/notifications/index.ts';
import { listSites } from '#server/features/site/index.ts';

const SOON = 15;
const NOW_AND_THEN = 30;
const SELDOM = 300;

/** All queues of the console, those of moderators and the operators' inbox. */
const readQueues = async (core: Core) => {
  const sites = (await listSites(core)).filter(({ settings }) => settings.fictional_warning);
  const { waiting, oldest_at: oldest } = await readInboxBacklog(
    core,
    sites.map(({ id }) => id),
  );
  return [
    ...(await readModerationBacklogs(core)),
    { queue: 'inbox' as const, waiting, since: oldest === null ? null : new Date(oldest) },
  ];
};

/** Of the file system on which a process keeps its files. */
const readDisk = async ({ config }: Core) => {
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  return { free: bavail * bsize, size: blocks * bsize };
};

type Measured<R extends Readonly<Record<string, readonly [number, (core: Core) => unknown]>>> = {
  readonly [K in keyof R]: Sample<Awaited<ReturnType<R[K][1]>>>;
};

/** What is measured, and after how many seconds anew. */
const readings = {
  jobs: [SOON, ({ db }: Core) => countJobs(db)],
  outgoing: [SOON, readOutgoing],
  queues: [NOW_AND_THEN, readQueues],
  payments: [NOW_AND_THEN, readPaymentState],
  server: [SOON, ({ database }: Core) => readServerState(database)],
  size: [SELDOM, ({ database }: Core) => readDatabaseSize(database)],
  disk: [SOON, readDisk],
  backup: [NOW_AND_THEN, ({ config }: Core) => readLastBackup(config.dataDir)],
} as const;

type Samples = Measured<typeof readings>;

const samplesByCore = new WeakMap<Core, Samples>();

/** What the metrics and the page of the console share, so that neither costs more for the other. */
export const samplesOf = (core: Core): Samples => {
  const known = samplesByCore.get(core);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(readings).map(([name, [seconds, read]]) => [
      name,
      createSample<unknown>(core.clock, seconds, async () => read(core)),
    ]),
  ) as unknown as Samples;
  samplesByCore.set(core, made);
  return made;
};
