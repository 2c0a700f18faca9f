import type { Socket } from 'socket.io-client';
import { sessionEnded } from '#contract/accounts/user.ts';
import { queueChanged } from '#contract/console/queues.ts';
import type { Queue } from '#contract/console/queues.ts';
import { consoleSession } from '#contract/console/sign-in.ts';
import type { Payload } from '#contract/core/live.ts';
import { ignore } from '#web/lib/ignore.ts';
import { leaveForSignIn, lockGate, plainCall } from './console-call.ts';

/** A change of a queue, or null where any of them may have changed unheard. */
type Change = Payload<typeof queueChanged> | null;

/** How long a refused connection rests, in milliseconds. */
const RETRY_MS = 30_000;

const listeners = new Set<(change: Change) => void>();

const tell = (change: Change) => {
  for (const listener of listeners) listener(change);
};

let connection: Promise<Socket> | undefined;
let isConnected = false;

/** The server has closed the connection: somebody locked the console or left it elsewhere, or has other rights. */
const askWhy = async (socket: Socket): Promise<void> => {
  const { staff, locked } = await plainCall(consoleSession);
  if (!staff) leaveForSignIn();
  else if (locked) lockGate.show();
  else socket.connect();
};

/** One connection per tab, opened when something first listens; its code loads apart from the page. */
const connect = (): void => {
  connection ??= import('socket.io-client').then(({ io }) => {
    const socket = io({ path: '/live', transports: ['websocket'], auth: { console: true } });
    lockGate.shown.subscribe(() => {
      if (!lockGate.shown.get()) socket.connect();
    });
    return socket
      .on(queueChanged.name, tell)
      .on('connect', () => {
        isConnected = true;
        tell(null);
      })
      .on('disconnect', () => {
        isConnected = false;
      })
      .on(sessionEnded.name, () => void askWhy(socket).catch(ignore))
      .on('connect_error', () => {
        // What the server refuses is not tried again by itself.
        if (!socket.active) setTimeout(() => socket.connect(), RETRY_MS);
      });
  });
};

/** Told when something in one of these queues has changed, on one site or any. */
export const onQueueChange = (
  queues: readonly Queue[],
  site: number | undefined,
  changed: () => void,
): (() => void) => {
  const listener = (change: Change) => {
    const isHere = site === undefined || change?.site === site;
    if (change === null || (isHere && queues.includes(change.queue))) changed();
  };
  listeners.add(listener);
  connect();
  return () => listeners.delete(listener);
};

/** Somebody has worked on a queue here. The server says so to all, and to this tab if it is heard. */
export const workedOnQueue = (): void => {
  if (!isConnected) tell(null);
};
