import { fork } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

/** A process of the bench that answers questions. */
export interface Child<Ready> {
  /** What it told when it was ready. */
  readonly ready: Ready;
  /** Only one question at a time. */
  ask<Answer>(question: object): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts a script as a process of its own; what it prints goes to a file. */
export const startChild = async <Ready>(
  script: URL,
  settings: object,
  logFile: string,
  flags: readonly string[] = [],
): Promise<Child<Ready>> => {
  const log = await open(logFile, 'w');
  const child = fork(fileURLToPath(script), [JSON.stringify(settings)], {
    // So that memory can be read without what is only waiting to be collected.
    execArgv: [...process.execArgv, ...flags, '--expose-gc'],
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
    // React looks here, whatever the settings say.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await log.close();
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));

  const hear = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const fail = () => {
        child.off('message', hearIt);
        readFile(logFile, 'utf8').then(
          (text) => reject(new Error(`${script.pathname} ended.\n${text.slice(-4000)}`)),
          reject,
        );
      };
      const hearIt = (message: unknown) => {
        child.off('exit', fail);
        resolve(message as T);
      };
      child.once('message', hearIt);
      child.once('exit', fail);
    });

  const timer = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS);
  const ready = await hear<Ready>();
  clearTimeout(timer);
  return {
    ready,
    ask: (question) => {
      const answer = hear<never>();
      child.send(question);
      return answer;
    },
    stop: async () => {
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      if (child.connected) child.disconnect();
      await ended;
      clearTimeout(killer);
    },
  };
};

/** In the child: what it was started with. */
export const settingsOf = (): unknown => JSON.parse(process.argv[2] ?? '{}');

/** In the child: tells that it is ready, answers, and closes once the bench is done or gone. */
export const serveParent = (
  ready: object,
  answer: (question: unknown) => Promise<object>,
  close: () => Promise<void>,
): void => {
  const tell = (message: object) => process.send?.(message);
  process.on('message', (question) => {
    void answer(question).then(tell);
  });
  process.once('disconnect', () => {
    void close().finally(() => process.exit());
  });
  tell(ready);
};
