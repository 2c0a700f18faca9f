import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { tables } from '#server/db/index.ts';
import { inviteAdministrator } from '#server/features/staff/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { testApp } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { createAuthenticator } from '../support/passkeys.ts';
import type { Staff } from '../support/staff.ts';
import { addPasskey, addStaff, consoleTokenIn, signIn } from '../support/staff.ts';

const app = await appOfFile();
let ada: Staff;
let ben: Staff;

beforeAll(async () => {
  ada = await addStaff(app.core, ['administrator']);
  ben = await addStaff(app.core, ['administrator']);
});

const everywhere = (role: contract.StaffRole) => ({ role, site: null });

const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

/** Follows an invitation as its holder's browser would. */
const accept = async (token: string) => {
  const device = createAuthenticator();
  const { options } = await app.as()(contract.staffInvitationAsk, { body: { token } });
  const body = { token, name: 'Lotte Brandt', language: 'de', passkey: device.register(options) };
  const answer = await app.send('POST', contract.staffInvitationAccept.path, { body });
  return { answer, device, staff: consoleTokenIn(answer) };
};

const invite = (by: Staff, email: string, roles = [everywhere('moderator')]) =>
  app.as(by)(contract.staffInvite, { body: { name: 'Lotte', email, roles, reason: 'More hands' } });

const decide = (by: Staff, id: string, decision: 'agree' | 'refuse' | 'withdraw') =>
  app.as(by)(contract.proposalDecide, { body: { id, decision } });

/** What `npm run console:invite` prints. */
const linkFor = async (email: string): Promise<string> => {
  const site = await siteById(app.core, 1);
  if (!site) throw new Error('There is no site.');
  return inviteAdministrator(app.core, site, { email, name: '' });
};

describe('the first administrator', () => {
  it('[OPS-1] comes by a link that works once', async () => {
    const token = tokenIn(await linkFor('First@Team.example'));
    const { answer, staff } = await accept(token);
    expect(answer.json()).toMatchObject({ recovery_codes: expect.any(Array) as unknown });
    const session = await app.as({ staff })(contract.consoleSession);
    expect(session.staff).toMatchObject({ email: 'first@team.example', language: 'de' });
    await expect(app.as()(contract.staffInvitation, { query: { token } })).rejects.toMatchObject({
      answer: { code: 'invitation_not_found' },
    });
    expect((await accept(token).catch(() => null))?.answer.statusCode ?? 404).toBe(404);
  });

  it('[OPS-1] joins by one of several links to the same address', async () => {
    const links = [await linkFor('second@team.example'), await linkFor('second@team.example')];
    const [first, second] = links.map(tokenIn);
    expect((await accept(first ?? '')).answer.statusCode).toBe(200);
    expect((await accept(second ?? '')).answer.statusCode).toBe(404);
  });

  it('[OPS-1] makes new keys with a link from the machine when all are lost', async () => {
    const person = await addStaff(app.core, ['administrator']);
    const { staff } = await accept(tokenIn(await linkFor(person.email)));
    const session = await app.as({ staff })(contract.consoleSession);
    expect(session.staff).toMatchObject({ id: person.id, name: person.name });
    expect((await app.as(person)(contract.consoleSession)).staff).toBeNull();
  });
});

