import { eq } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Queue, RoleGrant, StaffRole } from '#contract/console/index.ts';
import * as contract from '#contract/console/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { reportCase } from '../support/cases.ts';
import { freshPostgresUrl } from '../support/database.ts';
import { addPerson } from '../support/people.ts';
import { photoRowsOf, upload } from '../support/photos.ts';
import { claim, decide, release } from '../support/reviews.ts';
import { changeSite } from '../support/sites.ts';
import {
  asConsole,
  consoleHeader,
  listen,
  nextEvent,
  receivedOn,
  sessionHeader,
  socketsOfTest,
  untilHeard,
} from '../support/sockets.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { waitFor } from '../support/wait.ts';

const SITE = 1;
const ELSEWHERE = 2;

const app = await appOfFile();
let origin: string;
const openSocket = socketsOfTest();

beforeAll(async () => {
  await changeSite(app, { settings: { photo_review: 'before' } });
  origin = await listen(app);
});

/** Somebody with an open console, and what it hears. */
const openConsole = async (
  roles: readonly (RoleGrant | StaffRole)[],
  { core }: TestApp = app,
  to = origin,
) => {
  const staff = await addStaff(core, roles);
  const socket = openSocket(to, consoleHeader(staff), asConsole);
  await nextEvent(socket, 'connect');
  return { staff, socket, heard: receivedOn(socket, contract.queueChanged) };
};

const change = ({ core }: TestApp, queue: Queue, site: number) =>
  core.transact((tx) => sendQueueChange(core, tx, queue, site));

const refusalOf = async (socket: Socket) =>
  ((await nextEvent(socket, 'connect_error')) as Error).message;

describe('an open console', () => {
  it('[OPS-4] hears what arrives, is claimed, given back and decided, and nothing more', async () => {
    const { staff, heard } = await openConsole([{ role: 'moderator', site: SITE }]);
    const [ada, bo] = [await addPerson(app.core, 'Ada'), await addPerson(app.core, 'Bo')];
    await upload(app, ada);
    await untilHeard(heard, 1);
    await claim(app, staff, 'photo');
    await untilHeard(heard, 2);
    await release(app, staff, 'photo');
    await untilHeard(heard, 3);
    const [photo] = await photoRowsOf(app.core, ada);
    await decide(app, staff, { kind: 'photo', id: photo?.id ?? '', decision: 'approved' });
    await untilHeard(heard, 4);
    await app.as(staff)(contract.reviewUndo, { body: { kind: 'photo', id: photo?.id ?? '' } });
    await untilHeard(heard, 5);
    expect(heard).toEqual(Array.from({ length: 5 }, () => ({ queue: 'photo', site: SITE })));
    const id = await reportCase(app, ada, bo);
    await untilHeard(heard, 6);
    await app.as(staff)(contract.caseAssign, { body: { cases: [id], to: staff.id } });
    await untilHeard(heard, 7);
    expect(heard.slice(5)).toEqual(
      Array.from({ length: 2 }, () => ({ queue: 'case', site: SITE })),
    );
  });

  it('[OPS-2] hears only of queues and sites of its owner, and a member of none', async () => {
    const everywhere = await openConsole(['administrator']);
    const elsewhere = await openConsole([{ role: 'moderator', site: ELSEWHERE }]);
    const finance = await openConsole(['finance']);
    const member = openSocket(origin, sessionHeader((await addPerson(app.core, 'Cy')).session));
    await nextEvent(member, 'connect');
    const memberHeard = receivedOn(member, contract.queueChanged);
    await change(app, 'photo', SITE);
    await change(app, 'case', SITE);
    await change(app, 'selfie', ELSEWHERE);
    await untilHeard(everywhere.heard, 3);
    // They are told in turn: whoever heard the last one would have heard those before.
    await untilHeard(elsewhere.heard, 1);
    expect(elsewhere.heard).toEqual([{ queue: 'selfie', site: ELSEWHERE }]);
    expect([...finance.heard, ...memberHeard]).toEqual([]);
  });

  it('[OPS-4] hears what happens in other processes', async () => {
    const DATABASE_URL = await freshPostgresUrl();
    const [here, there] = [await testApp({ DATABASE_URL }), await testApp({ DATABASE_URL })];
    try {
      const { heard } = await openConsole(['moderator'], there, await listen(there));
      // Processes learn of each other by and by.
      await waitFor(async () => {
        await change(here, 'photo', SITE);
        return heard.length > 0 ? true : null;
      }, 'word from the other process');
      expect(heard[0]).toEqual({ queue: 'photo', site: SITE });
    } finally {
      await here.close();
      await there.close();
    }
  });
});

describe('the connection of a console', () => {
  it('[OPS-1] is refused without a session of the console, and to one that is locked', async () => {
    const { session } = await addPerson(app.core, 'Di');
    const locked = await addStaff(app.core, ['moderator']);
    await app.as(locked)(contract.consoleLock);
    for (const headers of [{}, sessionHeader(session), consoleHeader(locked)]) {
      expect(await refusalOf(openSocket(origin, headers, asConsole))).toBe(
        'authentication_required',
      );
    }
    // Nor is somebody of the staff a member.
    const staff = await addStaff(app.core, ['administrator']);
    expect(await refusalOf(openSocket(origin, consoleHeader(staff)))).toBe(
      'authentication_required',
    );
  });

  it('[OPS-1] is refused where the console is not', async () => {
    const apart = await testApp({ CONSOLE_HOST: 'console.localhost' });
    try {
      const staff = await addStaff(apart.core, ['moderator']);
      const socket = openSocket(await listen(apart), consoleHeader(staff), asConsole);
      expect(await refusalOf(socket)).toBe('authentication_required');
    } finally {
      await apart.close();
    }
  });

  it('[OPS-1] closes when the console is locked or left, or its owner is let go', async () => {
    const admin = await addStaff(app.core, ['administrator']);
    const ways: ((staff: Staff) => Promise<unknown>)[] = [
      (staff) => app.as(staff)(contract.consoleLock),
      (staff) => app.as(staff)(contract.consoleSignOut),
      ({ id }) => app.as(admin)(contract.staffDisable, { body: { id, reason: 'Left.' } }),
    ];
    const other = await openConsole(['moderator']);
    for (const way of ways) {
      const { staff, socket } = await openConsole(['moderator']);
      const closed = nextEvent(socket, 'disconnect');
      await way(staff);
      await closed;
    }
    expect(other.socket.connected).toBe(true);
  });

  it('[OPS-1] closes after a rest of which nobody was told', async () => {
    const watched = await testApp({}, undefined, { checkSessionsEvery: 50 });
    try {
      const { staff, socket } = await openConsole(['moderator'], watched, await listen(watched));
      const closed = nextEvent(socket, 'disconnect');
      const { staffSessions } = tables;
      const activeAt = new Date(
        Date.now() - (contract.consoleLimits.staff.lockMinutes + 1) * 60_000,
      );
      await watched.core.db
        .update(staffSessions)
        .set({ activeAt })
        .where(eq(staffSessions.staffId, staff.id));
      await closed;
    } finally {
      await watched.close();
    }
  });
});
