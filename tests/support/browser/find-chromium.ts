import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { apt, isExecutable, isRoot, programs, run } from '../programs.ts';

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

const installed = (names = NAMES): string | undefined =>
  [...programs(...names), chromium.executablePath()].find(isExecutable);

const WHY = 'No browser for the tests yet';

/** Both where there are both: one is quicker, the other shows notifications. */
const PACKAGES = [['chromium-headless-shell', 'chromium'], ['chromium']];

const fromSystem = (): boolean =>
  isRoot && apt(WHY, 'update') && PACKAGES.some((names) => apt(WHY, 'install', '-y', ...names));

const fromPlaywright = (): boolean => {
  const command = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return run(WHY, process.execPath, command, 'install', 'chromium');
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
