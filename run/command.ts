import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { ConfigError, readConfig } from '#server/config/index.ts';
import type { Core } from '#server/core/index.ts';
import { systemClock } from '#server/core/index.ts';
import { ensureSite } from '#server/features/site/index.ts';
import type { Stores } from '#server/backup/index.ts';
import { closeCore, openCore, openStores } from '#server/open-core.ts';
import { explain } from './explain.ts';

/** What a command has to say, and whether all is well. */
interface Outcome {
  readonly text: string;
  readonly isFine: boolean;
}

/** The words after a command, such as `--email ada@team.example`. */
const readWords = <O extends ParseArgsOptionsConfig>(options: O, usage: string) => {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new ConfigError(usage);
  }
};

/** Does one thing with the installation's own database, and ends. */
export const runCommand = async <const O extends ParseArgsOptionsConfig>(
  { options, usage }: { readonly options: O; readonly usage: string },
  work: (
    core: Core,
    words: ReturnType<typeof parseArgs<{ options: O }>>['values'],
  ) => Promise<Outcome>,
): Promise<void> => {
  let core: Core | undefined;
  try {
    const words = readWords(options, usage);
    // Its own clock leaves scheduled work to the server; what is said is not mixed with the log.
    core = await openCore(readConfig(process.env), {
      clock: systemClock,
      logTo: process.stderr,
      role: 'command',
    });
    await ensureSite(core);
    const { text, isFine } = await work(core, words);
    process.stdout.write(`${text}\n`);
    process.exitCode = isFine ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
  if (core) await closeCore(core);
};

/** The only word after a command: where to. */
const readFolder = (usage: string): string => {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0) throw new ConfigError(usage);
  return resolve(folder);
};

/** Does one thing with a folder and all that the installation keeps, and ends. */
export const runOnStores = async (
  usage: string,
  work: (stores: Stores, folder: string) => Promise<string>,
): Promise<void> => {
  let stores: Awaited<ReturnType<typeof openStores>> | undefined;
  try {
    const folder = readFolder(usage);
    stores = await openStores(readConfig(process.env));
    process.stdout.write(`${await work(stores, folder)}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
  await stores?.close();
};

/** Says how far it is, apart from what comes out of it. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`);
