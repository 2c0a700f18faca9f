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
): Promise<Child<Ready>> => {
  const log = await open(logFile, 'w');
  const process = fork(fileURLToPath(script), [JSON.stringify(settings)], {
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  await log.close();
  const ended = new Promise<void>((resolve) => void process.once('exit', () => resolve()));

  const hear = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const fail = () => {
        process.off('message', hearIt);
        readFile(logFile, 'utf8').then(
          (text) => reject(new Error(`${script.pathname} ended.\n${text.slice(-4000)}`)),
          reject,
        );
      };
      const hearIt = (message: unknown) => {
        process.off('exit', fail);
        resolve(message as T);
      };
      process.once('message', hearIt);
      process.once('exit', fail);
    });

  const timer = setTimeout(() => process.kill('SIGKILL'), START_WITHIN_MS);
  const ready = await hear<Ready>();
  clearTimeout(timer);
  return {
    ready,
    ask: (question) => {
      const answer = hear<never>();
      process.send(question);
      return answer;
    },
    stop: async () => {
      const killer = setTimeout(() => process.kill('SIGKILL'), STOP_WITHIN_MS);
      if (process.connected) process.disconnect();
      await ended;
      clearTimeout(killer);
    },
  };
};

/** In the child: what it was started with. */
export const settingsOf = <T>(): T => JSON.parse(process.argv[2] ?? '{}') as T;

/** In the child: tells that it is ready, answers, and closes once the bench is done or gone. */
export const serveParent = <Question>(
  ready: object,
  answer: (question: Question) => Promise<object>,
  close: () => Promise<void>,
): void => {
  const tell = (message: object) => process.send?.(message);
  process.on('message', (question) => {
    void answer(question as Question).then(tell);
  });
  process.once('disconnect', () => {
    void close().finally(() => process.exit());
  });
  tell(ready);
};
