import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from './wait.ts';

const NAME = /^duet-postgres-(\d+)-/;

/** What folders of a PostgreSQL begin with: they carry the id of the process that made them. */
export const ownFolder = `duet-postgres-${process.pid}-`;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/** Ends the server that still runs on data in a folder. */
const endServer = async (folder: string): Promise<void> => {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  const isOurs = async () =>
    (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(folder);
  if (!(pid > 1) || !(await isOurs())) return;
  process.kill(pid, 'SIGQUIT');
  await waitFor(async () => !(await isOurs()) || null, 'the end of a server');
};

/** Removes what runs that were killed have left in a folder, their servers too. */
export const removeLeftBehind = async (parent: string): Promise<void> => {
  for (const name of await readdir(parent)) {
    const owner = NAME.exec(name)?.[1];
    if (owner === undefined || isRunning(Number(owner))) continue;
    const folder = join(parent, name);
    await endServer(folder);
    await rm(folder, { recursive: true, force: true });
  }
};
