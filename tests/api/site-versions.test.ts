import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { companyInfo, settings } from '#contract/site.ts';
import { tables } from '#server/db/index.ts';
import { siteOf } from '#server/features/site/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addPerson } from '../support/people.ts';
import { editorOf, lastEntryOf } from '../support/publishing.ts';
import { changeSite } from '../support/sites.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { waitFor } from '../support/wait.ts';
import { refusal } from '../support/answers.ts';

const app = await appOfFile();
let ada: Staff;
let ben: Staff;

beforeAll(async () => {
  ada = await addStaff(app.core, ['administrator']);
  ben = await addStaff(app.core, ['administrator']);
});

const settingsOf = (host: string) => app.as({ host })(settings, { query: {} });

describe('publishing', () => {
  const HOST = 'harbour.localhost';
  const editor = () => editorOf(app, ada, 3);

  it('[OPS-10] makes a version that visitors see, with what it was before', async () => {
    const { save, review, publish, history, read } = editor();
    await expect(publish()).rejects.toMatchObject(refusal('draft_empty'));
    await save({ name: 'Haven', niche: 4, signups: 'all', company_city: 'Newtown' });
    expect(await review()).toMatchObject({
      version: 2,
      problems: [],
      changes: [
        { field: 'company_city', new: 'Newtown' },
        { field: 'name', old: 'Harbour', new: 'Haven', by: { id: ada.id } },
        { field: 'niche', old: 3, new: 4 },
        { field: 'signups', old: 'closed', new: 'all' },
      ],
    });
    expect(await publish('A new name')).toEqual({ version: 2 });
    expect(await settingsOf(HOST)).toMatchObject({ name: 'Haven', niche: 4, signups: 'all' });
    expect(await app.as({ host: HOST })(companyInfo)).toMatchObject({ city: 'Newtown' });
    expect(await read()).toMatchObject({
      draft: { changes: [] },
      row: { version: 2, changes: 0 },
      published_by: { id: ada.id },
    });
    expect((await history()).versions).toMatchObject([
      { number: 2, note: 'A new name', by: { name: ada.name }, changes: [{}, {}, {}, {}] },
      { number: 1, by: null, changes: [] },
    ]);
    expect(await lastEntryOf(app, 3)).toMatchObject({
      action: 'site_published',
      staffId: ada.id,
      values: { version: 2, changes: 4 },
      reason: 'A new name',
    });
  });

  it('[OPS-10] publishes what was reviewed and nothing else', async () => {
    const { save, review } = editor();
    await save({ refund_days: 31 });
    const { reviewed } = await review();
    await editorOf(app, ben, 3).save({ refund_days: 3 });
    const body = { site: 3, reviewed, note: '' };
    await expect(app.as(ada)(contract.sitePublish, { body })).rejects.toMatchObject(
      refusal('draft_changed'),
    );
    expect(await settingsOf(HOST)).toMatchObject({ refund_days: 30 });
    const { reviewed: again } = await review();
    const answers = await Promise.allSettled(
      [ada, ben].map((by) =>
        app.as(by)(contract.sitePublish, { body: { site: 3, reviewed: again, note: '' } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await settingsOf(HOST)).toMatchObject({ refund_days: 3 });
  });

  it('[OPS-1] [OPS-10] asks for the passkey again', async () => {
    const { save, review } = editor();
    await save({ refund_days: 7 });
    const { reviewed } = await review();
    await app.core.db
      .update(tables.staffSessions)
      .set({ provenAt: null })
      .where(eq(tables.staffSessions.staffId, ben.id));
    const body = { site: 3, reviewed, note: '' };
    await expect(app.as(ben)(contract.sitePublish, { body })).rejects.toMatchObject(
      refusal('proof_required'),
    );
    await app.core.db
      .update(tables.staffSessions)
      .set({ provenAt: app.clock.now() })
      .where(eq(tables.staffSessions.staffId, ben.id));
    await editor().undo();
  });

  it('[OPS-10] refuses the domain of another site, and keeps its own in order', async () => {
    const { save, review, publish, undo } = editor();
    await save({ domains: ['harbour.localhost', 'evergreen.localhost'] });
    expect((await review()).problems).toEqual([{ field: 'domains', code: 'domain_taken' }]);
    await expect(publish()).rejects.toMatchObject(refusal('draft_unfit'));
    await undo();
    await save({ domains: ['quay.example', 'harbour.localhost', 'b.example', 'B.example '] });
    await publish();
    expect((await editor().read()).live['domains']).toEqual([
      'quay.example',
      'b.example',
      'harbour.localhost',
    ]);
    expect(await settingsOf('www.b.example')).toMatchObject({
      name: 'Haven',
      domain: 'quay.example',
    });
    await save({ domains: ['harbour.localhost'] });
    expect(await review()).toMatchObject({
      changes: [{ field: 'domains', effects: [{ code: 'domains_gone', count: 2 }] }],
    });
    await publish();
    expect(await settingsOf('b.example')).toMatchObject({ name: 'Duet' });
  });

  it('[OPS-10] tells what follows for members of a country that is left', async () => {
    await addPerson(app.core, 'Ada', { siteId: 3, country: 'GB' });
    const { save, review, undo } = editor();
    await save({ countries: ['IE', 'US', 'NL'] });
    expect((await review()).changes).toMatchObject([
      {
        field: 'countries',
        effects: [
          { code: 'members_there', count: 1 },
          { code: 'starter_prices', count: 1 },
        ],
      },
    ]);
    await undo();
  });

  it('[OPS-10] mends a site whose settings do not fit, and no other is touched', async () => {
    const before = await changeSite(app, { settings: { message_credits: 'two' as never } }, 2);
    const wald = editorOf(app, ada, 2);
    expect((await wald.read()).live).toMatchObject({ message_credits: 'two' });
    await wald.save({ name: 'Wald' });
    expect((await wald.review()).problems).toEqual([{ field: 'message_credits', code: 'invalid' }]);
    await expect(wald.publish()).rejects.toMatchObject(refusal('draft_unfit'));
    await wald.save({ message_credits: 3 });
    await wald.publish();
    expect(await settingsOf('evergreen.localhost')).toMatchObject({
      name: 'Wald',
      message_credits: 3,
    });
    await changeSite(app, before, 2);
  });
});

describe('another process', () => {
  it('[OPS-10] [SCALE-1] follows what was published by itself', async () => {
    // What a process has read of sites belongs to its core.
    const other = { ...app.core };
    const nameThere = async () => (await siteOf(other, 'harbour.localhost')).settings.name;
    expect(await nameThere()).not.toBe('Cove');
    await editorOf(app, ada, 3).save({ name: 'Cove' });
    await editorOf(app, ada, 3).publish();
    await waitFor(async () => ((await nameThere()) === 'Cove' ? true : null), 'the other process');
  });
});

describe('the history', () => {
  const editor = () => editorOf(app, ada, 3);

  it('[OPS-10] restores a version through the same review', async () => {
    const { read, restore, review, publish, history, save } = editor();
    const { row } = await read();
    expect((await restore(1)).draft).toMatchObject({ restored_from: 1 });
    await expect(restore(1)).rejects.toMatchObject(refusal('draft_not_empty'));
    await expect(editorOf(app, ada, 2).restore(999)).rejects.toMatchObject(
      refusal('version_not_found'),
    );
    const { changes } = await review();
    expect(changes).toMatchObject([
      { field: 'company_city', new: 'Sampleton ZZ0 0ZZ' },
      { field: 'name', new: 'Harbour' },
      { field: 'niche', new: 3 },
      { field: 'refund_days', new: 30 },
      { field: 'signups', new: 'closed' },
    ]);
    expect(await publish()).toEqual({ version: row.version + 1 });
    expect((await history()).versions[0]).toMatchObject({ restored_from: 1 });
    expect(await settingsOf('harbour.localhost')).toMatchObject({ name: 'Harbour', niche: 3 });
    await save({ niche: 1 });
    expect((await editor().undo()).draft).toMatchObject({ restored_from: null });
  });

  it('[OPS-10] keeps what was changed by other means', async () => {
    const before = await changeSite(app, { settings: { refund_days: 99 } }, 3);
    await editor().save({ niche: 6 });
    await editor().publish();
    const { versions } = await editor().history();
    expect(versions.slice(0, 2)).toMatchObject([
      { changes: [{ field: 'niche' }] },
      { by: null, changes: [{ field: 'refund_days', old: 30, new: 99 }] },
    ]);
    const [{ number } = { number: 0 }] = versions;
    expect((await editor().history(number)).versions[0]?.number).toBe(number - 1);
    await changeSite(app, before, 3);
  });

  it('[OPS-10] of a release with other settings restores those that are still there', async () => {
    const { number } = (await editor().history()).versions[0] ?? { number: 0 };
    const { live } = await editor().read();
    const { landers: _newer, ...older } = live;
    const isLast = and(eq(tables.siteVersions.siteId, 3), eq(tables.siteVersions.number, number));
    const content = { ...older, name: 'Old port', long_gone: true };
    await app.core.db.update(tables.siteVersions).set({ content }).where(isLast);
    expect((await editor().restore(number)).draft.changes).toMatchObject([
      { field: 'name', value: 'Old port' },
    ]);
    await editor().publish();
    const { live: after } = await editor().read();
    expect(after).toEqual({ ...live, name: 'Old port' });
    await editor().save({ niche: 2 });
    // Nothing seems to have been changed by other means.
    expect((await editor().review()).version).toBe((await editor().publish()).version);
    expect((await editor().history()).versions[0]).toMatchObject({ changes: [{ field: 'niche' }] });
    expect((await editor().history()).versions[1]).toMatchObject({ by: { id: ada.id } });
  });
});
