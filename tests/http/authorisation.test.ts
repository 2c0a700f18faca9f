import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { grantOf, staffRoles } from '#contract/console/index.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { isWrite } from '#contract/core/endpoint.ts';
import { complaint, complaintFile } from '#contract/moderation.ts';
import { tables } from '#server/db/index.ts';
import { expectContract } from '../support/answers.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { consoleEndpoints, memberEndpoints, titled } from '../support/endpoints.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import type { Known } from '../support/sample.ts';
import { requestOf, sampleOf } from '../support/sample.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const NAME = 'Ottoline';
/** What only the owner and the staff may read; the name of a profile is for everyone. */
const OWN_NAME = 'Ottoline in full';
const EMAIL = 'ottoline.marked@people.example';
const WORDS = 'quite unlike any other';

const app = await appOfFile();
let owner: Person;
let boss: Staff;
let reference: string;

beforeAll(async () => {
  owner = await addPerson(app.core, NAME, { email: EMAIL });
  boss = await addStaff(app.core, ['administrator']);
  const file = app.as({ session: owner.session });
  const message = `A complaint that is ${WORDS}.`;
  const body = { name: OWN_NAME, email: EMAIL, topic: 'other', message } as const;
  ({ reference } = await file(complaintFile, { body }));
});

let walkers = 0;

const newcomer = () => {
  walkers += 1;
  return addPerson(app.core, `Walker${walkers}`);
};

let reader: Promise<Person> | undefined;

/** Somebody new for each call that changes something: some of them end sessions, or more. */
const callerOf = (spec: Endpoint): Promise<Person> =>
  isWrite(spec) || spec.sameOrigin ? newcomer() : (reader ??= newcomer());

const thingsOf = ({ id, profileId }: Person): Known => ({ uuid: profileId, userId: id });

/** A valid call of an endpoint; each comes from another address, so that no limit is reached. */
const call = (spec: Endpoint, raw: Raw = {}, known: Known = {}) => {
  const [method, url, body] = requestOf(spec, sampleOf(spec, known));
  walkers += 1;
  return app.send(method, url, { address: `198.51.100.${walkers % 256}`, ...body, ...raw });
};

const ASKED = { code: 'authentication_required', authentication_required: true };

describe.each(titled(memberEndpoints))('%s', (_, spec) => {
  it('[API-5] asks visitors to sign in unless it is for anyone', async () => {
    const answer = await call(spec);
    expectContract(spec, answer);
    if (spec.access === 'anyone') {
      expect(answer.payload).not.toContain('authentication_required');
    } else {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject(ASKED);
    }
  });

  it('[API-6] answers a member as declared', async () => {
    const member = await callerOf(spec);
    const answer = await call(spec, { session: member.session }, thingsOf(member));
    expectContract(spec, answer);
    expect(answer.payload).not.toContain('authentication_required');
  });

  it('[API-6] tells a stranger nothing about the owner of the things asked for', async () => {
    const stranger = await callerOf(spec);
    // Of what is found by its number: the owner's.
    const known = { ...thingsOf(owner), ...(spec === complaint && { reference }) };
    const answer = await call(spec, { session: stranger.session }, known);
    expectContract(spec, answer);
    for (const mark of [OWN_NAME, EMAIL, WORDS, owner.id])
      expect(answer.payload).not.toContain(mark);
  });
});

type SessionChange = Partial<typeof tables.staffSessions.$inferInsert>;

/** An administrator whose session is not as it should be. */
const administratorWith = async (change: SessionChange): Promise<Staff> => {
  const administrator = await addStaff(app.core, ['administrator']);
  const { staffSessions } = tables;
  await app.core.db
    .update(staffSessions)
    .set(change)
    .where(eq(staffSessions.staffId, administrator.id));
  return administrator;
};

const KEPT_OUT = /"(?:authentication_required|console_locked|proof_required)"/;

/** Somebody who calls one thing after the other, until a call has ended or locked their session. */
const worker = (arrive: () => Promise<Staff>) => {
  let present: Promise<Staff> | undefined;
  return async (spec: Endpoint, known: Known = {}) => {
    present ??= arrive();
    const answer = await call(spec, { staff: (await present).staff }, known);
    if (!KEPT_OUT.test(answer.payload)) return answer;
    present = arrive();
    return call(spec, { staff: (await present).staff }, known);
  };
};

let locked: Staff;
let outsider: Person;

beforeAll(async () => {
  locked = await administratorWith({ lockedAt: app.clock.now() });
  outsider = await newcomer();
});

const unproven = worker(() => administratorWith({ provenAt: null }));
const local = worker(() => addStaff(app.core, [{ role: 'administrator', site: 2 }]));
const workers = new Map(staffRoles.map((role) => [role, worker(() => addStaff(app.core, [role]))]));

describe.each(titled(consoleEndpoints))('%s', (_, spec) => {
  const isForStaff = spec.access === 'staff';
  const refusalIn = (answer: Awaited<ReturnType<typeof call>>) => {
    expectContract(spec, answer);
    return KEPT_OUT.exec(answer.payload)?.[0] ?? null;
  };

  it('[OPS-1] asks for a session in the console, which is open and in which a key was shown', async () => {
    const { session } = outsider;
    const asked = isForStaff ? '"authentication_required"' : null;
    expect(refusalIn(await call(spec))).toBe(asked);
    expect(refusalIn(await call(spec, { session }))).toBe(asked);
    // What is for anyone might open it.
    const { staff } = isForStaff ? locked : await administratorWith({ lockedAt: app.clock.now() });
    expect(refusalIn(await call(spec, { staff }))).toBe(isForStaff ? '"console_locked"' : null);
    const proves = isForStaff && spec.proof === true;
    expect(refusalIn(await unproven(spec))).toBe(proves ? '"proof_required"' : null);
  });

  it('[OPS-2] does not exist for roles without its right', async () => {
    const [method] = requestOf(spec, sampleOf(spec));
    const nothing = await app.send(method, '/api/admin/nothing.php');
    for (const [role, ask] of workers) {
      const answer = await ask(spec);
      expect(refusalIn(answer)).toBe(null);
      const mayCall = !isForStaff || spec.right === 'none' || grantOf(role, spec.right) !== null;
      if (mayCall) continue;
      const { statusCode, payload } = answer;
      expect({ statusCode, payload }, role).toEqual({
        statusCode: nothing.statusCode,
        payload: nothing.payload,
      });
    }
  });

  it('[OPS-2] tells those of another site nothing about this one', async () => {
    const answer = await local(spec, { ...thingsOf(owner), reference });
    expectContract(spec, answer);
    for (const mark of [OWN_NAME, EMAIL, WORDS, owner.id, boss.email])
      expect(answer.payload).not.toContain(mark);
  });
});
