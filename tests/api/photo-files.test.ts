import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { tables } from '#server/db/index.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Overrides, Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import type { Seen } from '../support/photos.ts';
import { addPhotos, changePhotos, changeProfile, photoRowsOf, seenOf } from '../support/photos.ts';
import { changeSite } from '../support/sites.ts';

const app = await appOfFile();
let made = 0;

beforeAll(async () => {
  await changeSite(app, { settings: { photo_review: 'before' } });
});

const somebody = (overrides: Overrides = {}) => {
  made += 1;
  return addPerson(app.core, `Somebody${made}`, overrides);
};

/** A premium member with three approved photos. */
const withPhotos = async (): Promise<Person> => addPhotos(app, await somebody({ paidUser: true }));

const seen = (owner: Person, raw: Raw) => seenOf(app, owner, raw);

const NOTHING = ['nothing', 'nothing', 'nothing'];
const partner = { cookie: 'trafficsource=network%3Dpals' };

describe('the bytes of three approved photos', () => {
  let owner: Person;

  beforeAll(async () => {
    owner = await withPhotos();
  });

  it.each<[string, () => Promise<Raw>, Seen[]]>([
    ['a visitor', async () => ({}), ['sharp', 'locked', 'locked']],
    ['a free member', () => somebody(), ['sharp', 'sharp', 'locked']],
    ['a premium member', () => somebody({ paidUser: true }), ['sharp', 'sharp', 'sharp']],
    ['their owner', async () => owner, ['sharp', 'sharp', 'sharp']],
  ])('[MEM-3] for %s', async (_, reader, expected) => {
    const { session, headers } = await reader();
    expect(await seen(owner, { ...(session ? { session } : {}), headers: headers ?? {} })).toEqual(
      expected,
    );
  });

  it('[MEM-3] are as for visitors to a session that is over', async () => {
    const raw = { session: 'x'.repeat(43) };
    expect(await seen(owner, raw)).toEqual(['sharp', 'locked', 'locked']);
  });

  it('[MEM-3] follow premium membership at once', async () => {
    const reader = await somebody({ paidUser: true });
    expect(await seen(owner, reader)).toEqual(['sharp', 'sharp', 'sharp']);
    const { users } = tables;
    await app.core.db.update(users).set({ paidUser: false }).where(eq(users.id, reader.id));
    expect(await seen(owner, reader)).toEqual(['sharp', 'sharp', 'locked']);
  });

  it('[MEM-6] are for visitors as the site says', async () => {
    await changeSite(app, { settings: { logged_out_search: false } });
    expect(await seen(owner, {})).toEqual(NOTHING);
    expect(await seen(owner, { headers: partner })).toEqual(['sharp', 'locked', 'locked']);
    await changeSite(app, { settings: { logged_out_search_trafficsource: false } });
    expect(await seen(owner, { headers: partner })).toEqual(NOTHING);
    await changeSite(app, {
      settings: {
        logged_out_search: true,
        logged_out_search_trafficsource: true,
      },
    });
  });

  it('[MEM-14] are not there on another site', async () => {
    const there = await somebody({ siteId: 2, paidUser: true });
    const host = 'evergreen.localhost';
    expect(await seen(owner, { host, session: there.session })).toEqual(NOTHING);
    expect(await seen(owner, { host, session: owner.session })).toEqual(NOTHING);
    expect(await seen(owner, { host })).toEqual(NOTHING);
  });
});

describe('the bytes of photos are nothing', () => {
  it('[MEM-8] to whom their owner blocks, and to who blocks their owner', async () => {
    const [owner, blocked, blocker] = [
      await withPhotos(),
      await somebody({ paidUser: true }),
      await somebody({ paidUser: true }),
    ];
    const block = (by: Person, whom: Person) =>
      app.send('POST', '/api/block.php', { session: by.session, body: { member: whom.profileId } });
    await block(owner, blocked);
    await block(blocker, owner);
    expect(await seen(owner, blocked)).toEqual(NOTHING);
    expect(await seen(owner, blocker)).toEqual(NOTHING);
    expect(await seen(owner, await somebody())).toEqual(['sharp', 'sharp', 'locked']);
    await app.send('DELETE', '/api/block.php', {
      session: owner.session,
      body: { member: blocked.profileId },
    });
    expect(await seen(owner, blocked)).toEqual(['sharp', 'sharp', 'sharp']);
  });

  it('[MEM-11] while their owner is invisible, but for the owner', async () => {
    const owner = await withPhotos();
    const reader = await somebody({ paidUser: true });
    await changeProfile(app.core, owner, { invisible: true });
    expect(await seen(owner, reader)).toEqual(NOTHING);
    expect(await seen(owner, {})).toEqual(NOTHING);
    expect(await seen(owner, owner)).toEqual(['sharp', 'sharp', 'sharp']);
    await changeProfile(app.core, owner, { invisible: false });
    expect(await seen(owner, reader)).toEqual(['sharp', 'sharp', 'sharp']);
  });

  it.each(['pending', 'rejected'] as const)(
    '[MEM-2] while they are %s, but for the owner',
    async (status) => {
      const owner = await withPhotos();
      await changePhotos(app.core, owner, { status });
      expect(await seen(owner, await somebody({ paidUser: true }))).toEqual(NOTHING);
      expect(await seen(owner, {})).toEqual(NOTHING);
      expect(await seen(owner, owner)).toEqual(['sharp', 'sharp', 'sharp']);
    },
  );
});

describe('a photo that is not shown', () => {
  it('[MEM-3] does not use up what a free member sees sharp', async () => {
    const owner = await withPhotos();
    const [first] = await photoRowsOf(app.core, owner);
    const { photos } = tables;
    const isFirst = eq(photos.id, first?.id ?? '');
    await app.core.db.update(photos).set({ status: 'rejected' }).where(isFirst);
    expect(await seen(owner, await somebody())).toEqual(['nothing', 'sharp', 'sharp']);
    expect(await seen(owner, {})).toEqual(['nothing', 'sharp', 'locked']);
  });

  it('[MEM-2] is one while it waits, unless the site shows it meanwhile', async () => {
    const owner = await withPhotos();
    await changePhotos(app.core, owner, { status: 'pending' });
    await changeSite(app, { settings: { photo_review: 'after' } });
    expect(await seen(owner, await somebody())).toEqual(['sharp', 'sharp', 'locked']);
    expect(await seen(owner, {})).toEqual(['sharp', 'locked', 'locked']);
    await changePhotos(app.core, owner, { status: 'rejected' });
    expect(await seen(owner, await somebody())).toEqual(NOTHING);
    await changeSite(app, { settings: { photo_review: 'before' } });
  });
});
