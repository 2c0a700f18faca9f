import { setTimeout as pause } from 'node:timers/promises';
import type { Chatter } from '#bench/chats/people.ts';
import { cookieMaxAgeSeconds, cookies } from '#contract/cookies.ts';
import { api } from '#contract/index.ts';
import { runOn } from '#tests/support/postgres.ts';
import { waitFor } from '#tests/support/wait.ts';
import type { Node } from '../node.ts';
import type { Drill, Step } from '../step.ts';
import { CALM_MS, checkAnswers, checkLedger, queryOn, seconds } from '../step.ts';

/** Longer than a browser reads from the primary after it has written. */
const LAG_MS = 15_000;
const LOOKS_AFTER_MS = [0, 500, 1000, 3000, 6000, 9000, 12_000];

/** Between two who change something. */
const BETWEEN_MS = 500;
/** What a browser sends along after it has written. */
const MARK = `${cookies.written}=1`;

const urlOf = ({ port }: Node, database: string): string =>
  `postgres://postgres@127.0.0.1:${port}/${database}`;

/** When web processes last asked a replica for people. */
const LAST_ASKED = `select coalesce(extract(epoch from max(query_start)), 0)::float8 * 1000 as at
  from pg_stat_activity
  where application_name like 'duet web %' and query like '%"listings"%'`;

const untilAsked = (node: Node, since: number) =>
  waitFor(async () => {
    const [row] = await queryOn<{ at: number }>(urlOf(node, 'duet'), LAST_ASKED);
    return (row?.at ?? 0) > since || null;
  }, `a search on ${node.name}`);

interface Found {
  readonly members: readonly { readonly id: string }[];
}

/** Somebody blocks another, and looks again and again whether they are gone from the search. */
const blockAndLook = async ({ traffic }: Drill, member: Chatter, partner: string) => {
  const search = async (cookie: string): Promise<string[] | null> => {
    const { status, body } = await traffic.ask(member, 'GET', api.search.path, undefined, cookie);
    return status === 200 ? (JSON.parse(body) as Found).members.map(({ id }) => id) : null;
  };
  const found = await search('');
  if (found === null) return { blocks: 0, looks: 0, undone: 0, failed: 1 };
  const other = found.find((id) => id !== partner);
  // Whoever finds nobody has nothing to change.
  if (other === undefined) return { blocks: 0, looks: 0, undone: 0, failed: 0 };
  const body = { member: other };
  const { status, setCookie } = await traffic.ask(member, 'POST', api.block.path, body);
  if (status !== 200) return { blocks: 0, looks: 0, undone: 0, failed: 1 };
  // What the browser was told to send along, and for how long.
  const isMarked = setCookie.some((one) => one.startsWith(`${MARK};`));
  const until = Date.now() + (isMarked ? cookieMaxAgeSeconds.written * 1000 : 0);
  const seen = await Promise.all(
    LOOKS_AFTER_MS.map(async (after) => {
      await pause(after);
      return search(Date.now() < until ? MARK : '');
    }),
  );
  return {
    blocks: 1,
    looks: seen.length,
    undone: seen.filter((ids) => ids?.includes(other)).length,
    failed: seen.filter((ids) => ids === null).length,
  };
};

export const replicasAway: Step = {
  title: 'A replica is stopped and another one lags, and both come back',
  run: async (drill) => {
    const { cluster, traffic, rate } = drill;
    const { people } = traffic;
    const [standby, late] = [await cluster.find('sync_standby'), await cluster.find('replica')];
    const looks: ReturnType<typeof blockAndLook>[] = [];
    const since = Date.now();
    const load = traffic.begin(rate);
    /** One after the other somebody changes what they see. */
    const goOn = async (milliseconds: number) => {
      const end = Date.now() + milliseconds;
      while (Date.now() < end) {
        const number = looks.length % people.length;
        const member = people[number];
        const partner = people[number ^ 1]?.profileId;
        if (member && partner) looks.push(blockAndLook(drill, member, partner));
        await pause(BETWEEN_MS);
      }
    };
    await goOn(CALM_MS);
    await untilAsked(late, since);
    await runOn(urlOf(late, 'postgres'), 'select pg_wal_replay_pause()');
    await goOn(LAG_MS);
    await standby.end('SIGKILL');
    const stopped = Date.now();
    await goOn(LAG_MS);
    await runOn(urlOf(late, 'postgres'), 'select pg_wal_replay_resume()');
    await standby.start();
    const back = Date.now();
    await cluster.whole();
    await untilAsked(late, back);
    await untilAsked(standby, back);
    const asked = Date.now();
    await goOn(CALM_MS);
    await load.stop();
    const seen = await Promise.all(looks);
    const sum = (key: keyof (typeof seen)[number]) => seen.reduce((all, one) => all + one[key], 0);
    const longest = traffic.outcomes
      .filter(({ kind, begun }) => kind === 'message' && begun >= stopped)
      .reduce((most, { begun, ended }) => Math.max(most, ended - begun), 0);
    return [
      {
        what: `looks at the search after ${sum('blocks')} blocks`,
        figure: `${sum('looks')}, ${sum('undone')} with the blocked member, ${sum('failed')} failed`,
        holds: sum('blocks') > 0 && sum('undone') === 0 && sum('failed') === 0,
      },
      {
        what: 'the longest that a message took once the synchronous one had stopped',
        figure: `${longest} ms`,
      },
      { what: 'until both were asked again', figure: seconds(back, asked) },
      checkAnswers(drill, since),
      ...(await checkLedger(drill)),
    ];
  },
};
