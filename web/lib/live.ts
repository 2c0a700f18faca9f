import type { Socket } from 'socket.io-client';
import type { LiveEvent, Payload } from '../../contract/core/live.ts';

let connection: Promise<Socket> | undefined;

/** One connection per tab, opened when something first listens; its code loads apart from the page. */
const connect = (): Promise<Socket> => {
  connection ??= import('socket.io-client').then(({ io }) =>
    io({ path: '/live', transports: ['websocket'] }),
  );
  return connection;
};

/** Listens to a live event until the returned function is called. */
export const onLive = <E extends LiveEvent>(
  event: E,
  listener: (payload: Payload<E>) => void,
): (() => void) => {
  let stopped = false;
  void connect().then((socket) => {
    if (!stopped) socket.on(event.name, listener as () => void);
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

/** Connects again, as whoever is signed in now, after the server has cut the connection. */
export const reconnect = (): void => {
  void connection?.then((socket) => socket.connect());
};
