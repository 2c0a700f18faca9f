import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { api } from '#contract/index.ts';
import { expectError } from '../support/answers.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { endpoints, titled } from '../support/endpoints.ts';
import { BROKEN_BODIES } from '../support/hostile.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { requestOf, sampleOf } from '../support/sample.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const app = await appOfFile();
let member: Person;
let admin: Staff;

beforeAll(async () => {
  member = await addPerson(app.core, 'Fay');
  admin = await addStaff(app.core, ['administrator']);
});

let calls = 0;

/** Somebody who may call the endpoint: what is refused like this ends no session. */
const allowed = async ({ access, accepts }: Endpoint) => {
  calls += 1;
  const address = `10.0.${calls >> 8}.${calls & 255}`;
  if (access === 'anyone') return { address };
  // Uploads count before they are read, whatever they are.
  if (accepts && access === 'member')
    return { address, session: (await addPerson(app.core, `Fay${calls}`)).session };
  return access === 'staff'
    ? { address, staff: admin.staff }
    : { address, session: member.session };
};

type Broken = (typeof BROKEN_BODIES)[number];

const refuses = async (spec: Endpoint, [, type, body]: Broken) => {
  const [method, url] = requestOf(spec, sampleOf(spec));
  const headers = { 'content-type': type };
  const answer = await app.send(method, url, { ...(await allowed(spec)), body, headers });
  expectError(spec, answer);
  expect([400, 413, 415]).toContain(answer.statusCode);
};

// Bodies are read in three ways, before anybody looks at what the call is about.
describe.each(titled([api.complaintFile, api.photoAdd, api.mailEvent]))('%s', (_, spec) => {
  it.each(BROKEN_BODIES)('[API-6] refuses %s as a body', async (...broken) => {
    await refuses(spec, broken);
  });
});

const FEW = BROKEN_BODIES.filter(([title]) => title === 'no JSON' || title === 'XML');

describe.each(titled(endpoints.filter(({ body }) => body !== undefined)))('%s', (_, spec) => {
  it('[API-6] refuses a body that is no JSON, or does not claim to be', async () => {
    expect(FEW).toHaveLength(2);
    for (const broken of FEW) await refuses(spec, broken);
  });
});
