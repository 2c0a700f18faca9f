import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chatter } from '#bench/chats/people.ts';
import { openSocket } from '#bench/sockets/client.ts';
import { liveAt } from '#bench/sockets/index.ts';
import { messageSend } from '#contract/chat/index.ts';
import { cookies } from '#contract/cookies.ts';
import { retryDelay } from '#contract/core/retry.ts';
import { api } from '#contract/index.ts';
import { percentile } from '#bench/stats.ts';

/** One request and what came of it; status 0 where there was no answer. */
interface Outcome {
  readonly kind: 'message' | 'search' | 'chats';
  readonly status: number;
  readonly begun: number;
  readonly ended: number;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  /** After how many seconds to ask again. */
  readonly retryAfter: string | null;
  readonly setCookie: readonly string[];
}

/** What the members did between two moments, and what they got. */
export interface Traffic {
  readonly people: readonly Chatter[];
  readonly outcomes: readonly Outcome[];
  /** Ids of messages, and when they were answered with 200. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Ids of messages that the other one's tab has heard. */
  readonly heard: ReadonlySet<string>;
  /** How many members have a live connection. */
  connected(): number;
  /** One request of a member, on a connection of its own. */
  ask(
    member: Chatter,
    method: string,
    path: string,
    body?: object,
    cookie?: string,
  ): Promise<Answer>;
  /** Until it is stopped so many requests a second; stopping waits until every message is acknowledged. */
  begin(perSecond: number): { stop(): Promise<void> };
  /** Closes all tabs. */
  end(): void;
}

const ANSWER_WITHIN_MS = 40_000;
const AGAIN_AFTER_MS = 500;
const TEXT = 'Shall we go for a walk along the harbour on Sunday?';
const ID = /"client_id":"([^"]+)"/;

const NO_ANSWER: Answer = { status: 0, body: '', retryAfter: null, setCookie: [] };

const isToBeTriedAgain = ({ status }: Answer): boolean => status === 0 || status >= 500;

/** Members who are connected, chat in pairs and search, through the site's own address. */
export const startTraffic = async (port: number, people: readonly Chatter[]): Promise<Traffic> => {
  const outcomes: Outcome[] = [];
  const acknowledged = new Map<string, number>();
  const receivers = new Map<string, number>();
  const heard = new Set<string>();
  const open = new Map<number, { close(): void }>();
  const over = new AbortController();

  const connect = async (number: number, member: Chatter): Promise<void> => {
    while (!over.signal.aborted) {
      const hear = (event: string) => {
        const id = ID.exec(event)?.[1] ?? '';
        if (receivers.get(id) === number) heard.add(id);
      };
      const socket = await openSocket(liveAt(port, member.session), hear).catch(() => null);
      if (socket) {
        open.set(number, socket);
        await new Promise<void>((resolve) => void socket.once('close', () => resolve()));
        open.delete(number);
      }
      await pause(AGAIN_AFTER_MS);
    }
  };

  const ask: Traffic['ask'] = ({ session }, method, path, body, cookie = '') =>
    new Promise((resolve) => {
      const headers = {
        host: 'localhost',
        cookie: `${cookies.session}=${session}; ${cookie}`,
        'sec-fetch-site': 'same-origin',
        ...(body ? { 'content-type': 'application/json' } : {}),
      };
      // On a kept connection a request could cross with its end, which browsers know how to repeat.
      const options = { host: '127.0.0.1', port, method, path, headers, agent: false };
      const asked = request({ ...options, timeout: ANSWER_WITHIN_MS }, (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        const setCookie = answered['set-cookie'] ?? [];
        const retryAfter = answered['retry-after'] ?? null;
        text(response).then(
          (words) => resolve({ status, body: words, retryAfter, setCookie }),
          () => resolve(NO_ANSWER),
        );
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(NO_ANSWER));
      asked.end(body && JSON.stringify(body));
    });

  const note = async (kind: Outcome['kind'], asked: () => Promise<Answer>): Promise<Answer> => {
    const begun = Date.now();
    const answer = await asked();
    outcomes.push({ kind, status: answer.status, begun, ended: Date.now() });
    return answer;
  };

  /** As a browser does: the same message again, until it is taken. */
  const write = async (number: number): Promise<void> => {
    // Neighbours write to each other.
    const to = number % 2 === 0 ? number + 1 : number - 1;
    const [from, partner] = [people[number], people[to]];
    if (!from || !partner) return;
    const id = randomUUID();
    receivers.set(id, to);
    const letter = { member: partner.profileId, client_id: id, text: TEXT };
    const send = () => ask(from, messageSend.method, messageSend.path, letter);
    let answer = await note('message', send);
    for (let tries = 0; isToBeTriedAgain(answer) && !over.signal.aborted; tries += 1) {
      await pause(retryDelay(tries, answer.retryAfter) ?? AGAIN_AFTER_MS);
      answer = await note('message', send);
    }
    if (answer.status === 200) acknowledged.set(id, Date.now());
  };

  const actions = [
    write,
    (number: number) => {
      const member = people[number];
      return member && note('search', () => ask(member, 'GET', api.search.path));
    },
    write,
    (number: number) => {
      const member = people[number];
      return member && note('chats', () => ask(member, 'GET', api.chats.path));
    },
  ];

  for (const [number, member] of people.entries()) void connect(number, member);
  while (open.size < people.length) await pause(50);

  let turn = 0;
  return {
    people,
    outcomes,
    acknowledged,
    heard,
    connected: () => open.size,
    ask,
    begin: (perSecond) => {
      const begun = Date.now();
      const under = new Set<Promise<unknown>>();
      const stopped = new AbortController();
      let count = 0;
      const drive = async () => {
        while (!stopped.signal.aborted && !over.signal.aborted) {
          for (; count < ((Date.now() - begun) / 1000) * perSecond; count += 1) {
            turn += 1;
            const act = actions[(turn + Math.floor(turn / people.length)) % actions.length];
            const acting = Promise.resolve(act?.(turn % people.length));
            const done = acting.finally(() => under.delete(done));
            under.add(done);
          }
          await pause(5);
        }
        await Promise.all(under);
      };
      const driving = drive();
      return {
        stop: () => {
          stopped.abort();
          return driving;
        },
      };
    },
    end: () => {
      over.abort();
      for (const socket of open.values()) socket.close();
    },
  };
};

/** How requests went that began within a time. */
interface Tally {
  readonly requests: number;
  readonly failed: number;
  /** Every answer but 200, with how often it came. */
  readonly answers: string;
  readonly p50: number;
  readonly p99: number;
}

export const tallyOf = (outcomes: readonly Outcome[]): Tally => {
  const failed = outcomes.filter(({ status }) => status !== 200);
  const counts = new Map<number, number>();
  for (const { status } of failed) counts.set(status, (counts.get(status) ?? 0) + 1);
  const took = outcomes.map(({ begun, ended }) => ended - begun).toSorted((a, b) => a - b);
  return {
    requests: outcomes.length,
    failed: failed.length,
    answers: [...counts].map(([status, count]) => `${count} × ${status || 'none'}`).join(', '),
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
  };
};
