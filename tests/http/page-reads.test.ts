import { beforeAll, describe, expect, it } from 'vitest';
import { user } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import { indexMembers, member } from '#contract/members/index.ts';
import { profile } from '#contract/members/profile.ts';
import { companyInfo, page } from '#contract/site.ts';
import type { HandlePage, ReadAnswer } from '#contract/visit.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';

/** A page that says what it was told when it read what its address names. */
const handle: HandlePage = async (sent, visit) => {
  const { searchParams } = new URL(sent.url);
  const { name, params, query } = JSON.parse(searchParams.get('ask') ?? '{}') as {
    name: string;
    params?: object;
    query?: object;
  };
  return Response.json(await visit.read(name, { params: { ...params }, query: { ...query } }));
};

let ada: Person;

const app = await appOfFile({}, handle);

beforeAll(async () => {
  ada = await addPerson(app.core, 'Ada');
});

const ask = async (asked: object, session?: string): Promise<ReadAnswer> => {
  const address = `/a-page?ask=${encodeURIComponent(JSON.stringify(asked))}`;
  return (await app.send('GET', address, session ? { session } : {})).json();
};

describe('what a page reads', () => {
  it('is what the same call answers over HTTP', async () => {
    const query = { page: 'terms', lang: 'de' };
    const over = await app.send('GET', `${page.path}?page=terms&lang=de`);
    expect(await ask({ name: page.name, query })).toEqual({ status: 200, answer: over.json() });
    const company = await app.send('GET', companyInfo.path);
    expect(await ask({ name: companyInfo.name })).toEqual({ status: 200, answer: company.json() });
    const own = await app.send('GET', user.path, { session: ada.session });
    expect(await ask({ name: user.name }, ada.session)).toEqual({
      status: 200,
      answer: own.json(),
    });
  });

  it('is refused to whoever may not call', async () => {
    expect(await ask({ name: profile.name })).toMatchObject({
      status: 403,
      refused: { code: 'authentication_required', authentication_required: true },
    });
  });

  it('is refused field by field', async () => {
    expect(await ask({ name: member.name, params: { id: 7 }, query: { id: 7 } })).toMatchObject({
      status: 400,
      refused: { code: 'invalid_input', fields: { id: { code: 'invalid' } } },
    });
  });

  it('counts as a call', async () => {
    expect((await ask({ name: indexMembers.name })).status).toBe(200);
    await app.core.db.update(tables.rateLimits).set({ count: limits.searchesForVisitors.max });
    expect((await app.send('GET', indexMembers.path)).statusCode).toBe(429);
    const answer = await ask({ name: indexMembers.name });
    expect(answer).toMatchObject({ status: 429, refused: { code: 'too_many_requests' } });
  });

  it('is nothing that is not there, or that writes', async () => {
    expect((await app.send('GET', '/a-page?ask={"name":"logout"}')).statusCode).toBe(500);
  });
});
