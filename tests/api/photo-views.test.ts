import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteSettings } from '#contract/site.ts';
import type { Session } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { findSession } from '#server/features/accounts/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { readPhotoViews } from '#server/features/members/photos/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { addPhotoRows } from '../support/photos.ts';

const app = await appOfFile();
let ada: Person;
let bo: Person;
let cy: Person;

interface Looker {
  /** Whoever looks; nobody for a visitor. */
  readonly by?: Person | null;
  readonly isPremium?: boolean;
  readonly settings?: Partial<SiteSettings>;
}

/** Who looks at photos, as the app would identify them. */
const callerOf = async ({ by = cy, isPremium = false, settings = {} }: Looker) => {
  const site = await siteById(app.core, 1);
  if (!site) throw new Error('There is no site.');
  const found = by && (await findSession(app.core, site, by.session));
  const session: Session | null = found?.user
    ? { ...found, user: { ...found.user, paid_user: isPremium } }
    : null;
  const own = { ...site.settings, photo_review: 'before', ...settings } as const;
  return { site: { ...site, settings: own }, session, trafficsource: null };
};

beforeAll(async () => {
  ada = await addPerson(app.core, 'Ada');
  bo = await addPerson(app.core, 'Bo');
  cy = await addPerson(app.core, 'Cy');
  await addPhotoRows(app.core, ada, [
    { colour: '#000000', status: 'rejected' },
    { colour: '#000001', status: 'pending' },
    { colour: '#000002' },
    { colour: '#000003', faceX: 0.5, faceY: 0.25 },
    { colour: '#000004' },
  ]);
  await addPhotoRows(app.core, bo, [{ colour: '#00000b' }]);
});

const all = () => [ada.profileId, bo.profileId, cy.profileId, newId()];

const seen = async (looker: Looker) => {
  const found = await readPhotoViews(app.core.db, all(), await callerOf(looker));
  return (found.get(ada.profileId) ?? []).map(
    ({ colour, locked }) => `${colour.at(-1)}${locked ? ' locked' : ''}`,
  );
};

describe('the photos of others', () => {
  it.each<[string, () => Looker, string[]]>([
    [
      'a visitor',
      () => ({ by: null, settings: { logged_out_search: true } }),
      ['2', '3 locked', '4 locked'],
    ],
    ['a free member', () => ({}), ['2', '3', '4 locked']],
    ['a premium member', () => ({ isPremium: true }), ['2', '3', '4']],
    ['the owner', () => ({ by: ada }), ['2', '3', '4']],
    [
      'where pending ones show',
      () => ({ settings: { photo_review: 'after' } }),
      ['1', '2', '3 locked', '4 locked'],
    ],
    ['nobody who may not look', () => ({ by: null, settings: { logged_out_search: false } }), []],
  ])('[MEM-3] for %s', async (_, looker, expected) => {
    expect(await seen(looker())).toEqual(expected);
  });

  it('[MEM-3] name nothing but the blur of a locked one', async () => {
    const found = await readPhotoViews(app.core.db, all(), await callerOf({}));
    const [first, second, third] = found.get(ada.profileId) ?? [];
    expect(first).toMatchObject({
      filename: expect.stringMatching(/^[\da-f]{32}-large$/),
      medium_filename: expect.stringMatching(/^[\da-f]{32}-medium$/),
      thumb_filename: expect.stringMatching(/^[\da-f]{32}-thumb$/),
      face: null,
    });
    expect(second?.face).toEqual({ x: 0.5, y: 0.25 });
    const names = new Set([third?.filename, third?.medium_filename, third?.thumb_filename]);
    expect([...names]).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  });

  it('[MEM-2] come with each profile that has some', async () => {
    const found = await readPhotoViews(app.core.db, all(), await callerOf({}));
    expect([...found.keys()].toSorted()).toEqual([ada.profileId, bo.profileId].toSorted());
    expect(await readPhotoViews(app.core.db, [], await callerOf({}))).toEqual(new Map());
  });
});
