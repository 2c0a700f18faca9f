import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { afterEach } from 'vitest';
import type { App } from '#server/app.ts';
import { cookies } from '#contract/cookies.ts';
import type { LiveEvent, Payload } from '#contract/core/live.ts';
import { waitFor } from './wait.ts';

/** Lets an app listen, and tells where. */
export const listen = ({ http }: App): Promise<string> =>
  http.listen({ port: 0, host: '127.0.0.1' });

/** Opens a live connection as a browser would. */
export const openSocket = (
  origin: string,
  headers: Record<string, string>,
  auth: Record<string, unknown> = {},
): Socket =>
  io(origin, {
    path: '/live',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin, ...headers },
    auth,
  });

/** Opens live connections that end with the test they were opened in. */
export const socketsOfTest = (): typeof openSocket => {
  const open: Socket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });
  return (...given) => {
    const socket = openSocket(...given);
    open.push(socket);
    return socket;
  };
};

export const sessionHeader = (session: string) => ({ cookie: `${cookies.session}=${session}` });

/** What a page of the console says when it connects. */
export const asConsole = { console: true };

export const consoleHeader = ({ staff }: { readonly staff: string }) => ({
  cookie: `${cookies.console}=${staff}`,
});

export const nextEvent = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => socket.once(event, resolve));

/** Everything of one kind that a connection hears from now on. */
export const receivedOn = <E extends LiveEvent>(socket: Socket, event: E): Payload<E>[] => {
  const heard: Payload<E>[] = [];
  socket.on(event.name, (payload: Payload<E>) => void heard.push(payload));
  return heard;
};

/** Waits until so much was heard. */
export const untilHeard = <T>(heard: readonly T[], count: number): Promise<readonly T[]> =>
  waitFor(async () => (heard.length >= count ? heard : null), `${count} events`);
