import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { profileFields } from '#contract/site.ts';
import { lockByName } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { listingJobs } from '#server/features/members/listing/jobs.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { runContended } from '../support/lock-contention.ts';
import { addMan } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { addPhotoRows } from '../support/photos.ts';
import { changeSite, withSettings } from '../support/sites.ts';

const { listedSites, listings } = tables;

const app = await appOfFile();
let aart: Person;

beforeAll(async () => {
  await changeSite(app, { companyId: 1 }, 2);
  await changeSite(app, { settings: { photo_review: 'before' } });
  aart = await addMan(app.core, 'Aart', { showElsewhere: true });
  await addPhotoRows(app.core, aart, [{ status: 'pending' }]);
  await follow();
});

const follow = async () => {
  for (const job of listingJobs(app.core)) await job.run({});
};

const rows = () =>
  app.core.db
    .select()
    .from(listings)
    .where(eq(listings.profileId, aart.profileId))
    .orderBy(listings.siteId);

describe('settings of a site that change', () => {
  it('[MEM-2] show photos that wait, and hide them again', async () => {
    await withSettings(app, { photo_review: 'after' }, async () => {
      await follow();
      expect(await rows()).toMatchObject([{ siteId: 1, hasPhoto: true }]);
    });
    await follow();
    expect(await rows()).toMatchObject([{ siteId: 1, hasPhoto: false }]);
  });

  it('[MEM-1] hide where people live', async () => {
    const visible = profileFields.filter((field) => field !== 'location');
    await withSettings(app, { visible_profile_fields: visible }, async () => {
      await follow();
      expect(await rows()).toMatchObject([{ located: false }]);
    });
    await follow();
    expect(await rows()).toMatchObject([{ located: true }]);
  });

  it('[MEM-14] show members on a sister site, and nowhere else', async () => {
    const shared = { member_resell: true };
    await withSettings(app, shared, () =>
      withSettings(
        app,
        shared,
        async () => {
          await follow();
          expect((await rows()).map(({ siteId }) => siteId)).toEqual([1, 2]);
          await withSettings(
            app,
            { countries: ['DE'] },
            async () => {
              await follow();
              expect((await rows()).map(({ siteId }) => siteId)).toEqual([1]);
            },
            2,
          );
        },
        2,
      ),
    );
    await follow();
    expect((await rows()).map(({ siteId }) => siteId)).toEqual([1]);
  });

  it('leave everything alone while they stay as they are', async () => {
    const lost = eq(listings.profileId, aart.profileId);
    await app.core.db.update(listings).set({ hasPhoto: true }).where(lost);
    await follow();
    expect(await rows()).toMatchObject([{ hasPhoto: true }]);
  });

  it('are followed from where another run came to, and by one run at a time', async () => {
    const later = await addMan(app.core, 'Later');
    await addPhotoRows(app.core, later, [{ status: 'approved' }]);
    const isListedWithPhoto = async ({ profileId }: Person) => {
      const listed = await app.core.db
        .select()
        .from(listings)
        .where(eq(listings.profileId, profileId));
      return listed.map(({ hasPhoto }) => hasPhoto);
    };
    // Neither row is as it should be.
    const isAart = eq(listings.profileId, aart.profileId);
    await app.core.db.update(listings).set({ hasPhoto: true }).where(isAart);
    await app.core.db
      .update(listedSites)
      .set({ afterId: aart.profileId })
      .where(eq(listedSites.siteId, 1));
    await runContended(app.core, (tx) => lockByName(tx, 'list-company:1'), [follow]);
    expect(await isListedWithPhoto(later)).toEqual([false]);
    await follow();
    expect(await isListedWithPhoto(later)).toEqual([true]);
    expect(await isListedWithPhoto(aart)).toEqual([true]);
    const [listed] = await app.core.db.select().from(listedSites).where(eq(listedSites.siteId, 1));
    expect(listed).toMatchObject({ afterId: null });
  });
});
