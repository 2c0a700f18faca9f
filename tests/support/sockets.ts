import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import type { App } from '#server/app.ts';
import { cookies } from '#contract/cookies.ts';
import type { LiveEvent, Payload } from '#contract/core/live.ts';

/** Lets an app listen, and tells where. */
export const listen = ({ http }: App): Promise<string> =>
  http.listen({ port: 0, host: '127.0.0.1' });

/** Opens a live connection as a browser would. */
export const openSocket = (origin: string, headers: Record<string, string>): Socket =>
  io(origin, {
    path: '/live',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin, ...headers },
  });

export const sessionHeader = (session: string) => ({ cookie: `${cookies.session}=${session}` });

export const nextEvent = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => socket.once(event, resolve));

/** Everything of one kind that a connection hears from now on. */
export const receivedOn = <E extends LiveEvent>(socket: Socket, event: E): Payload<E>[] => {
  const heard: Payload<E>[] = [];
  socket.on(event.name, (payload: Payload<E>) => void heard.push(payload));
  return heard;
};
