import { randomUUID } from 'node:crypto';
import { messageSend } from '#contract/chat/index.ts';
import { cookies } from '#contract/cookies.ts';
import type { App } from '#server/app.ts';
import type { Case } from '../case.ts';
import type { Pair } from '../chats/fill.ts';
import { fillChats } from '../chats/fill.ts';
import { sendRequest } from '../chats/requests.ts';
import { getRequest, startLoad } from '../load.ts';
import type { Reading } from '../load.ts';
import { NEW_ID } from '../new-id.ts';
import { openApp } from '../open-app.ts';
import { overhear } from '../overhear.ts';
import type { Statement } from '../servers/index.ts';
import { startApp, startSql } from '../servers/index.ts';
import { compare } from '../stats.ts';

const MEMBERS = 2000;
const PAIRS = 40;

const rates = (readings: readonly Reading[]) => readings.map(({ perSecond }) => perSecond);
const cpu = (readings: readonly Reading[]) => readings.map(({ cpuPerAnswer }) => cpuPerAnswer);

/** What decides over a message and pays it. */
const isSpending = (text: string) =>
  text.includes('for update of u') || text.includes('with numbered as');

/** The statements of one paid message, with a new id each time that they are sent. */
const spendingOf = async ({ http }: App, { one, other }: Pair): Promise<Statement[]> => {
  const client_id = randomUUID();
  const heard = await overhear(isSpending, () =>
    http.inject({
      method: messageSend.method,
      url: messageSend.path,
      headers: {
        host: 'localhost',
        'sec-fetch-site': 'same-origin',
        cookie: `${cookies.session}=${one.session}`,
      },
      payload: { member: other.profileId, client_id, text: 'What does this cost?' },
    }),
  );
  return heard.map(({ text, values }) => ({
    text,
    values: values.map((value) => (value === client_id ? NEW_ID : value)),
  }));
};

export const benchmark: Case = {
  number: 7,
  title: 'Credit spend ÷ a bare transaction of the same statements',
  goal: { least: 0.6 },
  unit: 'requests/s',
  run: async (bench) => {
    const { databaseUrl, pairs } = await fillChats(bench, MEMBERS);
    const some = pairs.slice(0, PAIRS);
    const own = await openApp(bench, databaseUrl);
    const answers: (readonly Statement[])[] = [];
    for (const pair of some) answers.push(await spendingOf(own, pair));
    await own.close();
    const sql = await startSql(bench, databaseUrl, answers, true);
    const app = await startApp(bench, databaseUrl);
    const measure = await startLoad(bench);
    const readings = await measure({
      bare: { target: sql, requests: some.map((_, number) => getRequest(`/${number}`)) },
      ours: { target: app, requests: some.map(sendRequest) },
    });
    return [
      {
        what: 'a paid message',
        ...compare(rates(readings.ours), rates(readings.bare)),
        goal: benchmark.goal,
      },
      {
        what: 'processor time of the server',
        unit: 'ms',
        ...compare(cpu(readings.ours), cpu(readings.bare)),
      },
    ];
  },
};
