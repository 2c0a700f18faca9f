import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ExportView } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import { hashOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { mailSubjectsTo, logIn, newAddress, runJob, statusesOf } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Person } from '../support/people.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { waitFor } from '../support/wait.ts';

const app = await appOfFile();

const start = ({ session }: Person) => app.send('POST', '/api/export.php', { session });
const download = ({ session }: Person) => app.send('GET', '/api/export-file.php', { session });

const stateOf = async ({ session }: Person): Promise<ExportView> =>
  (await app.send('GET', '/api/export.php', { session })).json<{ export: ExportView }>().export;

const ready = (person: Person): Promise<ExportView> =>
  waitFor(async () => {
    const view = await stateOf(person);
    return view.state === 'ready' ? view : null;
  }, 'the export');

/** The texts in the zip, by file. */
const filesOf = async (person: Person): Promise<Record<string, string>> => {
  const { rawPayload } = await download(person);
  const files = Object.entries(unzipSync(new Uint8Array(rawPayload)));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
};

const NONE = { state: 'none', progress: 0, ready_at: null, expires_at: null, bytes: null };
const notReady = { code: 'export_not_ready', error: 'There’s no data ready to download.' };

describe('the export of one’s data', () => {
  it('[ACC-11] is made in the background and mailed about', async () => {
    const ada = await addPerson(app.core, 'Ada');
    expect(await stateOf(ada)).toEqual(NONE);
    expect((await download(ada)).json()).toEqual(notReady);
    const begun = (await start(ada)).json<{ export: ExportView }>().export;
    expect(begun).toMatchObject({ state: 'working', progress: 0, expires_at: null });
    const done = await ready(ada);
    expect(done).toMatchObject({ progress: 100, bytes: expect.any(Number) });
    const days = (Date.parse(done.expires_at ?? '') - Date.parse(done.ready_at ?? '')) / 86_400_000;
    expect(days).toBe(limits.exportDays);
    expect(await mailSubjectsTo(app, ada.email)).toEqual(['Your data is ready']);

    const { headers, rawPayload } = await download(ada);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="my-data-[\d-]{10}\.zip"$/,
      ),
      'cache-control': 'no-store',
    });
    expect(rawPayload).toHaveLength(done.bytes ?? 0);
  });

  it('[ACC-11] has all that is held about its owner, no secrets and nobody else', async () => {
    const bo = await addPerson(app.core, 'Bo', {
      trafficsource: { network: 'pals' },
      leaveReason: 'No reason.',
      profile: { about: 'I repair clocks.' },
    });
    const stranger = await addPerson(app.core, 'Stranger');
    const send = (path: string, body: object, session: string) =>
      app.send('POST', path, { address: newAddress(), body, session });
    const complaint = { name: 'B', email: 'b@people.example', topic: 'content' };
    const message = 'My clock was stolen from my profile.';
    await send('/api/complaints.php', { ...complaint, message }, bo.session);
    const other = 'Something that only the stranger knows.';
    await send('/api/complaints.php', { ...complaint, message: other }, stranger.session);
    await send(
      '/api/mail-change.php',
      { email: 'bo2@people.example', password: PASSWORD },
      bo.session,
    );
    await logIn(app, 'Bo', { address: '193.0.6.139' });
    await start(bo);
    await ready(bo);
    const files = await filesOf(bo);
    const all = Object.values(files).join('\n');
    expect(Object.keys(files).toSorted()).toEqual([
      'account.json',
      'chats.json',
      'complaints.json',
      'credits.json',
      'index.html',
      'likes.json',
      'links.json',
      'match-finder.json',
      'notifications.json',
      'orders.json',
      'passkeys.json',
      'people.json',
      'photos.json',
      'profile.json',
      'sessions.json',
      'sign-ins.json',
      'verification.json',
    ]);
    for (const held of [
      bo.email,
      'pals',
      'No reason.',
      'I repair clocks.',
      message,
      'bo2@people.example',
      '1990-05-05',
      'NL',
    ]) {
      expect(all).toContain(held);
    }
    for (const secret of ['$argon2', 'hash', hashOf(bo.session), hashOf(bo.email)]) {
      expect(all.toLowerCase()).not.toContain(secret.toLowerCase());
    }
    for (const theirs of [stranger.id, stranger.email, 'Stranger', other]) {
      expect(all).not.toContain(theirs);
    }
  });

  it('[ACC-11] has a page to read, in the language and by the clock of its owner', async () => {
    const hal = await addPerson(app.core, 'Hal', {
      language: 'fi',
      createdAt: new Date('2026-01-01T22:30:00Z'),
      profile: { about: '<script>alert(1)</script>' },
    });
    const timeZone = 'Europe/Helsinki';
    await app.core.db.insert(tables.notificationChoices).values({ userId: hal.id, timeZone });
    await start(hal);
    await ready(hal);
    const { 'index.html': page = '' } = await filesOf(hal);
    expect(page).toContain('<html lang="fi">');
    expect(page).toContain('<h1>Tietosi palvelussa Duet</h1>');
    expect(page).toContain(hal.email);
    expect(page).toMatch(/2\.1\.2026 klo 0\.30/);
    expect(page).toContain('&#60;script&#62;alert(1)');
    expect(page).not.toContain('<script');
  });

  it('[ACC-11] is nobody else’s', async () => {
    const [cy, di] = [await addPerson(app.core, 'Cy'), await addPerson(app.core, 'Di')];
    await start(cy);
    await ready(cy);
    const answer = await download(di);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(notReady);
    expect(await stateOf(di)).toEqual(NONE);
    const there = { session: cy.session, host: 'evergreen.localhost' };
    expect((await app.send('GET', '/api/export-file.php', there)).statusCode).toBe(403);
    expect((await app.send('GET', '/api/export-file.php')).statusCode).toBe(403);
  });

  it('[ACC-11] goes on when it is started again meanwhile', async () => {
    const ed = await addPerson(app.core, 'Ed');
    const answers = await Promise.all([start(ed), start(ed), start(ed)]);
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    await ready(ed);
    const { bytes } = await ready(ed);
    expect(bytes).toBeGreaterThan(0);
  });

  it('[ACC-11] that was left half-way frees the way after an hour', async () => {
    const fi = await addPerson(app.core, 'Fi');
    const createdAt = app.clock.now();
    const expiresAt = new Date(createdAt.getTime() + 3_600_000);
    const half = { userId: fi.id, runId: fi.id, progress: 10, createdAt, expiresAt };
    await app.core.db.insert(tables.dataExports).values(half);
    expect((await start(fi)).json()).toMatchObject({ export: { state: 'working', progress: 10 } });
    app.clock.forward({ hours: 1, seconds: 1 });
    expect(await stateOf(fi)).toEqual(NONE);
    await start(fi);
    expect((await ready(fi)).progress).toBe(100);
  });

  it('[ACC-11] is gone after seven days', async () => {
    const gus = await addPerson(app.core, 'Gus');
    await start(gus);
    await ready(gus);
    app.clock.forward({ days: limits.exportDays, seconds: -60 });
    expect((await download(gus)).statusCode).toBe(200);
    app.clock.forward({ seconds: 61 });
    expect((await download(gus)).json()).toEqual(notReady);
    expect(await stateOf(gus)).toEqual(NONE);
    await runJob(app, 'forget-exports');
    const { dataExports } = tables;
    const rows = await app.core.db.select().from(dataExports).where(eq(dataExports.userId, gus.id));
    expect(rows).toEqual([]);
  });
});
