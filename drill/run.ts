// Lets the parts of an installation of several machines fail, and tells what members notice.
//   npm run drill                                   all faults
//   npm run drill -- 1 3 4                          some of them
//   npm run drill -- --members 1000 --rate 60       more members, more requests a second
//   npm run drill -- 4 --requests 20000             a longer rolling restart
//   npm run drill -- --port 4400                    the first of the 40 ports that it takes
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillPeopleIn } from '#bench/chats/people.ts';
import { ensureBuild } from '#run/build.ts';
import { runOn } from '#tests/support/postgres.ts';
import type { Children } from './children.ts';
import { childrenIn, giveAway } from './children.ts';
import { startCluster } from './cluster.ts';
import type { Programs } from './needed.ts';
import { findPrograms } from './needed.ts';
import { assertFree } from './ports.ts';
import { makeProduct } from './product.ts';
import type { Drill, Finding, Step } from './step.ts';
import { restored } from './steps/backup.ts';
import { primaryKilled } from './steps/primary.ts';
import { webKilled, websRestarted } from './steps/processes.ts';
import { redisKilled } from './steps/redis.ts';
import { releaseRolledIn } from './steps/release.ts';
import { replicasAway } from './steps/replicas.ts';
import { startTraffic } from './traffic.ts';

const steps = new Map<string, Step>([
  ['1', primaryKilled],
  ['2', redisKilled],
  ['3', webKilled],
  ['4', websRestarted],
  ['5', releaseRolledIn],
  ['6', replicasAway],
  ['7', restored],
]);

const { values, positionals } = parseArgs({
  options: {
    members: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
    requests: { type: 'string', default: '1000' },
    port: { type: 'string', default: '4400' },
  },
  allowPositionals: true,
});
const members = Number(values.members);
const rate = Number(values.rate);
const requests = Number(values.requests);
const port = Number(values.port);
if (!(members >= 4 && rate > 0 && requests >= 0 && port > 0))
  throw new Error('--members, --rate, --requests and --port are numbers, of members at least 4.');
const unknown = positionals.filter((number) => !steps.has(number));
if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(', ')}.`);

const find = async (): Promise<Programs> => {
  try {
    await assertFree(port);
    return findPrograms();
  } catch (error) {
    // What the operator has to do, without where in the code it was noticed.
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
};

const programs = await find();
await ensureBuild();
const folder = await mkdtemp(join(tmpdir(), 'duet-drill-'));

/** Of what failed the logs are kept: they tell why. */
const tidy = async (isWell: boolean): Promise<void> => {
  const names = isWell ? [''] : (await readdir(folder)).filter((name) => !name.endsWith('.log'));
  const options = { recursive: true, force: true, maxRetries: 5 };
  for (const name of names) await rm(join(folder, name), options);
  if (!isWell) console.log(`The logs of all parts are in ${folder}.`);
};

/** What has been started, the latest last; each is ended once, whatever happens. */
const undo: (() => Promise<void> | void)[] = [];

const undoAll = async (): Promise<void> => {
  for (let next = undo.pop(); next; next = undo.pop()) {
    try {
      await next();
    } catch (error) {
      // One part that does not end must not keep the others from it.
      console.error(error);
    }
  }
};

const prepare = async (children: Children): Promise<Drill> => {
  await giveAway(folder);
  const data = join(folder, 'data');
  await mkdir(data);
  undo.push(() => children.endAll());
  const cluster = await startCluster(children, programs, port, (end) => void undo.push(end));
  // Filling writes past the rules of the tables, which takes more rights than the product has.
  const people = await fillPeopleIn(cluster.urls.direct, { folder: data }, members);
  await runOn(cluster.urls.direct, 'alter role duet nosuperuser');
  const product = makeProduct(children, cluster);
  await product.start();
  const traffic = await startTraffic(cluster.ports.site, people);
  undo.push(() => traffic.end());
  return { children, cluster, product, traffic, rate, requests };
};

const mark = ({ holds }: Finding): string => (holds === undefined ? ' ' : holds ? '✓' : '✗');

const drill = async (): Promise<boolean> => {
  const cores = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before the start`;
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cores}; in ${folder}`);
  const prepared = await prepare(childrenIn(folder));
  console.log(`${members} members are connected, ${rate} requests a second.`);
  let holds = true;
  for (const [number, { title, run }] of steps) {
    if (positionals.length > 0 && !positionals.includes(number)) continue;
    console.log(`\n${number}. ${title}`);
    for (const finding of await run(prepared)) {
      console.log(`   ${mark(finding)} ${finding.what}: ${finding.figure}`);
      holds &&= finding.holds !== false;
    }
  }
  return holds;
};

let ending: Promise<void> | undefined;
const end = (code: number): Promise<void> => {
  ending ??= undoAll().then(() => tidy(code === 0));
  return ending.then(() => process.exit(code));
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(1));

try {
  const holds = await drill();
  console.log(holds ? '\nEverything holds.' : '\nSomething does not hold.');
  await end(holds ? 0 : 1);
} catch (error) {
  console.error(error);
  await end(1);
}
