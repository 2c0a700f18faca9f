import { glob, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { explain } from '#run/explain.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/index.ts';
import { CLEAN, end, useProcesses } from '../support/processes.ts';

const { folder, start, prepare, failedStart } = useProcesses();

/** What a start in this process would say before it ends. */
const whyNot = async (env: Record<string, string>): Promise<string> => {
  const settings = { DATA_DIR: folder(), TEST_PAYMENTS: '1', LOG_LEVEL: 'error', ...env };
  try {
    await (await createApp(readConfig(settings))).close();
    return 'It started.';
  } catch (error) {
    return explain(error);
  }
};

describe('a start that cannot work', () => {
  it('names every setting that is wrong, in one line', async () => {
    const line = await failedStart({ PORT: '99999', DEMO: 'maybe' });
    expect(line).toMatch(/PORT .*DEMO /);
  });

  it('names a database that cannot be reached, and not its password', async () => {
    const line = await whyNot({ DATABASE_URL: 'postgres://duet:very-secret@127.0.0.1:1/duet' });
    expect(line).toContain('127.0.0.1:1');
    expect(line).not.toMatch(/very-secret|\n/);
  });

  it('names a data folder that cannot be one, and says why', async () => {
    const file = join(folder(), 'file');
    await writeFile(file, '');
    expect(await whyNot({ DATA_DIR: file })).toMatch(
      /^\S+file.* cannot be written to: .*DATA_DIR.*$/,
    );
  });

  it('names a data folder that nobody can write to', async () => {
    const line = await whyNot({ DATA_DIR: '/sys/duet' });
    expect(line).toMatch(/^\/sys\/duet.* cannot be written to: .*DATA_DIR.*$/);
  });

  it('names a database that is damaged, and what to do', async () => {
    await prepare();
    await writeFile(join(folder(), 'database/global/pg_control'), 'nothing');
    expect(await whyNot({})).toMatch(/^\S+database cannot be opened: it is damaged.* backup.*$/);
  });

  it('names a port that is taken', async () => {
    await prepare();
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await failedStart({ PORT: String(port) })).toContain(`Port ${port} is taken`);
    other.close();
  });
});

describe('what is built for operators', () => {
  it('has no pages for those who build the product', async () => {
    const built = fileURLToPath(new URL('../../build/', import.meta.url));
    const files = await Array.fromAsync(glob('{client/assets,server}/**/*.js', { cwd: built }));
    expect(files.filter((file) => /\/dev-/.test(file))).toEqual([]);
    const server = await readFile(join(built, 'server/index.js'), 'utf8');
    expect(server).toContain('members/:id');
    expect(server).not.toMatch(/dev\/(?:ui|layouts)/);
  });
});

describe('a start without any settings', () => {
  /** Tells at the end which parts of React ran; looking for their exports already lists the others. */
  const TELL = `process.on('exit', () => {
    const modules = Object.entries(process.getBuiltinModule('module')._cache);
    for (const [file, { loaded }] of modules) {
      if (loaded && file.includes('/cjs/react')) console.error(file);
    }
  })`;

  it('renders pages with the production build of React', async () => {
    await prepare();
    const server = start({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TELL)}`,
    });
    const answer = await fetch(await server.ready);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('</html>');
    expect(await end(server, 'SIGTERM')).toEqual(CLEAN);
    const loaded = server.output().stderr;
    expect(loaded).toContain('react.production.js');
    expect(loaded).toContain('react-dom-server.node.production.js');
    expect(loaded).not.toContain('.development.');
  });
});
