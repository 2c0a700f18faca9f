import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { newId } from '#server/core/index.ts';
import { FOREVER } from '#server/features/accounts/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { reportCase } from '../support/cases.ts';
import { addWoman } from '../support/members.ts';
import { placeOrder } from '../support/payments.ts';
import type { Overrides, Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { addPhotoRows } from '../support/photos.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const app = await appOfFile();
let boss: Staff;

beforeAll(async () => {
  boss = await addStaff(app.core, ['administrator']);
});

const nobody = { answer: { code: 'member_not_found' } };

type Query = Partial<Record<string, string>>;

const list = (staff: Staff, query: Query = {}) => app.as(staff)(contract.memberList, { query });

const find = async (staff: Staff, search: string) =>
  (await app.as(staff)(contract.memberFind, { body: { search } })).members.map(({ id }) => id);

const read = (staff: Staff, { profileId: id }: Person) =>
  app.as(staff)(contract.memberRead, { query: { id } });

const logged = async (action: contract.AuditAction) => {
  const { auditLog } = tables;
  return app.core.db.select().from(auditLog).where(eq(auditLog.action, action));
};

/** Somebody of the second site, where nobody else is. */
const addThere = (name: string, overrides: Overrides = {}) =>
  addPerson(app.core, name, { siteId: 2, ...overrides });

describe('the list of members', () => {
  it('[OPS-8] is narrowed to a status, a country and premium', async () => {
    const later = new Date(app.clock.now().getTime() + 86_400_000);
    const people = {
      active: await addThere('Ada', { paidUser: true, country: 'BE' }),
      unconfirmed: await addThere('Uwe', { status: 'not_confirmed' }),
      suspended: await addThere('Sef', { suspendedUntil: later }),
      banned: await addThere('Bas', { suspendedUntil: FOREVER }),
      excluded: await addThere('Evi', { excludedUntil: later }),
      deleted: await addThere('Dan', { status: 'deleted', deletedAt: app.clock.now() }),
    };
    const ids = async (query: Query) =>
      (await list(boss, { site: '2', ...query })).members.map(({ id }) => id);
    for (const status of contract.memberStatuses) {
      const { members } = await list(boss, { site: '2', status });
      expect(members).toMatchObject([{ id: people[status].profileId, status }]);
    }
    expect(await ids({ country: 'BE' })).toEqual([people.active.profileId]);
    expect(await ids({ premium: 'yes' })).toEqual([people.active.profileId]);
    expect(await ids({ premium: 'no', status: 'active' })).toEqual([]);
    expect(await ids({})).toHaveLength(6);
  });

  it('[OPS-8] is read page by page, the newest or the last seen first', async () => {
    const { listed } = consoleLimits.members;
    const begun = app.clock.now().getTime();
    const seen: string[] = [];
    for (let count = 0; count < listed + 3; count += 1) {
      const createdAt = new Date(begun - count * 1000);
      const { profileId } = await addPerson(app.core, `Row ${count}`, { siteId: 3, createdAt });
      seen.push(profileId);
      await app.core.db
        .update(tables.presence)
        .set({ activeAt: new Date(begun - (listed * 2 - count) * 1000) })
        .where(eq(tables.presence.profileId, profileId));
    }
    for (const [sort, order] of [
      ['newest', seen],
      ['seen', seen.toReversed()],
    ] as const) {
      const first = await list(boss, { site: '3', sort });
      expect(first.members).toHaveLength(listed);
      const second = await list(boss, { site: '3', sort, cursor: first.next ?? '' });
      expect(second.next).toBeNull();
      expect([...first.members, ...second.members].map(({ id }) => id)).toEqual(order);
      const other = sort === 'seen' ? 'newest' : 'seen';
      await expect(
        list(boss, { site: '3', sort: other, cursor: first.next ?? '' }),
      ).rejects.toMatchObject({ answer: { code: 'invalid_input' } });
    }
  });

  it('[OPS-2] shows nobody of a site that is somebody else’s', async () => {
    const local = await addStaff(app.core, [{ role: 'moderator', site: 2 }]);
    const { members } = await list(local);
    expect(new Set(members.map(({ site }) => site))).toEqual(new Set([2]));
    await expect(list(local, { site: '1' })).rejects.toMatchObject({
      answer: { code: 'not_found' },
    });
  });
});

describe('looking for a member', () => {
  it('[OPS-8] finds by name, id, order, case and exact address', async () => {
    const nele = await addWoman(app.core, 'Nele Ost', {}, { email: 'nele.ost@people.example' });
    const { order } = await placeOrder(app, nele);
    const reporter = await addWoman(app.core, 'Rike');
    const caseId = await reportCase(app, reporter, nele);
    const { cases } = tables;
    const [row] = await app.core.db.select().from(cases).where(eq(cases.id, caseId));
    const reference = row?.reference ?? '';
    for (const search of [
      'nele ost',
      nele.profileId,
      nele.id.toUpperCase(),
      reference.toLowerCase(),
      order.number.toLowerCase(),
      nele.email.toUpperCase(),
    ]) {
      expect(await find(boss, search), search).toEqual([nele.profileId]);
    }
    expect(await find(boss, 'nobody@people.example')).toEqual([]);
    // Cases are for those who decide them.
    const finance = await addStaff(app.core, ['finance']);
    expect(await find(finance, reference)).toEqual([]);
    expect(await find(finance, 'Nele Ost')).toEqual([nele.profileId]);
    expect(await find(finance, order.number)).toEqual([nele.profileId]);
    expect(await find(await addStaff(app.core, ['operator']), order.number)).toEqual([]);
    const local = await addStaff(app.core, [{ role: 'administrator', site: 2 }]);
    for (const search of ['Nele Ost', nele.profileId, nele.email, reference])
      expect(await find(local, search), search).toEqual([]);
  });

  it('[OPS-8] is logged for an address alone, and the log names no address', async () => {
    const jana = await addWoman(app.core, 'Jana');
    const before = (await logged('address_searched')).length;
    await find(boss, 'Jana');
    expect(await logged('address_searched')).toHaveLength(before);
    const answer = await app.as(boss)(contract.memberFind, { body: { search: jana.email } });
    expect(JSON.stringify(answer)).not.toContain(jana.email);
    const entries = await logged('address_searched');
    expect(entries).toHaveLength(before + 1);
    expect(entries.at(-1)).toMatchObject({ staffId: boss.id, targetId: jana.profileId });
    expect(JSON.stringify(entries)).not.toContain('jana');
  });
});

describe('the page of a member', () => {
  it('[OPS-8] hides what has to be revealed, and tells each role its own part', async () => {
    const mara = await addWoman(app.core, 'Mara Veld', { birthDate: '1991-04-17' });
    await addPhotoRows(app.core, mara, [{}]);
    const page = await read(boss, mara);
    expect(page).toMatchObject({
      id: mara.profileId,
      status: 'active',
      identity: { email: 'm•••@•••.example', mobile: null, iban: null },
      money: {
        credits: 0,
        unused: 0,
        ledger: { entries: [], next: null },
        ordered: { orders: [], next: null },
      },
      cases: [],
      photos: [{ status: 'approved' }],
      sessions: [{ device: '' }],
    });
    for (const hidden of [mara.email, '1991', mara.id])
      expect(JSON.stringify(page)).not.toContain(hidden);
    const of = async (role: contract.StaffRole) => read(await addStaff(app.core, [role]), mara);
    expect(await of('moderator')).toMatchObject({ money: null, cases: [], photos: [{}] });
    expect(await of('finance')).toMatchObject({ money: {}, cases: null, photos: null });
    expect(await of('operator')).toMatchObject({ money: null, cases: null, photo: null });
  });

  it('[OPS-8] is logged once for each who opens it, and is nobody’s on another site', async () => {
    const ella = await addWoman(app.core, 'Ella');
    const local = await addStaff(app.core, [{ role: 'administrator', site: 2 }]);
    await expect(read(local, ella)).rejects.toMatchObject(nobody);
    await read(boss, ella);
    await read(boss, ella);
    const operator = await addStaff(app.core, ['operator']);
    const { trail } = await read(operator, ella);
    // Who only looked would hide what was done.
    expect(trail.entries).toEqual([]);
    const entries = await logged('member_opened');
    expect(
      entries.flatMap(({ targetId, staffId }) => (targetId === ella.profileId ? staffId : [])),
    ).toEqual([boss.id, operator.id]);
  });

  it('[OPS-8] tells the balance as the sum of the ledger, and what was bought of it', async () => {
    const rosa = await addPerson(app.core, 'Rosa', { credits: 7 });
    const { money } = await read(boss, rosa);
    expect(money).toMatchObject({
      credits: 7,
      unused: 0,
      ledger: { entries: [{ kind: 'granted', what: 'signup', amount: 7, balance: 7 }] },
    });
  });
});

describe('the long lists of a member', () => {
  type Part = { readonly next: string | null };

  /** All parts of a list, from the first one on; there are two. */
  const readOn = async <P extends Part>(first: P, load: (cursor: string) => Promise<P>) => {
    const second = await load(first.next ?? '');
    expect(second.next).toBeNull();
    return [first, second] as const;
  };

  it('[OPS-8] go on where the page ends, for those who may read them', async () => {
    const { entries: listed } = consoleLimits.members;
    const mona = await addPerson(app.core, 'Mona', { credits: listed + 2 });
    const id = mona.profileId;
    const { order } = await placeOrder(app, mona);
    const { db } = app.core;
    const { creditEntries, creditLots, orders } = tables;
    const [placed] = await db.select().from(orders).where(eq(orders.id, order.id));
    const [lot] = await db.select().from(creditLots).where(eq(creditLots.userId, mona.id));
    if (!placed || !lot) throw new Error('Nothing was bought.');
    const moderator = await addStaff(app.core, ['moderator']);
    const finance = await addStaff(app.core, ['finance']);
    for (let count = 1; count <= listed + 2; count += 1) {
      const createdAt = new Date(app.clock.now().getTime() + count * 1000);
      await db.insert(creditEntries).values({
        userId: mona.id,
        lotId: lot.id,
        reference: `text:${count}`,
        kind: 'spent',
        amount: -1,
        createdAt,
      });
      const [orderId, clientId] = [newId(createdAt.getTime()), newId(createdAt.getTime())];
      const [no, reference] = [`MORE${count}`, `more${count}`];
      await db
        .insert(orders)
        .values({ ...placed, id: orderId, clientId, no, reference, createdAt });
      await app.as(moderator)(contract.memberNote, { body: { id, text: `Note ${count}` } });
    }
    await db.update(tables.users).set({ credits: 0 }).where(eq(tables.users.id, mona.id));

    const { money, trail } = await read(boss, mona);
    if (!money) throw new Error('Money is hidden.');
    const more = app.as(finance);
    const ledger = await readOn(money.ledger, (cursor) =>
      more(contract.memberLedger, { query: { id, cursor } }),
    );
    const balances = ledger.flatMap(({ entries }) => entries.map(({ balance }) => balance));
    expect(balances).toEqual(Array.from({ length: listed + 3 }, (_, balance) => balance));
    const ordered = await readOn(money.ordered, (cursor) =>
      more(contract.memberOrders, { query: { id, cursor } }),
    );
    const numbers = ordered.flatMap((part) => part.orders.map(({ number }) => number));
    expect(numbers).toEqual([
      ...Array.from({ length: listed + 2 }, (_, count) => `MORE${listed + 2 - count}`),
      order.number,
    ]);
    const trails = await readOn(trail, (cursor) =>
      app.as(moderator)(contract.memberTrail, { query: { id, cursor } }),
    );
    expect(trails.map(({ entries }) => entries.length)).toEqual([listed, 2]);
    const nos = trails.flatMap(({ entries }) => entries.map(({ no }) => no));
    expect(nos).toEqual(nos.toSorted((a, b) => b - a));

    // Whoever reads on has opened the member, and cursors are of one list.
    const openers = (await logged('member_opened')).filter(({ targetId }) => targetId === id);
    expect(openers.map(({ staffId }) => staffId)).toEqual([boss.id, finance.id, moderator.id]);
    const query = { id, cursor: money.ledger.next ?? '' };
    await expect(more(contract.memberTrail, { query })).rejects.toMatchObject({
      answer: { code: 'invalid_input' },
    });
    const local = await addStaff(app.core, [{ role: 'finance', site: 2 }]);
    for (const spec of [contract.memberLedger, contract.memberOrders, contract.memberTrail])
      await expect(app.as(local)(spec, { query })).rejects.toMatchObject(nobody);
  });
});
