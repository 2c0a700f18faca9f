import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '#server/db/index.ts';
import type { Traffic } from '#drill/traffic.ts';
import { startTraffic } from '#drill/traffic.ts';
import type { Balancer } from '../support/balancer.ts';
import { startBalancer } from '../support/balancer.ts';
import { twoPeople } from '../support/chats.ts';
import type { Installation } from '../support/installation.ts';
import { newInstallation } from '../support/installation.ts';
import type { Person } from '../support/people.ts';
import { buildOnce } from '../support/start.ts';
import { waitFor } from '../support/wait.ts';

/** Few enough for a machine that has much else to do. */
const PER_SECOND = 20;
const SOME = 10;

/** More than what a process lets wait unless it is told. */
const CROWD = 700;

/** The answers to as many as come at once, all of whom are connected before anybody is served. */
const crowdAt = async (url: string, serve: () => void): Promise<(number | undefined)[]> => {
  let connected = 0;
  const asked = Array.from({ length: CROWD }, async () => {
    const one = request(url, { agent: false }).end();
    one.once('socket', (socket) => socket.once('connect', () => void (connected += 1)));
    const [answer] = (await once(one, 'response')) as [IncomingMessage];
    return answer.resume().statusCode;
  });
  await waitFor(async () => connected === CROWD || null, 'a crowd');
  serve();
  return Promise.all(asked);
};

type Web = Awaited<ReturnType<Installation['run']>>;

/** What the drill shows at length, with what every machine has. */
describe('web processes behind one address', () => {
  let installation: Installation;
  let balancer: Balancer;
  let webs: Web[];
  let traffic: Traffic;

  const lead = (some: readonly Web[]) => balancer.lead(some.map(({ origin }) => origin));

  beforeAll(async () => {
    await buildOnce();
    installation = await newInstallation();
    const app = await installation.open();
    const people: Person[] = [];
    for (let pair = 0; pair < 8; pair += 1) people.push(...(await twoPeople(app.core)));
    await app.close();
    webs = await Promise.all([installation.run(), installation.run()]);
    balancer = await startBalancer();
    lead(webs);
    traffic = await startTraffic(balancer.port, people);
  });

  afterAll(async () => {
    traffic.end();
    await balancer.close();
    await installation.remove();
  });

  const untilSomeAreTaken = async () => {
    const before = traffic.acknowledged.size;
    const isTaken = async () => traffic.acknowledged.size >= before + SOME || null;
    await waitFor(isTaken, 'messages');
  };

  const untilConnected = () =>
    waitFor(async () => traffic.connected() === traffic.people.length || null, 'live connections');

  const answersSince = (moment: number) => [
    ...new Set(traffic.outcomes.filter(({ begun }) => begun >= moment).map(({ status }) => status)),
  ];

  /** Each message that was acknowledged is there once, and no other. */
  const expectAllKept = async () => {
    const app = await installation.open();
    const rows = await app.core.db.select({ id: tables.messages.clientId }).from(tables.messages);
    await app.close();
    const kept = rows.map(({ id }) => id).toSorted();
    expect(kept).toEqual([...traffic.acknowledged.keys()].toSorted());
  };

  it('[SCALE-1, SCALE-4] are restarted one after the other, and nobody notices', async () => {
    const begun = Date.now();
    const load = traffic.begin(PER_SECOND);
    for (const old of webs) {
      await untilSomeAreTaken();
      lead(webs.filter((web) => web !== old));
      await waitFor(async () => balancer.underWay(old.origin) === 0 || null, 'what is under way');
      old.process.kill('SIGTERM');
      await old.ended;
      webs = [...webs.filter((web) => web !== old), await installation.run()];
      lead(webs);
    }
    await untilConnected();
    await load.stop();
    expect(answersSince(begun)).toEqual([200]);
    await expectAllKept();
  });

  it('[SCALE-2] let a crowd wait that comes while they are busy', async () => {
    const [busy] = webs as [Web];
    busy.process.kill('SIGSTOP');
    const answers = await crowdAt(`${busy.origin}/healthz`, () => busy.process.kill('SIGCONT'));
    expect(answers).toEqual(Array.from({ length: CROWD }, () => 200));
  });

  it('[SCALE-1] lose nothing with the one that is killed, and take its members over', async () => {
    const load = traffic.begin(PER_SECOND);
    await untilSomeAreTaken();
    const [killed] = webs as [Web];
    killed.process.kill('SIGKILL');
    await killed.ended;
    const gone = Date.now();
    await untilSomeAreTaken();
    await untilConnected();
    const heard = traffic.heard.size;
    await waitFor(async () => traffic.heard.size >= heard + SOME || null, 'live messages');
    await load.stop();
    expect(answersSince(gone)).toEqual([200]);
    await expectAllKept();
  });
});
