import type { Socket } from 'socket.io-client';
import type { LiveEvent, Payload } from '../../contract/core/live.ts';
import { earlyEvents } from './early-events.ts';

const early = earlyEvents();

let connection: Promise<Socket> | undefined;

/** One connection per tab, opened when something first listens; its code loads apart from the page. */
const connect = (): Promise<Socket> => {
  connection ??= import('socket.io-client').then(({ io }) => {
    const socket = io({ path: '/live', transports: ['websocket'] });
    return socket.onAny(early.keep);
  });
  return connection;
};

/** Tells what came early, to all who begin to listen at the same time. */
const tellEarly = (socket: Socket, name: string): void => {
  for (const payload of early.take(name)) {
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
    queueMicrotask(() => tellEarly(socket, event.name));
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
const BREAK_MS = 3000;

/** Told whether the server can be reached, when that changes for more than a moment. */
export const onReached = (listener: (isReached: boolean) => void): (() => void) => {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = () => {
    timer ??= setTimeout(() => listener(false), BREAK_MS);
  };
  const found = () => {
    clearTimeout(timer);
    timer = undefined;
    listener(true);
  };
  void connect().then((socket) => {
    if (stopped) return;
    socket.on('disconnect', lost).on('connect_error', lost).on('connect', found);
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    void connection?.then((socket) =>
      socket.off('disconnect', lost).off('connect_error', lost).off('connect', found),
    );
  };
};

/** Connects again, as whoever is signed in now, after the server has cut the connection. */
export const reconnect = (): void => {
  void connection?.then((socket) => socket.connect());
};
