import { login, signup } from '#contract/accounts/index.ts';
import { PASSWORD } from '#tests/support/people.ts';
import type { Case } from '../case.ts';
import { newDatabase, startApp, startHasher } from '../servers/index.ts';
import { alternate, compare, percentile } from '../stats.ts';

const AT_ONCE = 4;
const CALLS = 24;

/** A new address for each call: limits count by network. */
let calls = 0;
const headers = () => {
  calls += 1;
  return {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
  };
};

const send = async (port: number, path: string, body?: object): Promise<void> => {
  const init = body ? { method: 'POST', headers: headers(), body: JSON.stringify(body) } : {};
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
};

interface Reading {
  readonly perSecond: number;
  /** Milliseconds for a small answer while passwords are being hashed. */
  readonly meanwhile: number;
}

/** A few at once, and somebody else who asks for something small all the while. */
const measure = async (one: () => Promise<void>, small: () => Promise<void>): Promise<Reading> => {
  let left = CALLS;
  const done = new AbortController();
  const waits: number[] = [];
  const watch = async () => {
    while (!done.signal.aborted) {
      const since = performance.now();
      await small();
      waits.push(performance.now() - since);
    }
  };
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await one();
    }
  };
  const start = performance.now();
  const watching = watch();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const perSecond = CALLS / ((performance.now() - start) / 1000);
  done.abort();
  await watching;
  return {
    perSecond,
    meanwhile: percentile(
      waits.toSorted((a, b) => a - b),
      0.95,
    ),
  };
};

const formOf = (name: string) => ({
  gender: 'woman',
  seeking: ['man'],
  date_of_birth: '1990-05-05',
  country: 'NL',
  name,
  email: `${name}@people.example`,
  password: PASSWORD,
  terms: true,
  consent: true,
});

const rates = (readings: readonly Reading[]) => readings.map(({ perSecond }) => perSecond);
const waits = (readings: readonly Reading[]) => readings.map(({ meanwhile }) => meanwhile);

export const benchmark: Case = {
  number: null,
  title: 'Login and signup ÷ bare node:http that compares or hashes one password',
  goal: { least: 0.6 },
  unit: 'per second',
  run: async (bench) => {
    const app = await startApp(bench, await newDatabase(bench));
    const bare = await startHasher(bench);
    const quiet = (port: number) => () => send(port, '/healthz');
    let joined = 0;
    const join = () => {
      joined += 1;
      return send(app.port, signup.path, formOf(`member${joined}`));
    };
    const member = { login: app.name, password: PASSWORD };
    const readings = await alternate(
      {
        compare: () => measure(() => send(bare.port, '/compare'), quiet(bare.port)),
        login: () => measure(() => send(app.port, login.path, member), quiet(app.port)),
        hash: () => measure(() => send(bare.port, '/hash'), quiet(bare.port)),
        signup: () => measure(join, quiet(app.port)),
      },
      bench.rounds,
    );
    return [
      {
        what: 'login',
        ...compare(rates(readings.login), rates(readings.compare)),
        goal: benchmark.goal,
      },
      {
        what: 'signup',
        ...compare(rates(readings.signup), rates(readings.hash)),
        goal: benchmark.goal,
      },
      {
        what: 'a small answer while logins go on, 95th percentile',
        unit: 'ms',
        ...compare(waits(readings.login), waits(readings.compare)),
      },
    ];
  },
};
