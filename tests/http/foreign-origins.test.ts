import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { isWrite } from '#contract/core/endpoint.ts';
import { api } from '#contract/index.ts';
import { expectContract } from '../support/answers.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { endpoints, titled } from '../support/endpoints.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { requestOf, sampleOf } from '../support/sample.ts';

// Which headers are believed is shown beside the code; here, that every call asks.

const app = await appOfFile();
let member: Person;

beforeAll(async () => {
  member = await addPerson(app.core, 'Ottoline');
});

const call = (spec: Endpoint, raw: Raw) => {
  const [method, url, body] = requestOf(spec, sampleOf(spec));
  return app.send(method, url, { ...body, ...raw });
};

const acting = endpoints.filter((spec) => isWrite(spec) || spec.sameOrigin);

const ELSEWHERE = { 'sec-fetch-site': 'cross-site' };
const SILENT = { 'sec-fetch-site': undefined };

describe.each(titled(acting))('%s', (_, spec) => {
  it('[API-9] refuses a request from another site, and one that does not say where it comes from', async () => {
    // Partners call from their servers, which send no such header; browsers always do.
    for (const headers of spec.servers ? [ELSEWHERE] : [ELSEWHERE, SILENT]) {
      for (const raw of [{ headers }, { headers, session: member.session }]) {
        const answer = await call(spec, raw);
        expectContract(spec, answer);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
      }
    }
  });
});

describe.each(titled([api.login, api.logout, api.userUpdate, api.signup]))('%s', (_, spec) => {
  it('believes the Origin of an older browser on our own page', async () => {
    const headers = { 'sec-fetch-site': undefined, origin: 'http://duet.localhost' };
    const answer = await call(spec, { headers });
    expectContract(spec, answer);
    expect(answer.payload).not.toContain('foreign_origin');
  });
});
