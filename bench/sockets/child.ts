import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { serveParent } from '../child.ts';
import type { Where } from './client.ts';
import { openSocket } from './client.ts';
import { deliver, hearAt } from './deliver.ts';
import type { Order } from './index.ts';

/** More at once would wait for each other in the queue of the listening port. */
const OPENED_AT_ONCE = 50;

const sockets: WebSocket[] = [];

const openAll = async (wanted: readonly Where[]): Promise<object> => {
  const left = wanted.entries();
  const first = sockets.length;
  const work = async () => {
    for (const [at, where] of left) {
      const number = first + at;
      sockets[number] = await openSocket(where, (event) => hearAt(number, event));
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, work));
  return {};
};

const closeAll = async (): Promise<object> => {
  const closing = sockets.splice(0);
  for (const socket of closing) socket.close();
  while (closing.some(({ readyState, CLOSED }) => readyState !== CLOSED)) await pause(20);
  return {};
};

serveParent(
  {},
  async (asked) => {
    const order = asked as Order;
    if ('open' in order) return openAll(order.open);
    if ('deliver' in order) return deliver(order.deliver);
    return closeAll();
  },
  async () => {},
);
