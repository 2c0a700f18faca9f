import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import type { Input } from '#contract/core/endpoint.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { tables } from '#server/db/index.ts';
import { checkAuditLog, staffJobs, writeAudit } from '#server/features/staff/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const { auditLog } = tables;

let admin: Staff;
let lines: string[] = [];

const app = await appOfFile({}, undefined, { logTo: { write: (line) => void lines.push(line) } });

beforeAll(async () => {
  admin = await addStaff(app.core, ['administrator']);
});

const note = (reason: string, site: number | null = null) =>
  app.core.transact((tx) =>
    writeAudit(
      app.core,
      tx,
      { network: '192.0.2.7', staff: { staffId: admin.id, name: admin.name } },
      { action: 'staff_roles_changed', target: ['staff', admin.id], site, reason },
    ),
  );

type Query = Input<typeof contract.auditLog>['query'];

const readAs = (who: Staff, query: Query = {}) => app.as(who)(contract.auditLog, { query });

const read = (query?: Query) => readAs(admin, query);

/** Does what only somebody with the keys of the database could. */
const tamper = async (statement: ReturnType<typeof sql>) => {
  await app.core.db.execute(sql`alter table audit_log disable trigger all`);
  await app.core.db.execute(statement);
  await app.core.db.execute(sql`alter table audit_log enable trigger all`);
};

describe('the audit log', () => {
  it('[OPS-3] tells who, when, where and why, the latest first', async () => {
    await note('first');
    await note('second', 1);
    const { entries, people, chain } = await read();
    expect(entries[0]).toMatchObject({
      actor: admin.name,
      action: 'staff_roles_changed',
      site: 1,
      reason: 'second',
      network: '192.0.2.7',
      target_id: admin.id,
    });
    expect(entries[1]).toMatchObject({ reason: 'first', site: null });
    expect(people).toContainEqual({ id: admin.id, name: admin.name });
    expect(chain).toEqual({ whole_until: entries[0]?.at, broken_at: null });
  });

  it('[OPS-3] goes on page by page', async () => {
    await Promise.all(
      Array.from({ length: consoleLimits.staff.auditPage }, (_, no) => note(`p${no}`)),
    );
    const first = await read();
    expect(first.entries).toHaveLength(consoleLimits.staff.auditPage);
    const second = await read({ cursor: first.next ?? '' });
    const numbers = [...first.entries, ...second.entries].map(({ no }) => no);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  it('[OPS-3] can be read by site, person, group and day', async () => {
    await note('of site two', 2);
    expect((await read({ site: '2' })).entries.map(({ reason }) => reason)).toEqual([
      'of site two',
    ]);
    expect((await read({ group: 'audit' })).entries).toEqual([]);
    expect((await read({ staff: admin.id })).entries.length).toBeGreaterThan(0);
    expect((await read({ to: '2001-01-01' })).entries).toEqual([]);
  });

  it('[OPS-2] is read by administrators, and by those of one site only about that', async () => {
    const moderator = await addStaff(app.core, ['moderator', 'finance', 'operator']);
    await expect(readAs(moderator)).rejects.toMatchObject({ answer: { code: 'not_found' } });
    const local = await addStaff(app.core, [{ role: 'administrator', site: 2 }]);
    const { entries } = await readAs(local);
    expect(entries.map(({ site }) => site)).toEqual(entries.map(() => 2));
    await expect(readAs(local, { site: '1' })).rejects.toMatchObject({
      answer: { code: 'not_found' },
    });
  });

  it('[OPS-3] cannot be changed, nor can anything be taken out', async () => {
    await note('stays');
    const first = eq(auditLog.no, 1);
    await expect(
      app.core.db.update(auditLog).set({ reason: 'other' }).where(first),
    ).rejects.toThrow(/audit.log/);
    await expect(app.core.db.delete(auditLog).where(first)).rejects.toThrow(/audit.log/);
    await expect(app.core.db.execute(sql`truncate audit_log`)).rejects.toThrow(/audit.log/);
  });

  it('[OPS-3] leaves as a table, which is itself logged', async () => {
    await note('=1+1');
    const answer = await app.send('GET', contract.auditFile.path, { staff: admin.staff });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.payload).toContain(`"'=1+1"`);
    expect((await read({ group: 'audit' })).entries[0]).toMatchObject({ action: 'audit_exported' });
  });

  it('[OPS-3] shows where somebody changed it behind its back', async () => {
    await checkAuditLog(app.core);
    await note('honest');
    const [last] = (await read()).entries;
    await tamper(sql`update audit_log set reason = 'forged' where no = ${last?.no}`);
    expect((await read()).chain.broken_at).toBe(last?.no);
    await tamper(sql`update audit_log set reason = 'honest' where no = ${last?.no}`);
    expect((await read()).chain.broken_at).toBeNull();

    await tamper(sql`delete from audit_log where no = 3`);
    expect((await checkAuditLog(app.core)).brokenNo).toBe(4);
    expect((await read()).chain.broken_at).toBe(4);
  });

  it('[OPS-3] is compared every night, and says so itself if it was changed', async () => {
    const nightly = staffJobs(app.core).find(({ name }) => name === 'verify-audit-log');
    lines = [];
    await nightly?.run({});
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'the audit log was changed', entry: 4 },
    ]);
    const [entry] = (await read({ group: 'audit' })).entries;
    expect(entry).toMatchObject({ action: 'audit_broken', staff: null, values: { no: 4 } });
  });
});
