import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-tree.ts';
import type { Report } from './report.ts';
import type { Checks, Stage, Step } from './stages.ts';
import type { Result } from './summary.ts';

interface Surroundings {
  /** Where suites write what they found. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Tells whoever waits how far it is. */
  readonly say: (text: string) => void;
}

/** Runs a program to its end; its output is shown as it comes, or given back. */
const run = (
  [program = '', ...args]: readonly string[],
  output: 'shown' | 'kept',
  env: NodeJS.ProcessEnv,
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

const runChecks = async ({ first, steps }: Checks, { env, say }: Surroundings): Promise<Report> => {
  const failed: string[] = [];
  const tests: { title: string; ms: number }[] = [];
  const check = async (step: Step): Promise<void> => {
    const start = performance.now();
    const { code, text } = await run(step.command, 'kept', env);
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

const runStage = async (stage: Stage, surroundings: Surroundings): Promise<Report> => {
  if (stage.kind === 'checks') return runChecks(stage, surroundings);
  const file = join(surroundings.folder, `${stage.name}.json`);
  const { code } = await run(stage.command(file), 'shown', surroundings.env);
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

/** One after the other, all of them: a red one keeps no other from telling what it finds. */
export const runStages = async (
  stages: readonly Stage[],
  surroundings: Surroundings,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const stage of stages) {
    surroundings.say(`\n── ${stage.name} ${'─'.repeat(Math.max(0, 60 - stage.name.length))}`);
    const start = performance.now();
    const report = await runStage(stage, surroundings);
    results.push({ ...report, stage: stage.name, seconds: since(start) });
  }
  return results;
};
