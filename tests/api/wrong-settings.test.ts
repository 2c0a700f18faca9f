import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteSettings } from '#contract/site.ts';
import { tables } from '#server/db/index.ts';
import { clearSiteCache, readSites, siteById } from '#server/features/site/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { changeSite } from '../support/sites.ts';

const WRONG = { message_credits: 'two' } as unknown as Partial<SiteSettings>;

const hosts = ['duet.localhost', 'evergreen.localhost', 'harbour.localhost'] as const;

let app: TestApp;
let log: string[];

const begin = async () => {
  log = [];
  app = await testApp({}, async () => new Response('page'), {
    logTo: { write: (line) => void log.push(line) },
  });
};

/** On a busy machine the job queue tells of its own troubles beside. */
const toldOfSites = () =>
  log.map((line) => JSON.parse(line) as object).filter((line) => 'site' in line);

const statuses = () =>
  Promise.all(
    hosts.map(async (host) => (await app.send('GET', '/api/settings.php', { host })).statusCode),
  );

const counted = async () => {
  const { payload } = await app.send('GET', '/metrics');
  return /^sites_with_wrong_settings (\d+)$/m.exec(payload)?.[1];
};

describe('a site whose settings stop fitting', () => {
  beforeAll(begin);

  afterAll(() => app.close());

  it('[SITE-1] [OPS-10] goes on with those that did, and leaves the others alone', async () => {
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await counted()).toBe('0');
    const before = await changeSite(app, { settings: WRONG }, 3);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await siteById(app.core, 3)).toMatchObject({ settings: before.settings });
    expect(await readSites(app.core, app.core.db)).toHaveLength(3);
    expect(await counted()).toBe('1');
    expect((await app.send('GET', '/readyz')).statusCode).toBe(200);
    await changeSite(app, before, 3);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await counted()).toBe('0');
  });

  it('[OPS-16] is told in the log once for each change, without its values', async () => {
    const read = async () => {
      clearSiteCache(app.core);
      await statuses();
    };
    const before = await changeSite(app, { settings: WRONG }, 3);
    log.length = 0;
    await read();
    await read();
    expect(toldOfSites()).toMatchObject([
      { site: 3, isKept: true, reasons: ['message_credits: invalid_type, expected number'] },
    ]);
    expect(log.join()).not.toContain('two');
    const more = { ...WRONG, logged_out_search: 'no' } as unknown as Partial<SiteSettings>;
    await changeSite(app, { settings: more }, 3);
    await read();
    expect(toldOfSites()).toHaveLength(2);
    await changeSite(app, before, 3);
  });
});

describe('a site whose settings never fitted', () => {
  beforeAll(async () => {
    await begin();
    const [row] = await app.core.db.select().from(tables.sites).where(eq(tables.sites.id, 3));
    await changeSite(app, { settings: { ...row?.settings, ...WRONG } }, 3);
  });

  afterAll(() => app.close());

  it('[SITE-1] [OPS-10] answers that it cannot be served, on its own hosts only', async () => {
    expect(await statuses()).toEqual([200, 200, 503]);
    const answer = await app.send('GET', '/api/settings.php', { host: hosts[2] });
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const page = await app.send('GET', '/', { host: hosts[2], headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(503);
    expect(page.payload).toContain('please try again later');
    expect(toldOfSites()).toHaveLength(1);
    expect(await readSites(app.core, app.core.db)).toHaveLength(2);
    expect(await counted()).toBe('1');
    expect((await app.send('GET', '/readyz')).statusCode).toBe(200);
  });

  it('[SITE-1] is served as soon as they fit', async () => {
    await changeSite(app, { settings: { message_credits: 2 } }, 3);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await counted()).toBe('0');
  });
});
