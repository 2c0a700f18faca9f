import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '#tests/support/wait.ts';
import type { Drill, Step } from '../step.ts';
import { CALM_MS, checkAnswers, checkLedger, seconds } from '../step.ts';

const untilConnected = async ({ traffic }: Drill): Promise<number> => {
  const isWhole = async () => traffic.connected() === traffic.people.length || null;
  await waitFor(isWhole, 'live connections');
  return Date.now();
};

export const webKilled: Step = {
  title: 'A web process is killed under load',
  run: async (drill) => {
    const { product, cluster, traffic, rate } = drill;
    const [port = 0] = cluster.ports.webs;
    const since = Date.now();
    const load = traffic.begin(rate);
    await pause(CALM_MS);
    const killed = Date.now();
    await product.webs.get(port)?.end('SIGKILL');
    const gone = Date.now();
    // Nobody has come back so soon.
    await pause(100);
    const cut = traffic.people.length - traffic.connected();
    const whole = await untilConnected(drill);
    await pause(CALM_MS);
    await product.startWeb(port);
    await pause(CALM_MS);
    await load.stop();
    return [
      {
        what: `until the ${cut} live connections that were cut were back`,
        figure: seconds(killed, whole),
      },
      // What it had taken and not answered is cut; browsers send it again.
      { ...checkAnswers(drill, since, [502]), what: 'all requests' },
      { ...checkAnswers(drill, gone), what: 'those that began once it was gone' },
      ...(await checkLedger(drill)),
    ];
  },
};

export const websRestarted: Step = {
  title: 'All web processes are restarted, one after the other',
  run: async (drill) => {
    const { product, traffic, rate, requests } = drill;
    const since = Date.now();
    const before = traffic.outcomes.length;
    const load = traffic.begin(rate);
    let rounds = 0;
    do {
      await product.restartWebs();
      rounds += 1;
    } while (traffic.outcomes.length - before < requests);
    const done = Date.now();
    const whole = await untilConnected(drill);
    await load.stop();
    return [
      { what: `${rounds} times three processes`, figure: seconds(since, done) },
      { what: 'until all live connections were back', figure: seconds(done, whole) },
      checkAnswers(drill, since),
      ...(await checkLedger(drill)),
    ];
  },
};
