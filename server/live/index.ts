import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { LiveEvent, Payload } from '../../contract/core/live.ts';
import type { Core, Session } from '../core/index.ts';
import { shareThrough } from './adapter.ts';

export { tellMember } from './told.ts';

export interface Live {
  /** Tells all tabs of a member, in every process. */
  tell(userId: string, event: LiveEvent, payload: unknown): void;
  /** Tells the tabs of one session, then closes their connections. */
  end<E extends LiveEvent>(sessionId: string, event: E, payload: Payload<E>): void;
  close(): void;
}

export interface LiveRules {
  /** Whether a page of our own opens the connection. */
  readonly isSameOrigin: (request: IncomingMessage) => boolean;
  readonly sessionOf: (request: IncomingMessage) => Promise<Session | null>;
}

/** What processes tell each other. */
const END = 'end';

const sessionRoom = (id: string) => `session:${id}`;
const memberRoom = (userId: string) => `member:${userId}`;

/** Opens sockets on the port of the pages. It delivers events and decides nothing. */
export const openLive = (core: Core, http: HttpServer, rules: LiveRules): Live => {
  const io = new Server(http, {
    path: '/live',
    serveClient: false,
    // Nothing large ever comes in: members write through the API.
    maxHttpBufferSize: 16 * 1024,
    allowRequest: (request, decide) => decide(null, rules.isSameOrigin(request)),
  });
  const report = (error: Error) => core.log.error({ err: error }, 'live adapter');
  const unshare =
    core.database.kind === 'postgres' ? shareThrough(io, core.database.url, report) : null;

  io.use((socket, next) => {
    rules.sessionOf(socket.request).then(
      (session) => {
        if (!session) {
          next(new Error('authentication_required'));
          return;
        }
        void socket.join([sessionRoom(session.id), memberRoom(session.userId)]);
        next();
      },
      () => next(new Error('unavailable')),
    );
  });

  /** Through the database the two steps could overtake each other, so they travel as one. */
  const endHere = (room: string, event: string, payload: unknown) => {
    io.local.to(room).emit(event, payload);
    io.local.in(room).disconnectSockets(true);
  };
  io.on(END, endHere);

  return {
    tell: (userId, event, payload) => {
      io.to(memberRoom(userId)).emit(event.name, payload);
    },
    end: (sessionId, event, payload) => {
      const room = sessionRoom(sessionId);
      endHere(room, event.name, payload);
      if (unshare) io.serverSideEmit(END, room, event.name, payload);
    },
    close: () => {
      io.disconnectSockets(true);
      io.engine.close();
      unshare?.();
    },
  };
};
