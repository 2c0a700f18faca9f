// Runs the stages of the tests one after the other, all of them, and tells at the end what was found.
//   node tools/test-run/run.ts                 every stage
//   node tools/test-run/run.ts check unit      only these
//   node tools/test-run/run.ts --slowest       also where the time went
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../source-tree.ts';
import type { Report } from './report.ts';
import type { Checks, Stage, Step } from './stages.ts';
import { stages } from './stages.ts';
import type { Result } from './summary.ts';
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
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs a program to its end; its output is shown as it comes, or given back. */
const run = (
  [program = '', ...args]: readonly string[],
  output: 'shown' | 'kept',
): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    const pipe = output === 'shown' ? 'inherit' : 'pipe';
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', pipe, pipe] });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => resolve({ code: 1, text: error.message }));
    child.once('close', (code) =>
      resolve({ code: code ?? 1, text: Buffer.concat(chunks).toString() }),
    );
  });

const since = (start: number): number => (performance.now() - start) / 1000;

const AT_ONCE = 2;

const runChecks = async ({ first, steps }: Checks): Promise<Report> => {
  const failed: string[] = [];
  const tests: { title: string; ms: number }[] = [];
  const check = async (step: Step): Promise<void> => {
    const start = performance.now();
    const { code, text } = await run(step.command, 'kept');
    const seconds = since(start);
    tests.push({ title: step.name, ms: seconds * 1000 });
    say(`${code === 0 ? '✓' : '✗'} ${step.name} ${seconds.toFixed(1)} s`);
    if (code === 0) return;
    failed.push(step.name);
    say(text);
  };
  const waiting = [...steps];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await check(step);
  };
  if (first) await check(first);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { passed: tests.length - failed.length, failed, skipped: 0, repeated: [], tests };
};

const NOTHING: Report = { passed: 0, failed: [], skipped: 0, repeated: [], tests: [] };

const runStage = async (stage: Stage): Promise<Report> => {
  if (stage.kind === 'checks') return runChecks(stage);
  const file = join(folder, `${stage.name}.json`);
  const { code } = await run(stage.command(file), 'shown');
  const report = ((): Report => {
    try {
      return stage.read(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      return { ...NOTHING, failed: [`no report: ${String(error)}`] };
    }
  })();
  // Such as an error outside of any test.
  if (code !== 0 && report.failed.length === 0)
    return { ...report, failed: [`the stage itself, with exit code ${code}`] };
  return report;
};

const results: Result[] = [];
for (const stage of stages) {
  if (positionals.length > 0 && !positionals.includes(stage.name)) continue;
  say(`\n── ${stage.name} ${'─'.repeat(Math.max(0, 60 - stage.name.length))}`);
  const start = performance.now();
  const report = await runStage(stage);
  results.push({ ...report, stage: stage.name, seconds: since(start) });
}
rmSync(folder, { recursive: true, force: true });
if (values.slowest) say(slowest(results));
say(summary(results));
if (results.some(({ failed }) => failed.length > 0)) process.exitCode = 1;