describe('somebody new', () => {
  it('[OPS-14] is invited by one administrator and another', async () => {
    const { proposal } = await invite(ada, 'lotte@team.example');
    await expect(decide(ada, proposal.id, 'agree')).rejects.toMatchObject({
      answer: { code: 'needs_second_person' },
    });
    const { proposals } = await app.as(ben)(contract.team);
    const seen = proposals.find(({ id }) => id === proposal.id);
    expect(seen).toMatchObject({ may_decide: true });
    expect(JSON.stringify(seen)).not.toContain('More hands');
    const told = async (by: Staff) => {
      const { entries } = await app.as(by)(contract.auditLog, { query: { target: proposal.id } });
      return entries.find(({ action }) => action === 'proposed')?.reason;
    };
    expect([await told(ada), await told(ben)]).toEqual(['More hands', '']);
    expect(await decide(ben, proposal.id, 'agree')).toEqual({ reason: 'More hands' });
    expect(await told(ben)).toBe('More hands');
    const [mail] = await app.mailsTo('lotte@team.example');
    const { staff } = await accept(tokenIn(mail?.text ?? ''));
    const session = await app.as({ staff })(contract.consoleSession);
    expect(session.staff?.roles).toEqual([everywhere('moderator')]);
  });

  it('[OPS-14] is decided about once, by two who press at the same time too', async () => {
    const { proposal } = await invite(ada, 'twice@team.example');
    const cara = await addStaff(app.core, ['administrator']);
    const both = await Promise.allSettled([
      decide(ben, proposal.id, 'agree'),
      decide(cara, proposal.id, 'refuse'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('[OPS-14] is proposed once at a time, and can be withdrawn by who proposed it', async () => {
    const { proposal } = await invite(ada, 'maybe@team.example');
    await expect(invite(ben, 'MAYBE@team.example')).rejects.toMatchObject({
      answer: { code: 'proposal_open' },
    });
    await expect(decide(ben, proposal.id, 'withdraw')).rejects.toMatchObject({
      answer: { code: 'needs_second_person' },
    });
    await decide(ada, proposal.id, 'withdraw');
    await invite(ben, 'maybe@team.example');
  });

  it('[OPS-2] is not invited by anybody else', async () => {
    const moderator = await addStaff(app.core, ['moderator', 'finance', 'operator']);
    await expect(invite(moderator, 'friend@team.example')).rejects.toMatchObject({
      answer: { code: 'not_found' },
    });
    const { proposal } = await invite(ada, 'other@team.example');
    await expect(decide(moderator, proposal.id, 'agree')).rejects.toMatchObject({
      answer: { code: 'proposal_not_found' },
    });
  });
});

describe('an administrator of one site', () => {
  it('[OPS-2] has no say in the team, which is that of all sites', async () => {
    const local = await addStaff(app.core, [{ role: 'administrator', site: 2 }]);
    const call = app.as(local);
    const nothing = { answer: { code: 'not_found' } };
    await expect(call(contract.team)).rejects.toMatchObject(nothing);
    await expect(invite(local, 'friend@team.example')).rejects.toMatchObject(nothing);
    const body = { id: ben.id, reason: 'In the way' };
    await expect(call(contract.staffDisable, { body })).rejects.toMatchObject(nothing);
    await expect(call(contract.staffReset, { body })).rejects.toMatchObject(nothing);
    const roles = [everywhere('moderator')];
    await expect(
      call(contract.staffRolesChange, { body: { ...body, roles } }),
    ).rejects.toMatchObject(nothing);
  });
});

describe('an administrator who is alone', () => {
  it('[OPS-14] agrees to their own proposal after an hour, and the log says so', async () => {
    const single = await testApp();
    try {
      const only = await addStaff(single.core, ['administrator']);
      const body = {
        name: 'Lotte',
        email: 'lotte@team.example',
        roles: [everywhere('moderator')],
        reason: 'More hands',
      };
      const call = single.as(only);
      const { proposal } = await call(contract.staffInvite, { body });
      const agree = () =>
        call(contract.proposalDecide, { body: { id: proposal.id, decision: 'agree' } });
      await expect(agree()).rejects.toMatchObject({ answer: { code: 'needs_second_person' } });
      single.clock.forward({ seconds: consoleLimits.staff.agreeAloneMinutes * 60 + 1 });
      await single.core.db
        .update(tables.staffSessions)
        .set({ activeAt: single.clock.now(), provenAt: single.clock.now() })
        .where(eq(tables.staffSessions.staffId, only.id));
      await agree();
      const { entries } = await call(contract.auditLog, { query: {} });
      expect(entries.map(({ action }) => action)).toContain('agreed_alone');
    } finally {
      await single.close();
    }
  });
});

describe('roles', () => {
  it('[OPS-2] change when two agree, at once for whoever is signed in', async () => {
    const person = await addStaff(app.core, ['moderator']);
    const roles = [{ role: 'finance' as const, site: 1 }];
    const body = { id: person.id, roles, reason: 'Moves to money' };
    const { proposal } = await app.as(ada)(contract.staffRolesChange, { body });
    await decide(ben, proposal.id, 'agree');
    const { staff } = await app.as(person)(contract.consoleSession);
    expect(staff?.roles).toEqual(roles);
    expect(staff?.rights).not.toContain('photos.review');
  });

  it('[OPS-2] are on sites that exist', async () => {
    const roles = [{ role: 'moderator' as const, site: 999_999 }];
    const body = { name: 'Lotte', email: 'nowhere@team.example', roles, reason: 'More hands' };
    await expect(app.as(ada)(contract.staffInvite, { body })).rejects.toMatchObject({
      answer: { code: 'invalid_input', fields: { roles: { code: 'unknown_choice' } } },
    });
  });

  it('[OPS-2] leave somebody who can invite others', async () => {
    const single = await testApp();
    try {
      const only = await addStaff(single.core, ['administrator']);
      const call = single.as(only);
      const roles = [everywhere('moderator')];
      await expect(
        call(contract.staffRolesChange, { body: { id: only.id, roles, reason: 'Enough' } }),
      ).rejects.toMatchObject({ answer: { code: 'last_administrator' } });
      await expect(
        call(contract.staffDisable, { body: { id: only.id, reason: 'Enough' } }),
      ).rejects.toMatchObject({ answer: { code: 'last_administrator' } });
    } finally {
      await single.close();
    }
  });
});

describe('somebody who leaves', () => {
  it('[OPS-2] is out at once, and stays in the log', async () => {
    const person = await addStaff(app.core, ['moderator']);
    await app.as(ada)(contract.staffDisable, { body: { id: person.id, reason: 'Left' } });
    expect((await app.as(person)(contract.consoleSession)).staff).toBeNull();
    const { entries } = await app.as(ada)(contract.auditLog, { query: { target: person.id } });
    expect(entries[0]).toMatchObject({ action: 'staff_disabled', reason: 'Left' });
  });
});

describe('somebody who comes back', () => {
  it('[OPS-14] is who they were, with new roles and none of the old keys, and the log says so', async () => {
    const person = await addStaff(app.core, ['administrator']);
    const old = await addPasskey(app, person);
    await app.as(ada)(contract.staffDisable, { body: { id: person.id, reason: 'Left' } });
    const { proposal } = await invite(ada, person.email);
    await decide(ben, proposal.id, 'agree');
    const [mail] = await app.mailsTo(person.email);
    const { staff, device } = await accept(tokenIn(mail?.text ?? ''));
    const session = await app.as({ staff })(contract.consoleSession);
    expect(session.staff).toMatchObject({ id: person.id, name: 'Lotte Brandt' });
    expect(session.staff?.roles).toEqual([everywhere('moderator')]);
    expect((await app.as(person)(contract.consoleSession)).staff).toBeNull();
    expect((await signIn(app, old)).statusCode).toBe(403);
    expect((await signIn(app, device)).statusCode).toBe(200);
    const { entries } = await app.as(ada)(contract.auditLog, { query: { target: person.id } });
    expect(entries.map(({ action }) => action)).toContain('staff_returned');
  });

  it('[OPS-2] does not by an invitation from before they left', async () => {
    const links = [await linkFor('third@team.example'), await linkFor('third@team.example')];
    const [first, second] = links.map(tokenIn);
    const { staff } = await accept(first ?? '');
    const { staff: person } = await app.as({ staff })(contract.consoleSession);
    const body = { id: person?.id ?? '', reason: 'Left' };
    await app.as(ada)(contract.staffDisable, { body });
    await expect(accept(second ?? '')).rejects.toMatchObject({
      answer: { code: 'invitation_not_found' },
    });
  });
});

describe('somebody who lost all keys', () => {
  it('[OPS-1] gets a new link when two administrators agree, and the old keys are void', async () => {
    const person = await addStaff(app.core, ['moderator']);
    const body = { id: person.id, reason: 'Phone is gone' };
    const { proposal } = await app.as(ada)(contract.staffReset, { body });
    await decide(ben, proposal.id, 'agree');
    const [mail] = await app.mailsTo(person.email);
    const { staff } = await accept(tokenIn(mail?.text ?? ''));
    const session = await app.as({ staff })(contract.consoleSession);
    expect(session.staff).toMatchObject({ id: person.id, name: person.name });
    expect((await app.as(person)(contract.consoleSession)).staff).toBeNull();
  });
});
