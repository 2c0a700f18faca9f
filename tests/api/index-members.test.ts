import { beforeAll, describe, expect, it } from 'vitest';
import { indexMembers } from '#contract/members/index.ts';
import { limits } from '#contract/limits.ts';
import { relist } from '#server/features/members/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addWoman, hideAll, livingIn } from '../support/members.ts';
import { addPhotoRows } from '../support/photos.ts';
import { withSettings } from '../support/sites.ts';

const app = await appOfFile();

const addSeen = async (name: string, profile: Parameters<typeof addWoman>[2]) => {
  const { core } = app;
  const woman = await addWoman(core, name, profile);
  await addPhotoRows(core, woman, [{}]);
  await core.transact((tx) => relist(core, tx, woman.profileId));
};

beforeAll(async () => {
  await hideAll(app.core);
  await addSeen('Anna', livingIn('Groningen'));
  await addSeen('Berta', livingIn('München', 'DE'));
  await addSeen('Clara', livingIn('Antwerpen', 'BE'));
  await addSeen('Feline', { fictional: true });
  await addWoman(app.core, 'Greet');
});

const from = async (country?: string) => {
  const caller = country === undefined ? {} : { headers: { cookie: `country=${country}` } };
  const answer = await app.as(caller)(indexMembers);
  return { names: answer.members.map(({ name }) => name), country: answer.country };
};

describe('the people of the front page', () => {
  it('[LAND-3] are of the visitor’s country, then the nearest of others', async () => {
    expect(await from('NL')).toEqual({ names: ['Anna', 'Clara', 'Berta'], country: null });
    expect(await from('BE')).toEqual({ names: ['Clara', 'Anna', 'Berta'], country: null });
  });

  it('[LAND-3] are anybody where the country is unknown or places are not shown', async () => {
    const unknown = await from();
    expect(unknown.names.toSorted()).toEqual(['Anna', 'Berta', 'Clara']);
    expect(unknown.country).toBeNull();
    await withSettings(app, { search_fields: [] }, async () => {
      expect((await from('NL')).country).toBeNull();
    });
  });

  it('[MEM-6] are only for visitors who may see people', async () => {
    await withSettings(app, { logged_out_search: false }, async () => {
      await expect(from('NL')).rejects.toMatchObject({ answer: { code: 'members_only' } });
    });
  });

  it('[LAND-3] are of one country where enough live in it', async () => {
    for (let at = 1; at < limits.indexMembers; at += 1) {
      await addSeen(`Neighbour ${at}`, livingIn('Utrecht'));
    }
    const { names, country } = await from('NL');
    expect(names).toHaveLength(limits.indexMembers);
    expect(names).toContain('Anna');
    expect(country).toBe('NL');
  });
});
