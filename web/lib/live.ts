import type { Socket } from 'socket.io-client';
import type { LiveEvent, Payload } from '#contract/core/live.ts';
import { createEarlyEventBuffer } from './early-events.ts';

const earlyEvents = createEarlyEventBuffer();

let connection: Promise<Socket> | undefined;

/** Not in one go with a page that is being taken over. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** One connection per tab, opened when something first listens; its code loads apart from the page. */
const connect = (): Promise<Socket> => {
  connection ??= nextTask().then(async () => {
    const { io } = await import('socket.io-client');
    const socket = io({ path: '/live', transports: ['websocket'] });
    return socket.onAny(earlyEvents.push);
  });
  return connection;
};

/** Tells what came early, to all who begin to listen at the same time. */
const deliverEarlyEvents = (socket: Socket, name: string): void => {
  for (const payload of earlyEvents.drain(name)) {
    for (const listener of socket.listeners(name)) listener(payload);
  }
};

/** Listens to a live event until the returned function is called, and first to what came before anybody did. */
export const onLive = <E extends LiveEvent>(
  event: E,
  listener: (payload: Payload<E>) => void,
): (() => void) => {
  let stopped = false;
  void connect().then((socket) => {
    if (stopped) return;
    socket.on(event.name, listener as () => void);
    queueMicrotask(() => deliverEarlyEvents(socket, event.name));
  });
  return () => {
    stopped = true;
    void connection?.then((socket) => socket.off(event.name, listener as () => void));
  };
};

/** Told when the connection is back after a break, in which events may have been missed. */
export const onReconnected = (listener: () => void): (() => void) => {
  let stopped = false;
  let wasConnected = false;
  const connected = () => {
    if (wasConnected) listener();
    wasConnected = true;
  };
  void connect().then((socket) => {
    if (stopped) return;
    wasConnected = socket.connected;
    socket.on('connect', connected);
  });
  return () => {
    stopped = true;
    void connection?.then((socket) => socket.off('connect', connected));
  };
};

/** So long a break is nothing to speak of. */
const OFFLINE_AFTER_MS = 3000;

/** Told whether the server can be reached, when that changes for more than a moment. */
export const onReachabilityChange = (listener: (isReached: boolean) => void): (() => void) => {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reportLost = () => {
    timer ??= setTimeout(() => listener(false), OFFLINE_AFTER_MS);
  };
  const reportReached = () => {
    clearTimeout(timer);
    timer = undefined;
    listener(true);
  };
  void connect().then((socket) => {
    if (stopped) return;
    socket
      .on('disconnect', reportLost)
      .on('connect_error', reportLost)
      .on('connect', reportReached);
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    void connection?.then((socket) =>
      socket
        .off('disconnect', reportLost)
        .off('connect_error', reportLost)
        .off('connect', reportReached),
    );
  };
};

/** Connects again, as whoever is signed in now, after the server has cut the connection. */
export const reconnect = (): void => {
  void connection?.then((socket) => socket.connect());
};
