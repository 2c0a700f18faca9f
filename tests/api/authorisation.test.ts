import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/core/endpoint.ts';
import { addressPattern, isWrite } from '../../contract/core/endpoint.ts';
import { api } from '../../contract/index.ts';
import { complaintFile } from '../../contract/moderation.ts';
import { expectContract } from '../support/answers.ts';
import type { Raw, TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import type { Known } from '../support/sample.ts';
import { requestOf, sampleOf } from '../support/sample.ts';

/** The contract decides what is walked here: a new endpoint is covered the day it is added. */
const endpoints: readonly Endpoint[] = Object.values(api);

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

const titled = (specs: readonly Endpoint[]) =>
  specs.map((spec) => [`${spec.name}: ${spec.method} ${addressPattern(spec)}`, spec] as const);

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

const foreign = [
  ['that does not say where it comes from', {}],
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from a neighbouring domain', { 'sec-fetch-site': 'same-site' }],
  ['from outside any page', { 'sec-fetch-site': 'none' }],
  ['of an older browser on another site', { origin: 'https://elsewhere.example' }],
  ['of a sandboxed frame', { origin: 'null' }],
  ['that claims two origins', { 'sec-fetch-site': 'cross-site', origin: 'http://duet.localhost' }],
] as const;

const acting = endpoints.filter((spec) => isWrite(spec) || spec.sameOrigin);

describe.each(titled(acting))('%s', (_, spec) => {
  it.each(foreign)('[API-9] refuses a request %s', async (_title, origin) => {
    const headers = { 'sec-fetch-site': undefined, ...origin };
    // Partners call from their servers, which send no such header; browsers always do.
    if (spec.servers && Object.keys(origin).length === 0) return;
    for (const raw of [{ headers }, { headers, session: owner.session }]) {
      const answer = await call(spec, raw);
      expectContract(spec, answer);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
    }
  });

  it('believes the Origin of an older browser on our own page', async () => {
    const headers = { 'sec-fetch-site': undefined, origin: 'http://duet.localhost' };
    const answer = await call(spec, { headers });
    expectContract(spec, answer);
    expect(answer.payload).not.toContain('foreign_origin');
  });
});

describe('the contract and the server', () => {
  it('[API-2] name the same calls', async () => {
    const answer = await app.send('GET', '/api/openapi.json');
    const { paths } = answer.json<{ paths: Record<string, object> }>();
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = endpoints.map((spec) => `${spec.method} ${addressPattern(spec)}`);
    expect(served.toSorted()).toEqual(declared.toSorted());
  });

  it('[API-2] give each call a name and an address of its own', () => {
    expect(Object.entries(api).filter(([name, spec]) => name !== spec.name)).toEqual([]);
    const addresses = endpoints.map((spec) => `${spec.method} ${addressPattern(spec)}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
