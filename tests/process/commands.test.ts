import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staffInvitation } from '#contract/console/index.ts';
import type { App } from '#server/app.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/index.ts';
import { tables } from '#server/db/index.ts';
import { listSites } from '#server/features/site/index.ts';
import { inviteAdministrator, writeAudit } from '#server/features/staff/index.ts';
import { freshFolder } from '../support/database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where the product keeps what Node has made of its files. */
const compiled = join(tmpdir(), 'node-compile-cache');

let env: Record<string, string>;
let app: App | undefined;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'duet-command-'));
  await freshFolder(folder);
  env = { DATA_DIR: folder, LOG_LEVEL: 'error', TEST_PAYMENTS: '1' };
});

const stop = async () => {
  await app?.close();
  app = undefined;
};

afterEach(async () => {
  await stop();
  await rm(env['DATA_DIR'] ?? '', { recursive: true, force: true });
});

const serve = async (): Promise<App> => {
  app = await createApp(readConfig(env));
  return app;
};

const run = (command: string, ...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`run/${command}.ts`, ...words], {
    cwd: root,
    // They are loaded again and again.
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

const NOBODY = { staff: null, network: '' };

/** Does what only somebody with the keys of the database could. */
const forge = async ({ core }: App, no: number) => {
  await core.db.execute(sql`alter table audit_log disable trigger all`);
  await core.db.execute(sql`update audit_log set reason = 'forged' where no = ${no}`);
  await core.db.execute(sql`alter table audit_log enable trigger all`);
};

describe('npm run console:invite', () => {
  it('[OPS-1] prints a link to the console, for the first administrator', async () => {
    const { status, stdout, stderr } = run('console-invite', '--email', 'Ada@team.example');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const link = new URL(stdout.split('\n').at(1) ?? '');
    expect(link.pathname).toBe('/console/invitation');
    const { http } = await serve();
    const answer = await http.inject({ url: `${staffInvitation.path}${link.search}` });
    expect(answer.json()).toMatchObject({
      email: 'ada@team.example',
      roles: [{ role: 'administrator', site: null }],
    });
  });

  it('[OPS-1] says what is in the way', async () => {
    const site = ['--site', 'unknown.example'];
    expect(run('console-invite', '--email', 'nobody').stderr).toContain('Say whom to invite');
    expect(run('console-invite', '--email', 'a@team.example', ...site)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('evergreen.localhost') as string,
    });
    await serve();
    const beside = run('console-invite', '--email', 'ada@team.example');
    expect(beside.stderr).toContain('is in use by another Duet process. Stop it first');
  });
});

describe('npm run audit:verify', () => {
  it('[OPS-3] finds the first entry that was changed', async () => {
    const { core } = await serve();
    for (const reason of ['first', 'second', 'third'])
      await core.transact((tx) => writeAudit(core, tx, NOBODY, { action: 'locked', reason }));
    await stop();
    expect(run('audit-verify')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^The audit log is whole up to entry 3 \(\S{43}\)\.\n$/,
      ) as string,
    });
    await forge(await serve(), 2);
    await stop();
    const { status, stdout } = run('audit-verify');
    expect({ status, stdout }).toEqual({
      status: 1,
      stdout: 'The audit log was changed: entry 2 does not follow from those before it.\n',
    });
  });
});

describe('npm run backup and npm run restore', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'duet-backup-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('[OPS-16] bring back an installation that is lost', async () => {
    const { core } = await serve();
    const [site] = await listSites(core);
    if (!site) throw new Error('There is no site.');
    await inviteAdministrator(core, site, { email: 'ada@team.example', name: '' });
    await stop();
    expect(run('backup', join(folder, 'backup'))).toMatchObject({ status: 0 });
    await rm(env['DATA_DIR'] ?? '', { recursive: true });
    const { status, stdout } = run('restore', join(folder, 'backup'));
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Everything is as it was at /),
    });
    const { db } = (await serve()).core;
    expect(await db.$count(tables.staffInvitations)).toBe(1);
  });

  it('[OPS-16] say what is in the way', () => {
    expect(run('restore', folder)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/holds no whole backup/),
    });
    expect(run('backup')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/npm run backup -- <folder>/),
    });
  });
});
