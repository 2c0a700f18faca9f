import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { sessionEnded } from '#contract/accounts/index.ts';
import { queueChanged } from '#contract/console/index.ts';
import type { LiveEvent, Payload } from '#contract/core/live.ts';
import type { Core, Session, StaffSession } from '#server/core/index.ts';
import { attachPostgresAdapter } from './postgres-adapter.ts';
import type { TabKind } from './measure-tabs.ts';
import { queueRoomsOf, roomsOfQueue } from './queue-rooms.ts';

export { sendQueueChange } from './send-queue-change.ts';
export { measureRelay } from './measure-relay.ts';
export { measureTabs } from './measure-tabs.ts';
export { sendLiveEvent, sendLiveEvents } from './send-live-event.ts';

/** What is kept with a connection. */
interface SocketData {
  kind: TabKind;
}

interface Live {
  /** Tells all tabs of some members, in every process. */
  send(userIds: readonly string[], event: LiveEvent, payload: unknown): void;
  /** Tells the consoles of all who work on a queue of a site. */
  sendQueueChange(change: Payload<typeof queueChanged>): void;
  /** Tells the tabs of one session, then closes their connections. */
  endSession(sessionId: string): void;
  /** The tabs that are connected to this process. */
  countTabs(): Readonly<Record<TabKind, number>>;
  close(): void;
}

export interface LiveRules {
  /** Whether a page of our own opens the connection. */
  readonly isSameOrigin: (request: IncomingMessage) => boolean;
  readonly sessionOf: (request: IncomingMessage) => Promise<Session | null>;
  /** Whoever is signed in to the console and has not locked it. */
  readonly staffOf: (request: IncomingMessage) => Promise<StaffSession | null>;
  /** Whether a session is still there; who asks for many at the same time costs one query. */
  readonly isAlive: (sessionId: string) => Promise<boolean>;
}

/** Milliseconds: how long a tab may outlive its session if the word of its end was lost. */
const CHECK_EVERY_MS = 60_000;

/** As many tabs of one console are told of changes; others look for themselves now and then. */
const MAX_CONSOLE_TABS = 20;

/** What processes tell each other. */
const END = 'end';
const SEND = 'tell';

const SESSION = 'session:';
const sessionRoom = (id: string) => `${SESSION}${id}`;
const memberRoom = (userId: string) => `member:${userId}`;

/** Opens sockets on the port of the pages. It delivers events and decides nothing. */
export const openLive = (
  core: Core,
  http: HttpServer,
  rules: LiveRules,
  checkEvery = CHECK_EVERY_MS,
): Live => {
  const io = new Server(http, {
    path: '/live',
    serveClient: false,
    // Nothing large ever comes in: members write through the API.
    maxHttpBufferSize: 16 * 1024,
    allowRequest: (request, decide) => {
      const isOurs = rules.isSameOrigin(request);
      if (!isOurs) core.log.info({ security: 'socket_refused' }, 'security');
      decide(null, isOurs);
    },
  });
  const report = (error: Error) => core.log.error({ err: error }, 'live adapter');
  const { relay } = core;
  if (relay) io.adapter(relay.createAdapter());
  const detachPostgres =
    core.database.kind === 'postgres' && !relay
      ? attachPostgresAdapter(io, core.database.directUrl, report)
      : null;

  const memberRoomsFor = async (request: IncomingMessage) => {
    const session = await rules.sessionOf(request);
    return session && [sessionRoom(session.id), memberRoom(session.userId)];
  };

  /** A console hears of queues, and of no member. */
  const consoleRoomsFor = async (request: IncomingMessage) => {
    const staff = await rules.staffOf(request);
    if (!staff) return null;
    const room = sessionRoom(staff.id);
    const tabs = io.of('/').adapter.rooms.get(room)?.size ?? 0;
    return tabs < MAX_CONSOLE_TABS ? [room, ...queueRoomsOf(staff.roles)] : null;
  };

  io.use((socket, next) => {
    const isConsole = socket.handshake.auth['console'] === true;
    const rooms = (isConsole ? consoleRoomsFor : memberRoomsFor)(socket.request);
    rooms.then(
      (joined) => {
        if (joined) void socket.join(joined);
        (socket.data as SocketData).kind = isConsole ? 'console' : 'member';
        next(joined ? undefined : new Error('authentication_required'));
      },
      () => next(new Error('unavailable')),
    );
  });

  const endIn = (where: Pick<Server, 'to' | 'in'>, sessionId: string) => {
    const room = sessionRoom(sessionId);
    where.to(room).emit(sessionEnded.name, {});
    where.in(room).disconnectSockets(true);
  };
  /** Through the database the two steps could overtake each other, so they travel as one. */
  const endHere = (sessionId: string) => endIn(io.local, sessionId);
  io.on(END, endHere);

  /** Ends the tabs here of sessions that ended without a word reaching them. */
  const endExpired = (rooms: readonly string[]): void => {
    const ids = rooms
      .filter((room) => room.startsWith(SESSION))
      .map((room) => room.slice(SESSION.length));
    Promise.all(
      ids.map(async (id) => {
        if (!(await rules.isAlive(id))) endHere(id);
      }),
    ).catch((error: unknown) => core.log.error({ err: error }, 'live sessions'));
  };
  // Only from here on an end reaches the tab; its session may have ended since it was read.
  io.on('connection', (socket) => endExpired([...socket.rooms]));
  // A word between processes is lost while one of them is not connected to what carries it.
  const checkSessions = () => endExpired([...io.of('/').adapter.rooms.keys()]);
  const checkTimer = setInterval(checkSessions, checkEvery).unref();

  const sendHere = (rooms: string[], event: string, payload: unknown) =>
    void io.local.to(rooms).emit(event, payload);
  io.on(SEND, sendHere);

  /** A process that knows of no other one spares the database the word. */
  const sendToOtherProcesses = (...word: readonly [string, ...unknown[]]) => {
    if (!detachPostgres) return;
    void io
      .of('/')
      .adapter.serverCount()
      .then((processes) => {
        if (processes > 1) io.serverSideEmit(...word);
      });
  };

  const send = (rooms: string[], event: LiveEvent, payload: unknown) => {
    if (relay) {
      io.to(rooms).emit(event.name, payload);
      return;
    }
    // Tabs of this process need not wait until the others were told.
    sendHere(rooms, event.name, payload);
    sendToOtherProcesses(SEND, rooms, event.name, payload);
  };

  return {
    send: (userIds, event, payload) => send(userIds.map(memberRoom), event, payload),
    sendQueueChange: (change) => send(roomsOfQueue(change), queueChanged, change),
    endSession: (sessionId) => {
      endHere(sessionId);
      if (relay) endIn(io, sessionId);
      else sendToOtherProcesses(END, sessionId);
    },
    countTabs: () => {
      const counts = { member: 0, console: 0 };
      for (const { data } of io.of('/').sockets.values()) counts[(data as SocketData).kind] += 1;
      return counts;
    },
    close: () => {
      clearInterval(checkTimer);
      // Cut and not ended: so tabs connect again by themselves, to another process. Ending them would
      // reach those of all processes.
      io.engine.close();
      detachPostgres?.();
      if (relay) void io.of('/').adapter.close();
    },
  };
};
