import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { refusal } from '../support/answers.ts';

const app = await appOfFile();
let ann: Staff;
let bob: Staff;
let boss: Staff;
let finance: Staff;

beforeAll(async () => {
  ann = await addStaff(app.core, ['moderator']);
  bob = await addStaff(app.core, [{ role: 'moderator', site: 2 }]);
  boss = await addStaff(app.core, ['administrator']);
  finance = await addStaff(app.core, ['finance']);
});

interface Given {
  readonly list?: contract.SavedList;
  readonly search?: string;
  readonly shared?: boolean;
}

const save = async (staff: Staff, name: string, given: Given = {}) => {
  const { list = 'cases', search = 'topic=scam', shared = false } = given;
  const { view } = await app.as(staff)(contract.savedViewAdd, {
    body: { list, name, search, shared },
  });
  return view;
};

const remove = (staff: Staff, id: string) =>
  app.as(staff)(contract.savedViewRemove, { body: { id } });

const namesFor = async (staff: Staff, list: contract.SavedList = 'cases') => {
  const { views } = await app.as(staff)(contract.savedViews, { query: { list } });
  return views.map(({ name }) => name);
};

describe('saved views', () => {
  it('[OPS-8] are one’s own or shared, for those who may open the list', async () => {
    const own = await save(ann, 'Scams');
    const shared = await save(ann, 'For all', { search: 'view=late', shared: true });
    expect(own).toMatchObject({ search: 'topic=scam', shared: false, removable: true });
    expect(await namesFor(ann)).toEqual(['For all', 'Scams']);
    expect(await namesFor(bob)).toEqual(['For all']);
    expect(await namesFor(bob, 'members')).toEqual([]);
    await expect(namesFor(finance)).rejects.toMatchObject(refusal('not_found'));
    await expect(save(finance, 'Mine')).rejects.toMatchObject(refusal('not_found'));

    await expect(remove(bob, shared.id)).rejects.toMatchObject(refusal('view_not_found'));
    await expect(remove(boss, own.id)).rejects.toMatchObject(refusal('view_not_found'));
    await remove(boss, shared.id);
    await remove(ann, own.id);
    await expect(remove(ann, own.id)).rejects.toMatchObject(refusal('view_not_found'));
    expect(await namesFor(ann)).toEqual([]);
  });

  it('[OPS-8] keep the filters of their list and nothing else', async () => {
    const search = 'site=2&evil=1&sort=seen&country=NL&status=';
    const view = await save(ann, 'Dutch', { list: 'members', search });
    expect(view.search).toBe('country=NL&sort=seen');
    expect(contract.viewOf('members', 'sort=seen&country=NL&site=3')).toBe(view.search);
  });

  it('[OPS-8] have names of their own, and an end', async () => {
    const twice = await Promise.allSettled([save(bob, 'Same'), save(bob, 'Same')]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(save(bob, 'Same')).rejects.toMatchObject(refusal('view_name_taken'));
    for (let no = 2; no <= contract.consoleLimits.views.perPerson; no += 1) {
      await save(bob, `View ${no}`);
    }
    await expect(save(bob, 'One more')).rejects.toMatchObject(refusal('too_many_views'));
    await save(bob, 'Same', { list: 'members' });
  });
});
