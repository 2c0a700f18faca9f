import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { complaintFile } from '#contract/moderation.ts';
import { expectContract } from '../support/answers.ts';
import type { Raw, TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { endpoints, titled } from '../support/endpoints.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import type { Known } from '../support/sample.ts';
import { requestOf, sampleOf } from '../support/sample.ts';

const NAME = 'Ottoline';
/** What only the owner and the staff may read; the name of a profile is for everyone. */
const OWN_NAME = 'Ottoline in full';
const EMAIL = 'ottoline.marked@people.example';
const WORDS = 'quite unlike any other';

let app: TestApp;
let owner: Person;
let reference: string;

beforeAll(async () => {
  app = await testApp();
  owner = await addPerson(app.core, NAME, { email: EMAIL });
  const file = app.as({ session: owner.session });
  const message = `A complaint that is ${WORDS}.`;
  const body = { name: OWN_NAME, email: EMAIL, topic: 'other', message } as const;
  ({ reference } = await file(complaintFile, { body }));
});

afterAll(() => app.close());

let walkers = 0;

/** Somebody new for each call: some calls end sessions, or more. */
const somebody = (role: 'member' | 'staff') => {
  walkers += 1;
  return addPerson(app.core, `Walker${walkers}`, { role });
};

const thingsOf = ({ id, profileId }: Person): Known => ({ uuid: profileId, userId: id });

/** A valid call of an endpoint; each comes from another address, so that no limit is reached. */
const call = (spec: Endpoint, raw: Raw = {}, known: Known = {}) => {
  const [method, url, body] = requestOf(spec, sampleOf(spec, known));
  walkers += 1;
  return app.send(method, url, { address: `198.51.100.${walkers % 256}`, ...body, ...raw });
};

describe.each(titled(endpoints))('%s', (_, spec) => {
  it('[API-5] asks visitors to sign in unless it is for anyone', async () => {
    const answer = await call(spec);
    expectContract(spec, answer);
    if (spec.access === 'anyone') {
      expect(answer.payload).not.toContain('authentication_required');
    } else {
      expect(answer.statusCode).toBe(403);
      const asked = { code: 'authentication_required', authentication_required: true };
      expect(answer.json()).toMatchObject(asked);
    }
  });

  it('[API-6] does not exist for members if it is for staff', async () => {
    const member = await somebody('member');
    const answer = await call(spec, { session: member.session }, thingsOf(member));
    expectContract(spec, answer);
    expect(answer.payload).not.toContain('authentication_required');
    if (spec.access !== 'staff') return;
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('[API-6] tells a stranger nothing about the owner of the things asked for', async () => {
    const stranger = await somebody('member');
    const known = { ...thingsOf(owner), reference };
    const answer = await call(spec, { session: stranger.session }, known);
    expectContract(spec, answer);
    for (const mark of [OWN_NAME, EMAIL, WORDS, owner.id])
      expect(answer.payload).not.toContain(mark);
  });

  it('answers staff as declared', async () => {
    const staff = await somebody('staff');
    const answer = await call(spec, { session: staff.session }, thingsOf(staff));
    expectContract(spec, answer);
    expect(answer.payload).not.toContain('authentication_required');
  });
});
