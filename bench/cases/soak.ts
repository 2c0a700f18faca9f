import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { cookies } from '#contract/cookies.ts';
import { user } from '#contract/accounts/index.ts';
import { like } from '#contract/likes/index.ts';
import { photoAdd, search } from '#contract/members/index.ts';
import { linkTo } from '#contract/routes.ts';
import { photo } from '#tests/support/pictures.ts';
import type { Bench, Case } from '../case.ts';
import type { Chatter } from '../chats/people.ts';
import { fillPeople } from '../chats/people.ts';
import { lettersOf } from '../chats/requests.ts';
import { fetchOnce } from '../fetch-once.ts';
import { getRequest, postRequest, uploadHead } from '../load.ts';
import { metricOf } from '../metrics.ts';
import { startApp } from '../servers/index.ts';
import { liveAt, startSockets } from '../sockets/index.ts';
import type { Sample } from '../soak/report.ts';
import { plotsOf, rowsOf } from '../soak/report.ts';
import type { Answered, Stream } from '../steady/index.ts';
import { startSteady } from '../steady/index.ts';

const MEMBERS = 20_000;
/** So many of them are here. */
const PRESENT = 1000;
const MESSAGES_PER_SECOND = 10;
const SAMPLE_MS = 15_000;
/** Readings between two garbage collections, which would hide what an operator sees. */
const COLLECT_EVERY = 8;
const MB = 2 ** 20;

const cookieOf = ({ session }: Chatter) => ({ cookie: `${cookies.session}=${session}` });

/** What people do beside writing to each other. */
const streamsOf = async (
  { folder }: Pick<Bench, 'folder'>,
  people: readonly Chatter[],
): Promise<Stream[]> => {
  const picture = await (await photo(1200, 1600)).jpeg({ quality: 88 }).toBuffer();
  const bodyFile = join(folder, 'photo.jpg');
  await writeFile(bodyFile, picture);
  const get = (path: string) => people.map((one) => getRequest(path, cookieOf(one)));
  const likes = people.flatMap((one, at) => {
    const member = people.at(at - 7)?.profileId;
    return (['POST', 'DELETE'] as const).map((method) =>
      postRequest(like.path, { member }, cookieOf(one), method),
    );
  });
  const uploads = people.map((one) => uploadHead(photoAdd.path, picture.length, cookieOf(one)));
  return [
    { name: 'search', perSecond: 5, requests: get(search.path) },
    { name: 'like', perSecond: 4, requests: likes },
    { name: 'upload', perSecond: 0.5, requests: uploads, bodyFile },
    { name: 'user.php', perSecond: 10, requests: get(user.path) },
    { name: 'page of search', perSecond: 1, requests: get(linkTo('members')) },
  ];
};

const readFigures = async (port: number) => {
  const text = (await fetchOnce(port, '/metrics')).bytes.toString();
  const of = (name: string, unit = 1) => metricOf(text, name) / unit;
  return {
    process: of('process_resident_memory_bytes', MB),
    heap: of('nodejs_heap_size_used_bytes', MB),
    files: of('process_open_fds'),
    handles: of('nodejs_active_handles'),
    tabs: of('live_connections'),
    load: loadavg()[0] ?? NaN,
  };
};

/** One server with all that repeats in it, under a moderate load for as long as is asked. */
export const benchmark: Case = {
  number: null,
  title: 'Chat, search, likes, uploads and pages at a steady rate, for as long as is asked',
  goal: { most: 0 },
  unit: 'MB',
  onlyWhenAsked: true,
  run: async (bench) => {
    const { databaseUrl, people } = await fillPeople(bench, Math.ceil(MEMBERS * bench.scale));
    const present = people.slice(0, PRESENT);
    const app = await startApp(bench, databaseUrl, true);
    const sockets = await startSockets(bench);
    await sockets.open(present.map(({ session }) => liveAt(app.port, session)));
    const sendSteadily = await startSteady(bench);
    const streams = await streamsOf(bench, present);
    const pairs = present.flatMap((one, at) => {
      const other = present[at + 1];
      return at % 2 === 0 && other ? [{ one, other }] : [];
    });
    const letters = lettersOf(present, pairs);
    const { port } = app;
    const begun = performance.now();
    const minutes = () => (performance.now() - begun) / 60_000;
    const samples: Sample[] = [];
    while (minutes() * 60 < bench.seconds) {
      // Whoever wrote last comes last.
      letters.push(...letters.splice(0, (MESSAGES_PER_SECOND * SAMPLE_MS) / 1000));
      const pace = { perSecond: MESSAGES_PER_SECOND };
      const [answered, heard] = await Promise.all([
        sendSteadily({ port, milliseconds: SAMPLE_MS, streams }),
        sockets.deliver({ port, letters, milliseconds: SAMPLE_MS, pace }),
      ]);
      const figures = await readFigures(port);
      const isCollected = samples.length % COLLECT_EVERY === COLLECT_EVERY - 1;
      const objects = isCollected ? { objects: (await app.collected()).objects } : {};
      const message = { ...heard, failures: heard.failures + heard.lost };
      const kinds: [string, Pick<Answered, 'p50' | 'p99' | 'failures'>][] = [
        ['message', message],
        ...Object.entries(answered),
      ];
      const byKind = (of: (one: (typeof kinds)[number][1]) => number) =>
        Object.fromEntries(kinds.map(([kind, one]) => [kind, of(one)]));
      samples.push({
        minute: minutes(),
        figures: { ...figures, ...objects },
        half: byKind(({ p50 }) => p50),
        nearlyAll: byKind(({ p99 }) => p99),
        failures: byKind(({ failures }) => failures),
      });
    }
    for (const plot of plotsOf(samples)) bench.plot(plot);
    return rowsOf(samples);
  },
};
