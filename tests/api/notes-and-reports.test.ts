import { eq } from 'drizzle-orm';
import { strFromU8 } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { finderSave, like, swipe } from '#contract/likes/index.ts';
import { limits } from '#contract/limits.ts';
import { block, member, noteSave, visit } from '#contract/members/index.ts';
import { reportFile, reports } from '#contract/moderation.ts';
import { tables } from '#server/db/index.ts';
import { fieldsRefused, newAddress, runJob } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { findText } from '../support/find-text.ts';
import { exportOf, jsonIn } from '../support/exports.ts';
import { addMan, addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { PASSWORD } from '../support/people.ts';
import { addPhotoRows } from '../support/photos.ts';
import { withSettings } from '../support/sites.ts';
import { refusedWith } from '../support/answers.ts';

const app = await appOfFile();
let mara: Person;
let aart: Person;

beforeAll(async () => {
  mara = await addWoman(app.core, 'Mara');
  aart = await addMan(app.core, 'Aart');
});

const as = ({ session }: Person) => app.as({ session });

const noteBy = async (reader: Person, { profileId: id }: Person) =>
  (await as(reader)(member, { query: { id } })).member.note;

const write = (reader: Person, { profileId }: Person, note: string) =>
  as(reader)(noteSave, { body: { member: profileId, note } });

const reportOf = (reader: Person, { profileId }: Person, more: object = {}) =>
  as(reader)(reportFile, { body: { member: profileId, reason: 'scam', ...more } });

describe('a note', () => {
  it('[MEM-7] is kept for its writer alone, changed and forgotten', async () => {
    const nora = await addWoman(app.core, 'Nora');
    expect(await noteBy(mara, aart)).toBe('');
    await write(mara, aart, '  Met at the market.\nLikes pears.  ');
    expect(await noteBy(mara, aart)).toBe('Met at the market.\nLikes pears.');
    expect([await noteBy(nora, aart), await noteBy(aart, mara)]).toEqual(['', '']);
    const { note } = (await as(aart)(member, { query: { id: aart.profileId } })).member;
    expect(note).toBeNull();
    const visitor = await app.send('GET', `/api/member.php?id=${aart.profileId}`);
    expect(visitor.json()).toMatchObject({ member: { note: null } });
    await write(mara, aart, 'Likes plums.');
    expect(await noteBy(mara, aart)).toBe('Likes plums.');
    await write(mara, aart, '   ');
    expect(await noteBy(mara, aart)).toBe('');
    expect(await app.core.db.select().from(tables.notes)).toEqual([]);
  });

  it('[MEM-7] is not about oneself, not too long, and only where the site has notes', async () => {
    await expect(write(mara, mara, 'Me.')).rejects.toEqual(refusedWith(404, 'member_not_found'));
    const body = { member: aart.profileId, note: 'x'.repeat(limits.noteLength + 1) };
    const answer = await app.send('PUT', '/api/notes.php', { session: mara.session, body });
    expect(answer.json()).toMatchObject(fieldsRefused({ note: 'too_long' }));
    await write(mara, aart, 'From before.');
    await withSettings(app, { visible_profile_notes: false }, async () => {
      expect(await noteBy(mara, aart)).toBeNull();
      await expect(write(mara, aart, 'Now.')).rejects.toEqual(refusedWith(404, 'not_found'));
    });
    expect(await noteBy(mara, aart)).toBe('From before.');
  });
});

describe('a report', () => {
  it('[MEM-13] gives a receipt that tells what became of it', async () => {
    const { report } = await reportOf(mara, aart, { message: ' Asked for money. ' });
    expect(report).toMatchObject({
      reference: expect.stringMatching(/^R-[0-9A-Z]{4}-[0-9A-Z]{4}$/) as unknown,
      name: 'Aart',
      reason: 'scam',
      status: 'received',
      outcome: null,
    });
    expect((await as(mara)(reports)).reports).toEqual([report]);
    const of = eq(tables.reports.reference, report.reference);
    const [row] = await app.core.db.select().from(tables.reports).where(of);
    expect(row?.message).toBe('Asked for money.');
    // Whoever is reported does not learn of it.
    expect((await as(aart)(reports)).reports).toEqual([]);
  });

  it('[MEM-13] may name a photo, if it is theirs', async () => {
    const [photo] = await addPhotoRows(app.core, aart, [{}]);
    const [other] = await addPhotoRows(app.core, mara, [{}]);
    const named = { photo: photo?.id, reason: 'stolen_photo' };
    expect((await reportOf(mara, aart, named)).report.reason).toBe('stolen_photo');
    await expect(reportOf(mara, aart, { photo: other?.id })).rejects.toEqual(
      refusedWith(404, 'photo_not_found'),
    );
  });

  it('[MEM-13] is about others, for a reason, in so many words', async () => {
    await expect(reportOf(mara, mara)).rejects.toEqual(refusedWith(404, 'member_not_found'));
    const body = { member: aart.profileId, reason: 'dull', message: 'x'.repeat(2001) };
    const answer = await app.send('POST', '/api/report.php', { session: mara.session, body });
    expect(answer.json()).toMatchObject(
      fieldsRefused({ reason: 'unknown_choice', message: 'too_long' }),
    );
  });

  it('[MEM-13] sent twice with one key is one', async () => {
    const before = (await as(mara)(reports)).reports.length;
    const raw = {
      session: mara.session,
      headers: { 'idempotency-key': 'the-same-report-again' },
      body: { member: aart.profileId, reason: 'fake' },
    };
    const [one, two] = [
      await app.send('POST', '/api/report.php', raw),
      await app.send('POST', '/api/report.php', raw),
    ];
    expect(one.statusCode).toBe(200);
    expect(two.json()).toEqual(one.json());
    expect((await as(mara)(reports)).reports).toHaveLength(before + 1);
  });

  it('[MEM-13] is possible whoever blocks whom', async () => {
    const bully = await addMan(app.core, 'Bully');
    await as(bully)(block, { body: { member: mara.profileId } });
    expect((await reportOf(mara, bully)).report.name).toBe('Bully');
  });
});

describe('what is held of dealings with others', () => {
  it('[ACC-11] is in the export of who did it, with the names of others and no more', async () => {
    const lena = await addWoman(app.core, 'Lena');
    const [one, two] = [await addMan(app.core, 'One'), await addMan(app.core, 'Two')];
    await write(lena, one, 'Tall.');
    await as(lena)(visit, { body: { member: one.profileId } });
    await reportOf(lena, two, { message: 'Asked for money.' });
    await as(lena)(block, { body: { member: two.profileId } });
    await write(one, lena, 'What One thinks.');
    await reportOf(one, lena, { message: 'What One says.' });
    await as(lena)(like, { body: { member: one.profileId } });
    await as(one)(like, { body: { member: lena.profileId } });
    const three = await addMan(app.core, 'Three');
    await as(lena)(swipe, { body: { member: three.profileId, choice: 'pass' } });
    const answers = [{ question: 'home', option: 2, importance: 'much' }] as const;
    await as(lena)(finderSave, { body: { answers: [...answers] } });
    const zip = await exportOf(app, lena);
    expect(jsonIn(zip, 'likes.json')).toMatchObject({
      given: [{ name: 'One', match: expect.any(String) as unknown }],
      received: [{ name: 'One' }],
      swiped: [{ name: 'Three', liked: false }],
    });
    expect(jsonIn(zip, 'match-finder.json')).toEqual(answers);
    expect(jsonIn(zip, 'people.json')).toMatchObject({
      blocked: [{ name: 'Two' }],
      notes: [{ name: 'One', note: 'Tall.' }],
      visited: [{ name: 'One' }],
      active: [{ at: expect.any(String) as unknown }],
    });
    expect(jsonIn(zip, 'reports.json')).toMatchObject([
      { name: 'Two', message: 'Asked for money.' },
    ]);
    const all = Object.values(zip)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    for (const theirs of ['What One', one.profileId, two.profileId, one.id, two.email]) {
      expect(all).not.toContain(theirs);
    }
  });

  it('[ACC-10] is gone on day 15, in both directions', async () => {
    const marker = `m4rk${Date.now()}`;
    const hal = await addMan(app.core, `Hal ${marker}`, { about: marker });
    const friend = await addWoman(app.core, 'Friend');
    await write(hal, friend, `Words of ${marker}`);
    await reportOf(hal, friend, { message: `Report of ${marker}` });
    await write(friend, hal, `Words about ${marker}`);
    await reportOf(friend, hal);
    for (const [one, other] of [
      [hal, friend],
      [friend, hal],
    ] as const) {
      await as(one)(visit, { body: { member: other.profileId } });
      await as(one)(swipe, { body: { member: other.profileId, choice: 'like' } });
    }
    const answers = [{ question: 'home', option: 2, importance: 'much' }] as const;
    await as(hal)(finderSave, { body: { answers: [...answers] } });
    const words = { interests: [], signup_message: 'Hello you.', for_member: hal.profileId };
    await app.send('PUT', '/api/signup.php', { session: friend.session, body: words });
    await addPhotoRows(app.core, hal, [{}]);
    await as(hal)(block, { body: { member: mara.profileId } });
    await as(mara)(block, { body: { member: hal.profileId } });
    const body = { password: PASSWORD };
    const raw = { session: hal.session, address: newAddress(), body };
    expect((await app.send('DELETE', '/api/account.php', raw)).statusCode).toBe(200);
    await app.mailsTo(hal.email);
    expect((await findText(app, hal.profileId)).length).toBeGreaterThan(6);

    // Receipts that might be asked for again are kept for a day.
    await app.core.db.delete(tables.idempotencyKeys);
    app.clock.forward({ days: limits.deletionDays, seconds: 1 });
    await runJob(app, 'erase-accounts');
    expect(await findText(app, marker)).toEqual([]);
    expect(await findText(app, hal.profileId)).toEqual([]);
    expect(await findText(app, hal.id)).toEqual([]);
    // That there was a report stays, without anybody's words or name.
    const [left] = (await app.as({ session: friend.session })(reports)).reports;
    expect(left).toMatchObject({ name: '', reason: 'scam' });
  });
});
