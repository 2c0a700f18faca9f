import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Nothing in the background that talks to anyone; root may not use the sandbox. */
export const launchArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first is the same browser without its windows, and a quarter quicker. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const installed = (names = NAMES): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, chromium.executablePath()].find(isExecutable);
};

const run = (command: string, ...args: string[]): boolean => {
  process.stderr.write(`No browser for the tests yet: ${[command, ...args].join(' ')}\n`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
};

/** Both where there are both: one is quicker, the other shows notifications. */
const PACKAGES = [['chromium-headless-shell', 'chromium'], ['chromium']];

const fromSystem = (): boolean =>
  isRoot &&
  run('apt-get', 'update') &&
  PACKAGES.some((names) => run('apt-get', 'install', '-y', ...names));

const fromPlaywright = (): boolean => {
  const command = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return run(process.execPath, command, 'install', 'chromium');
};

const search = (): string => {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which is not a program.`);
  }
  const after = (install: () => boolean) => (install() ? installed() : undefined);
  const found = installed() ?? after(fromSystem) ?? after(fromPlaywright);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install it, or set CHROMIUM_PATH to one that you have.',
  );
};

/** How the browser with its windows starts: only that one shows notifications. Null without it. */
export const notifyingBrowser = (): { executablePath: string; args: string[] } | null => {
  const executablePath = installed(NAMES.slice(1));
  return executablePath ? { executablePath, args: [...launchArgs, '--headless=new'] } : null;
};

/** The browser of the tests; it is installed if there is none. */
export const findChromium = (): string => {
  const path = search();
  // Workers read the configuration too, and need not search again.
  process.env['CHROMIUM_PATH'] = path;
  return path;
};
