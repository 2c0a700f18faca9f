import { describe, expect, it } from 'vitest';
import { member, similar } from '#contract/members/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addMan, addWoman } from '../support/members.ts';
import { addPerson } from '../support/people.ts';

const app = await appOfFile();

describe('the own page', () => {
  it.each([
    ['who is seen', {}, {}],
    ['who is invisible', { invisible: true }, {}],
    ['whose address nobody confirmed', {}, { status: 'not_confirmed' }],
  ] as const)('[MEM-7] shows %s how others would see them', async (_, profile, user) => {
    const nina = await addPerson(app.core, `Nina${Object.keys({ ...profile, ...user }).join('')}`, {
      ...user,
      profile: { about: 'I mend clocks.', interests: ['tea'], ...profile },
    });
    const ask = app.as({ session: nina.session });
    const { member: own } = await ask(member, { query: { id: nina.profileId } });
    expect(own).toMatchObject({
      id: nina.profileId,
      is_me: true,
      about: 'I mend clocks.',
      interests: ['tea'],
      note: null,
    });
    expect(await ask(similar, { query: { id: nina.profileId } })).toEqual({ members: [] });
  });

  it('[MEM-11] stays closed to everybody else while its owner is invisible', async () => {
    const ghost = await addWoman(app.core, 'Ghost', { invisible: true });
    const other = await addMan(app.core, 'Otto');
    for (const caller of [{}, { session: other.session }]) {
      const asked = app.as(caller)(member, { query: { id: ghost.profileId } });
      await expect(asked).rejects.toMatchObject({ answer: { code: 'member_not_found' } });
    }
  });
});
