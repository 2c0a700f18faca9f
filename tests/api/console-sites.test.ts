import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import type { Input } from '#contract/core/endpoint.ts';
import { companyInfo, page, settings } from '#contract/site.ts';
import { tables } from '#server/db/index.ts';
import { signUp, signupForm } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { editorOf, lastEntryOf } from '../support/publishing.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { refusal } from '../support/answers.ts';

let ada: Staff;

const app = await appOfFile({}, async () => new Response('page'));

beforeAll(async () => {
  ada = await addStaff(app.core, ['administrator']);
});

const settingsOf = (host: string) => app.as({ host })(settings, { query: {} });

const add = (body: Input<typeof contract.siteAdd>['body']) =>
  app.as(ada)(contract.siteAdd, { body });

const close = (site: number, closed = true, by: Staff = ada) =>
  app.as(by)(contract.siteClose, { body: { site, closed, reason: 'As agreed' } });

describe('a new site', () => {
  it('[OPS-10] is made from nothing, and lets nobody join until that is published', async () => {
    const host = 'meadow.localhost';
    const company = {
      name: 'Example Meadow Ltd',
      address: '7 Sample Row',
      city: 'Sampleton',
      country: 'GB',
      kvk: '00000007',
    };
    const { id } = await add({ name: 'Meadow', domain: host, company });
    expect(await settingsOf(host)).toMatchObject({
      name: 'Meadow',
      domain: host,
      signups: 'closed',
    });
    expect(await app.as({ host })(companyInfo)).toMatchObject({ name: 'Example Meadow Ltd' });
    expect(await lastEntryOf(app, id)).toMatchObject({ action: 'site_added', staffId: ada.id });
    const form = signupForm({ name: 'Mira', email: 'mira@people.example' });
    expect((await signUp(app, form, { host })).json()).toMatchObject({ code: 'signup_closed' });
    const editor = editorOf(app, ada, id);
    await editor.save({ signups: 'all' });
    expect(await editor.publish()).toEqual({ version: 2 });
    expect((await signUp(app, form, { host })).statusCode).toBe(200);
    expect((await app.as(ada)(contract.consoleSession)).sites).toContainEqual({
      id,
      name: 'Meadow',
      domain: host,
      niche: 1,
      fictional: false,
    });
  });

  it('[OPS-10] is made as a copy, with pages and prices, and serves signup at once', async () => {
    const host = 'duo.localhost';
    const price = { siteId: 1, country: 'NL', credits: 77, minor: 777 };
    await app.core.db.insert(tables.packages).values(price);
    const { id } = await add({ name: 'Duo', domain: host, copy_of: 1, company: 1 });
    const [original, copy] = [await settingsOf('localhost'), await settingsOf(host)];
    expect(copy).toEqual({ ...original, name: 'Duo', domain: host });
    expect(copy.minimum_message_costs['NL']).toEqual({ costs: 20, currency: 'EUR' });
    const { version, ...text } = await app.as({ host })(page, {
      query: { page: 'house-rules', lang: 'en' },
    });
    expect([version !== null, text.title]).toEqual([true, 'House rules']);
    const form = signupForm({ name: 'Otis', email: 'otis@people.example' });
    expect((await signUp(app, form, { host })).statusCode).toBe(200);
    expect(await editorOf(app, ada, id).read()).toMatchObject({
      row: { version: 1, changes: 0 },
      company_sites: ['Duet'],
    });
  });

  it('[OPS-10] is not made with the domain of another, or of what is not there', async () => {
    const body = { name: 'Twin', domain: 'twin.localhost', company: 1 };
    await expect(add({ ...body, domain: 'duet.localhost' })).rejects.toMatchObject(
      refusal('domain_taken'),
    );
    await expect(add({ ...body, company: 99 })).rejects.toMatchObject(refusal('company_not_found'));
    await expect(add({ ...body, copy_of: 99 })).rejects.toMatchObject(refusal('site_not_found'));
    const answers = await Promise.allSettled([add(body), add(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a closed site', () => {
  const host = 'harbour.localhost';

  it('[OPS-10] is not served until it is opened again; the others are', async () => {
    await close(3);
    expect((await app.send('GET', settings.path, { host })).json()).toMatchObject({
      code: 'site_closed',
    });
    const shown = await app.send('GET', '/', {
      host,
      headers: { accept: 'text/html', 'accept-language': 'de' },
    });
    expect([shown.statusCode, shown.payload]).toEqual([
      410,
      expect.stringContaining('Diese Website ist geschlossen.'),
    ]);
    expect(await settingsOf('evergreen.localhost')).toMatchObject({ name: 'Evergreen' });
    expect(await lastEntryOf(app, 3)).toMatchObject({ action: 'site_closed', reason: 'As agreed' });
    const { sites } = await app.as(ada)(contract.siteList);
    expect(sites.find(({ id }) => id === 3)?.closed_at).not.toBeNull();
    await close(3, false);
    expect(await settingsOf(host)).toMatchObject({ name: 'Harbour' });
  });

  it('[OPS-10] is never the one that answers for unknown hosts, or that one works on', async () => {
    await expect(close(1)).rejects.toMatchObject(refusal('site_needed'));
    const body = { site: 2, closed: true, reason: 'Oh' };
    const there = app.as({ ...ada, host: 'evergreen.localhost' });
    await expect(there(contract.siteClose, { body })).rejects.toMatchObject(refusal('site_needed'));
    const local = await addStaff(app.core, [{ role: 'administrator', site: 2 }]);
    await expect(close(3, true, local)).rejects.toMatchObject(refusal('site_not_found'));
  });
});
