import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { settings } from '#contract/site.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { editorOf, lastEntryOf } from '../support/publishing.ts';
import { changeSite } from '../support/sites.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { refusal } from '../support/answers.ts';

const app = await appOfFile();
let ada: Staff;
let ben: Staff;

beforeAll(async () => {
  ada = await addStaff(app.core, ['administrator']);
  ben = await addStaff(app.core, ['administrator']);
});

const settingsOf = (host: string) => app.as({ host })(settings, { query: {} });

describe('a draft', () => {
  const HOST = 'duet.localhost';

  beforeEach(async () => {
    const editor = editorOf(app, ada);
    if ((await editor.read()).draft.changes.length > 0) await editor.undo();
  });

  it('[OPS-10] keeps what is changed and shows it to nobody but editors', async () => {
    const editor = editorOf(app, ada);
    const { draft } = await editor.save({ name: 'Duo', niche: 5 });
    expect(draft.changes).toMatchObject([
      { field: 'name', value: 'Duo', by: { id: ada.id, name: ada.name } },
      { field: 'niche', value: 5 },
    ]);
    expect(await settingsOf(HOST)).toMatchObject({ name: 'Duet', niche: 1 });
    expect(await editorOf(app, ben).read()).toMatchObject({
      live: { name: 'Duet', domains: ['localhost', '127.0.0.1', 'duet.localhost'] },
      draft: { changes: [{ field: 'name' }, { field: 'niche' }] },
      row: { changes: 2 },
    });
    await expect(editorOf(app, ben, 99).read()).rejects.toMatchObject(refusal('site_not_found'));
  });

  it('[OPS-10] keeps words that look like something else', async () => {
    const editor = editorOf(app, ada);
    await editor.save({ name: '1984', index_title: 'true', company_kvk: '12345678' });
    expect((await editor.read()).draft.changes).toMatchObject([
      { field: 'company_kvk', value: '12345678' },
      { field: 'index_title', value: 'true' },
      { field: 'name', value: '1984' },
    ]);
    expect((await editor.review()).problems).toEqual([]);
  });

  it('[OPS-10] forgets what is undone, or set back by hand', async () => {
    const editor = editorOf(app, ada);
    await editor.save({ name: 'Duo', niche: 5, refund_days: 20 });
    expect((await editor.undo(['niche'])).draft.changes).toHaveLength(2);
    expect((await editor.save({ name: 'Duet' })).draft.changes).toMatchObject([
      { field: 'refund_days', value: 20 },
    ]);
    expect((await editor.undo()).draft.changes).toEqual([]);
    expect(await lastEntryOf(app, 1)).toMatchObject({
      action: 'site_draft_discarded',
      values: { changes: 1 },
    });
  });

  it('[OPS-10] of two editors keeps both, but where one has not seen the other', async () => {
    const [first, second] = [editorOf(app, ada), editorOf(app, ben)];
    const seen = await first.seen();
    await first.save({ name: 'Duo' }, seen);
    await second.save({ description: 'For two.' }, seen);
    await expect(second.save({ name: 'Pair', niche: 2 }, seen)).rejects.toMatchObject({
      answer: {
        code: 'field_changed',
        values: { field: 'name', name: ada.name, value: '"Duo"' },
      },
    });
    const { draft } = await second.read();
    expect(draft.changes).toMatchObject([
      { field: 'description', value: 'For two.', by: { id: ben.id } },
      { field: 'name', value: 'Duo', by: { id: ada.id } },
    ]);
    await second.save({ name: 'Pair' }, draft.revision);
    await first.save({ niche: 3 }, draft.revision);
    await expect(first.save({ name: 'Both' }, draft.revision)).rejects.toMatchObject(
      refusal('field_changed'),
    );
  });

  it('[OPS-10] takes saves of two at once one after the other', async () => {
    const [first, second] = [editorOf(app, ada), editorOf(app, ben)];
    const seen = await first.seen();
    const answers = await Promise.allSettled([
      first.save({ name: 'Duo' }, seen),
      second.save({ name: 'Pair' }, seen),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('[OPS-10] asks no more for a message than the smallest package has', async () => {
    const editor = editorOf(app, ada);
    const row = { siteId: 1, country: 'NL', credits: 10, minor: 999 };
    const [added] = await app.core.db.insert(tables.packages).values(row).returning();
    await editor.save({ message_credits: 11 });
    expect((await editor.review()).problems).toEqual([
      { field: 'message_credits', code: 'message_unpayable', found: '10' },
    ]);
    await expect(editor.publish()).rejects.toMatchObject(refusal('draft_unfit'));
    await editor.save({ message_credits: 10 });
    expect((await editor.review()).problems).toEqual([]);
    await app.core.db.delete(tables.packages).where(eq(tables.packages.id, added?.id ?? 0));
  });

  it.each([
    ['an empty name', { name: ' ' }, 'fields.name'],
    ['a long name', { name: 'x'.repeat(61) }, 'fields.name'],
    ['no country', { countries: [] }, 'fields.countries'],
    ['a country that nobody serves', { countries: ['JP'] }, 'fields.countries.0'],
    ['a look that is not there', { niche: 8 }, 'fields.niche'],
    ['half a credit', { message_credits: 1.5 }, 'fields.message_credits'],
    ['costs below nothing', { photo_credits: -1 }, 'fields.photo_credits'],
    ['messages longer than any', { message_length: 5001 }, 'fields.message_length'],
    ['a broken address', { support_email: 'nobody' }, 'fields.support_email'],
    ['a script for a phone', { support_phone: 'javascript:1' }, 'fields.support_phone'],
    ['no domain', { domains: [] }, 'fields.domains'],
    ['a domain with a path', { domains: ['a.example/b'] }, 'fields.domains.0'],
    ['a language that nobody speaks', { domain_language: 'xx' }, 'fields.domain_language'],
    ['a prefix without TLS', { cdn_prefix: 'http://cdn.example' }, 'fields.cdn_prefix'],
  ])('[OPS-10] refuses %s', async (_, fields, field) => {
    const body = { site: 1, seen: 0, fields };
    const answer = await app.send('POST', contract.siteDraftSave.path, {
      staff: ada.staff,
      body,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: object }>().fields).toHaveProperty([field]);
    expect((await editorOf(app, ada).read()).draft.changes).toEqual([]);
  });

  it('[OPS-2] [OPS-10] is for those who may edit the site', async () => {
    const local = await addStaff(app.core, [{ role: 'administrator', site: 2 }]);
    const { sites, may_add: mayAdd } = await app.as(local)(contract.siteList);
    expect([sites.map(({ id }) => id), mayAdd]).toEqual([[2], false]);
    expect((await editorOf(app, local, 2).save({ name: 'Wald' })).draft.changes).toHaveLength(1);
    await editorOf(app, local, 2).undo();
    for (const site of [1, 99]) {
      await expect(editorOf(app, local, site).read()).rejects.toMatchObject(
        refusal('site_not_found'),
      );
      await expect(editorOf(app, local, site).save({ name: 'No' }, 0)).rejects.toMatchObject(
        refusal('site_not_found'),
      );
    }
    const body = { name: 'Mine', domain: 'mine.example', company: 1 };
    await expect(app.as(local)(contract.siteAdd, { body })).rejects.toMatchObject(
      refusal('not_found'),
    );
  });

  it('[OPS-10] changes a company only for those who may edit all its sites', async () => {
    const local = await addStaff(app.core, [{ role: 'administrator', site: 1 }]);
    await changeSite(app, { companyId: 1 }, 3);
    const editor = editorOf(app, local);
    await expect(editor.save({ company_name: 'Mine' })).rejects.toMatchObject(
      refusal('company_shared'),
    );
    await editorOf(app, ada).save({ company_name: 'Ours' });
    expect(await editorOf(app, ada).review()).toMatchObject({
      changes: [{ field: 'company_name', effects: [{ code: 'company_sites', count: 1 }] }],
      problems: [],
    });
    expect((await editor.review()).problems).toEqual([
      { field: 'company_name', code: 'company_shared' },
    ]);
    await expect(editor.publish()).rejects.toMatchObject(refusal('draft_unfit'));
    await changeSite(app, { companyId: 6 }, 3);
    await editorOf(app, ada).undo();
  });

  it('[OPS-10] tells who changed a company in the history of all its sites', async () => {
    await changeSite(app, { companyId: 1 }, 3);
    const editor = editorOf(app, ada);
    await editor.save({ company_city: 'Newtown', description: 'For two.' });
    await editor.publish('We moved');
    expect((await editorOf(app, ben, 3).history()).versions).toMatchObject([
      {
        number: 2,
        by: { id: ada.id },
        note: 'We moved',
        changes: [{ field: 'company_city', new: 'Newtown' }],
      },
      { number: 1, by: null, changes: [] },
    ]);
    expect((await editorOf(app, ben, 3).read()).live['description']).not.toBe('For two.');
    await changeSite(app, { companyId: 6 }, 3);
  });
});
