import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot } from '#tests/support/programs.ts';

/** PostgreSQL and PgBouncer refuse to run as root; this user exists on every Debian. */
const NOBODY = 65_534;

const END_WITHIN_MS = 20_000;

export interface Child {
  /** Tells it something, without waiting for what it does then. */
  signal(signal: NodeJS.Signals): void;
  /** Ends it, and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

interface Command {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The product runs as whoever started the drill, who can read it; all others as an ordinary user. */
  readonly isOurs?: boolean;
  /** What ends it in the end. */
  readonly endBy?: NodeJS.Signals;
}

export const giveAway = async (path: string): Promise<void> => {
  if (isRoot) await chown(path, NOBODY, NOBODY);
};

/** Everything that the drill has started. */
export interface Children {
  readonly folder: string;
  start(command: Command): Promise<Child>;
  endAll(): Promise<void>;
}

/** Starts programs whose output goes to files in a folder, and ends each of them by its id. */
export const childrenIn = (folder: string): Children => {
  const running = new Map<Child, NodeJS.Signals>();
  let isOver = false;
  return {
    folder,
    start: async ({ name, program, args, env = {}, isOurs = false, endBy = 'SIGTERM' }) => {
      if (isOver) throw new Error(`The drill is over; ${name} is not started.`);
      const file = join(folder, `${name}.log`);
      const log = await open(file, 'a');
      if (!isOurs) await giveAway(file);
      const started = spawn(program, args, {
        cwd: isOurs ? join(import.meta.dirname, '..') : folder,
        env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: folder, ...env },
        stdio: ['ignore', log.fd, log.fd],
        // Ctrl+C is for the drill alone, which ends them in order.
        detached: true,
        ...(isRoot && !isOurs ? { uid: NOBODY, gid: NOBODY } : {}),
      });
      const gone = once(started, 'exit');
      const isRunning = () => started.exitCode === null && started.signalCode === null;
      await once(started, 'spawn');
      await log.close();
      /** Who is killed cannot end its own children, such as a copy that is being made of a database. */
      const tell = (signal: NodeJS.Signals) => {
        if (signal !== 'SIGKILL') started.kill(signal);
        else if (started.pid !== undefined && isRunning()) process.kill(-started.pid, signal);
      };
      const child: Child = {
        signal: tell,
        end: async (signal) => {
          running.delete(child);
          tell(signal);
          const timer = setTimeout(() => tell('SIGKILL'), END_WITHIN_MS);
          if (isRunning()) await gone;
          clearTimeout(timer);
        },
      };
      running.set(child, endBy);
      return child;
    },
    endAll: async () => {
      isOver = true;
      await Promise.all([...running].map(([child, signal]) => child.end(signal)));
    },
  };
};

/** Whether a process still is the one that was started with this word. */
export const isAlive = async (pid: number, word: string): Promise<boolean> => {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return line.includes(word);
};
