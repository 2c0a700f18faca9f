// Runs the stages of the tests one after the other, all of them, and tells at the end what was found.
//   node tools/test-run/run.ts                 every stage
//   node tools/test-run/run.ts check unit      only these
//   node tools/test-run/run.ts --slowest       also where the time went
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../source-tree.ts';
import { runStages } from './run-stages.ts';
import { stages } from './stages.ts';
import { slowest, summary } from './summary.ts';

const { values, positionals } = parseArgs({
  options: { slowest: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  const names = stages.map(({ name }) => name).join(', ');
  throw new Error(`There is no stage ${unknown.join(' or ')}; there are ${names}.`);
}

const folder = mkdtempSync(join(tmpdir(), 'duet-tests-'));

const env = {
  ...process.env,
  // What several stages need is made there by the first of them.
  TEST_RUN_DIR: folder,
  // The product is loaded by some thirty processes, and compiled by the first.
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
  // Types and lint are checked by programs in Go, which spare memory for a sixth of their time.
  GOGC: '400',
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const wanted = stages.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const results = await runStages(wanted, { folder, env, say });
rmSync(folder, { recursive: true, force: true });
if (values.slowest) say(slowest(results));
say(summary(results));
if (results.some(({ failed }) => failed.length > 0)) process.exitCode = 1;
