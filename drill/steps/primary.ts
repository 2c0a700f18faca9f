import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '#tests/support/wait.ts';
import { TTL_SECONDS } from '../node.ts';
import type { Step } from '../step.ts';
import { CALM_MS, checkAnswers, checkLedger, seconds } from '../step.ts';

/** What may be added to the time after which Patroni promotes another. */
const MOST_MORE_SECONDS = 15;

/** The machine of the primary is gone, in the midst of it all. */
export const primaryKilled: Step = {
  title: 'The primary is killed under load',
  run: async (drill) => {
    const { cluster, traffic, rate } = drill;
    const since = Date.now();
    const load = traffic.begin(rate);
    await pause(CALM_MS);
    const lost = await cluster.find('primary');
    const killed = Date.now();
    await lost.end('SIGKILL');
    const gone = Date.now();
    const written = await waitFor(async () => {
      const isWritten = traffic.outcomes.find(
        ({ kind, status, begun }) => kind === 'message' && status === 200 && begun >= gone,
      );
      return isWritten?.ended ?? null;
    }, 'a message that is taken');
    await pause(CALM_MS);
    const now = await cluster.find('primary');
    const back = Date.now();
    await lost.start();
    await cluster.whole();
    const whole = Date.now();
    await load.stop();
    return [
      {
        what: `from ${lost.name} to ${now.name}: until a message was taken again`,
        figure: `${seconds(killed, written)} (Patroni waits for ${TTL_SECONDS})`,
        holds: written - killed <= (TTL_SECONDS + MOST_MORE_SECONDS) * 1000,
      },
      { what: 'until the old primary followed', figure: seconds(back, whole) },
      checkAnswers(drill, since, [503]),
      ...(await checkLedger(drill)),
    ];
  },
};
