import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { newId } from '#server/core/index.ts';
import type { PhotoReader } from '#server/features/members/photos/photo-reader.ts';
import { readPhotoViews } from '#server/features/members/photos/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { addPhotoRows } from '../support/photos.ts';

let app: TestApp;
let ada: Person;
let bo: Person;
let cy: Person;

const reader: PhotoReader = {
  profileId: null,
  siteId: 1,
  isStaff: false,
  canSeeMembers: true,
  sharp: limits.photos.sharpForFree,
  visibleStatuses: ['approved'],
};

beforeAll(async () => {
  app = await testApp();
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

afterAll(() => app.close());

const all = () => [ada.profileId, bo.profileId, cy.profileId, newId()];

const seen = async (by: Partial<PhotoReader>) => {
  const found = await readPhotoViews(app.core.db, all(), { ...reader, ...by });
  return (found.get(ada.profileId) ?? []).map(
    ({ colour, locked }) => `${colour.at(-1)}${locked ? ' locked' : ''}`,
  );
};

describe('the photos of others', () => {
  it.each<[string, () => Partial<PhotoReader>, string[]]>([
    ['a visitor', () => ({ sharp: 1 }), ['2', '3 locked', '4 locked']],
    ['a free member', () => ({}), ['2', '3', '4 locked']],
    ['a premium member', () => ({ sharp: Infinity }), ['2', '3', '4']],
    ['the owner', () => ({ profileId: ada.profileId }), ['2', '3', '4']],
    [
      'where pending ones show',
      () => ({ visibleStatuses: ['approved', 'pending'] }),
      ['1', '2', '3 locked', '4 locked'],
    ],
    ['nobody who may not look', () => ({ canSeeMembers: false }), []],
  ])('[MEM-3] for %s', async (_, by, expected) => {
    expect(await seen(by())).toEqual(expected);
  });

  it('[MEM-3] name nothing but the blur of a locked one', async () => {
    const found = await readPhotoViews(app.core.db, all(), reader);
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
    const found = await readPhotoViews(app.core.db, all(), reader);
    expect([...found.keys()].toSorted()).toEqual([ada.profileId, bo.profileId].toSorted());
    expect(await readPhotoViews(app.core.db, [], reader)).toEqual(new Map());
  });
});
