import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteDomainCheck } from '#contract/console/index.ts';
import { askDomain } from '#server/adapters/domains/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const app = await appOfFile();
let ada: Staff;

beforeAll(async () => {
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  ada = await addStaff(app.core, ['administrator']);
});

const check = (domain: string, by = ada, site = '1') =>
  app.as(by)(siteDomainCheck, { query: { site, domain } });

describe('the check of a domain', () => {
  it('[OPS-10] tells that one leads here, and that another has no address', async () => {
    expect(await check('127.0.0.1')).toEqual({ result: 'here' });
    expect(await check('nowhere.invalid')).toEqual({ result: 'no_address' });
  });

  it('[OPS-10] never looks into a network from inside', async () => {
    for (const domain of ['10.0.0.1', '192.168.0.1', '169.254.169.254', '0.0.0.0'])
      expect(await check(domain), domain).toEqual({ result: 'inside' });
  });

  it('[OPS-2] [OPS-10] is for those who may edit the site', async () => {
    const local = await addStaff(app.core, [{ role: 'administrator', site: 2 }]);
    await expect(check('127.0.0.1', local)).rejects.toMatchObject({
      answer: { code: 'site_not_found' },
    });
  });
});

describe('another machine', () => {
  let other: Server;
  let requests: string[];

  beforeAll(async () => {
    requests = [];
    other = createServer((request, response) => {
      requests.push(`${request.headers.host} ${request.url}`);
      if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end();
      else response.end('x'.repeat(100_000));
    });
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => other.close());

  const ask = (path: string) => {
    const { port: ownPort } = other.address() as AddressInfo;
    return askDomain({ domain: '127.0.0.1', path, ownPort });
  };

  it('[OPS-10] is not believed, read to its end, or followed', async () => {
    expect(await ask('/long')).toEqual({ text: 'x'.repeat(200) });
    expect(await ask('/moved')).toEqual({ text: '' });
    expect(requests).toEqual(['127.0.0.1 /long', '127.0.0.1 /moved']);
  });
});
