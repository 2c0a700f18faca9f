import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '#tests/support/wait.ts';
import type { Drill, Step } from '../step.ts';
import { CALM_MS, checkAnswers, checkLedger, seconds } from '../step.ts';

const METRIC = /^live_redis_connected (\d)$/m;

/** Whether every web process has Redis, or none. */
const untilRelayed = async ({ cluster }: Drill, isConnected: boolean): Promise<number> => {
  const tell = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    return METRIC.exec(await answer.text())?.[1];
  };
  await waitFor(async () => {
    const told = await Promise.all(cluster.ports.webs.map(tell));
    return told.every((one) => one === (isConnected ? '1' : '0')) || null;
  }, 'Redis');
  return Date.now();
};

/** How many of the messages that were taken within a time reached the tab of the other one. */
const countHeard = ({ traffic }: Drill, from: number, to: number): [heard: number, all: number] => {
  const all = [...traffic.acknowledged].filter(([, at]) => at >= from && at <= to);
  return [all.filter(([id]) => traffic.heard.has(id)).length, all.length];
};

export const redisKilled: Step = {
  title: 'Redis is killed and started again',
  run: async (drill) => {
    const { cluster, traffic, rate } = drill;
    const since = Date.now();
    const load = traffic.begin(rate);
    await pause(CALM_MS);
    const killed = Date.now();
    await cluster.redis.end();
    await untilRelayed(drill, false);
    await pause(CALM_MS);
    const started = Date.now();
    await cluster.redis.start();
    const relayed = await untilRelayed(drill, true);
    // A process has to hear again before it can be counted on.
    await pause(CALM_MS);
    const calm = Date.now();
    await pause(CALM_MS);
    const over = Date.now();
    await load.stop();
    await pause(1000);
    const [heard, all] = countHeard(drill, calm, over);
    const [heardWithout, allWithout] = countHeard(drill, killed, started);
    return [
      { what: 'until every process had it again', figure: seconds(started, relayed) },
      { what: 'messages heard live without it', figure: `${heardWithout} of ${allWithout}` },
      { what: 'and after it', figure: `${heard} of ${all}`, holds: heard === all },
      checkAnswers(drill, since),
      ...(await checkLedger(drill)),
    ];
  },
};
