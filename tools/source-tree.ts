import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file of the project by its path from the root; what is not text is there but empty. */
export type Tree = ReadonlyMap<string, string>;

export const root = join(import.meta.dirname, '..');

const MADE = new Set(['build', 'data', 'test-results', 'playwright-report']);
const TEXT = /\.(?:tsx?|css|md)$|^(?:package\.json|compose\.yaml)$/;

/** Whether Node or Vite would run this file. */
export const isCode = (path: string): boolean => /\.tsx?$/.test(path);

export const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);

export const readTree = (): Tree => {
  const files = new Map<string, string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isFile()) {
        files.set(path, TEXT.test(path) ? readFileSync(join(root, path), 'utf8') : '');
      } else if (!entry.name.startsWith('.') && entry.name !== 'node_modules' && !MADE.has(path)) {
        walk(path);
      }
    }
  };
  walk('');
  return files;
};

/** Prints what a check found, and makes the process fail if that is anything. */
export const report = (check: string, problems: readonly string[]): void => {
  if (problems.length === 0) return;
  console.error(`${check}: ${problems.length} to mend`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exitCode = 1;
};
