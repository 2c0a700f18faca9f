import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { tables } from '#server/db/index.ts';
import { isSignedIn } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { addStaff } from '../support/staff.ts';
import { refusal } from '../support/answers.ts';

const app = await appOfFile();

const reason = 'The same device';

const trailOf = async ({ profileId }: Person) => {
  const { auditLog } = tables;
  const rows = await app.core.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, profileId))
    .orderBy(auditLog.no);
  return rows.map(({ action, reason: why, staffId }) => ({ action, why, staffId }));
};

describe('several members', () => {
  it('[OPS-8] get the same note and are signed out together, or none of them', async () => {
    const people = [await addWoman(app.core, 'Una'), await addWoman(app.core, 'Ines')];
    const far = await addPerson(app.core, 'Fern', { siteId: 2 });
    const ids = people.map(({ profileId }) => profileId);
    const there = [...ids, far.profileId];
    const here = await addStaff(app.core, [{ role: 'moderator', site: 1 }]);
    const note = { text: 'Same device.' };
    const nobody = refusal('member_not_found');
    await expect(
      app.as(here)(contract.membersNote, { body: { ...note, ids: there } }),
    ).rejects.toMatchObject(nobody);
    await expect(
      app.as(here)(contract.membersSignOut, { body: { reason, ids: there } }),
    ).rejects.toMatchObject(nobody);
    for (const person of people) {
      expect(await trailOf(person)).toEqual([]);
      expect(await isSignedIn(app, person.session)).toBe(true);
    }

    await app.as(here)(contract.membersNote, { body: { ...note, ids: [...ids, ...ids] } });
    await app.as(here)(contract.membersSignOut, { body: { reason, ids } });
    for (const person of people) {
      expect(await trailOf(person)).toMatchObject([
        { action: 'member_noted', staffId: here.id },
        { action: 'member_signed_out', why: reason, staffId: here.id },
      ]);
      expect(await isSignedIn(app, person.session)).toBe(false);
    }
  });
});
