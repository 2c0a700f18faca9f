import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export const isRoot = process.getuid?.() === 0;

export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where programs of these names are, the first name first. */
export const programs = (...names: readonly string[]): string[] => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => isExecutable(path));
};

/** Says what it runs; answers whether that went well. */
export const run = (why: string, command: string, ...args: string[]): boolean => {
  process.stderr.write(`${why}: ${[command, ...args].join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
};

/** Takes from Debian what is not here; whoever else installs something is waited for. */
export const apt = (why: string, ...args: string[]): boolean =>
  run(why, 'apt-get', '-o', 'DPkg::Lock::Timeout=900', ...args);
