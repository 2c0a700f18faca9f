import { CallError, newIdempotencyKey } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { createStore } from '#web/lib/store.ts';

/** Something that somebody did, as a list tells it. */
export interface Deed {
  readonly what: 'approve' | 'reject' | 'ask' | 'skip' | 'note';
  /** The name of a member, or the number of a case. */
  readonly about: string;
  /** Why a picture was refused. */
  readonly reason?: string;
  /** What was written. */
  readonly text?: string;
}

interface Task {
  /** With it the server does something once, however often it is sent. */
  readonly key: string;
  /** Null for what the page does by itself. */
  readonly deed: Deed | null;
  readonly at: number;
  readonly send: (key: string) => Promise<unknown>;
  readonly settle: PromiseWithResolvers<unknown>;
  isTried: boolean;
}

interface Refused {
  readonly key: string;
  readonly deed: Deed;
  readonly answer: ErrorAnswer;
}

interface OutboxState {
  /** Since when the server cannot be reached, in milliseconds; null while it can. */
  readonly lostAt: number | null;
  readonly waiting: readonly (Pick<Task, 'key' | 'at'> & { readonly deed: Deed })[];
  /** What came too late, until somebody has read it. */
  readonly refused: readonly Refused[];
}

/** Between two tries of something that does not get through, in milliseconds. */
const RETRY_MS = 5000;

/** Sends one thing after the other. What does not get through waits, and everything after it. */
export const createOutbox = (isOnline: () => boolean) => {
  const state = createStore<OutboxState>({ lostAt: null, waiting: [], refused: [] });
  const change = (changes: Partial<OutboxState>) => state.set({ ...state.get(), ...changes });
  let tasks: readonly Task[] = [];
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setTasks = (next: readonly Task[]) => {
    tasks = next;
    const waiting = next.flatMap(({ key, at, deed }) => (deed ? { key, at, deed } : []));
    change({ waiting });
  };

  const lose = (): void => {
    if (state.get().lostAt === null) change({ lostAt: Date.now() });
    clearTimeout(timer);
    timer = setTimeout(resume, RETRY_MS);
  };

  const finish = (task: Task) => {
    setTasks(tasks.filter((other) => other !== task));
    change({ lostAt: null });
  };

  /** Whether the server has answered, whatever it said. */
  const perform = async (task: Task): Promise<boolean> => {
    task.isTried = true;
    try {
      const answer = await task.send(task.key);
      finish(task);
      task.settle.resolve(answer);
    } catch (error) {
      if (error instanceof CallError && error.status === 0) {
        lose();
        return false;
      }
      finish(task);
      task.settle.reject(error);
    }
    return true;
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    while (tasks[0] && (await perform(tasks[0])));
    isRunning = false;
  };

  /** Goes on with what waits. */
  const resume = (): void => {
    clearTimeout(timer);
    if (isRunning) return;
    if (!isOnline()) lose();
    else if (tasks.length > 0) void run();
    else if (state.get().lostAt !== null) change({ lostAt: null });
  };

  return {
    state,
    lose,
    resume,
    /** Sends something after everything before it; what it answers comes when it comes. */
    add: <T>(deed: Deed | null, send: (key: string) => Promise<T>) => {
      const settle = Promise.withResolvers<unknown>();
      const key = newIdempotencyKey();
      setTasks([...tasks, { key, deed, at: Date.now(), send, settle, isTried: false }]);
      resume();
      return { key, answered: settle.promise as Promise<T> };
    },
    /** Takes back what the server cannot know of; false if it may. */
    takeBack: (key: string): boolean => {
      const task = tasks.find((one) => one.key === key);
      if (!task || task.isTried) return false;
      setTasks(tasks.filter((other) => other !== task));
      return true;
    },
    /** Shows what came too late. */
    showRefused: (refused: Refused): void => change({ refused: [...state.get().refused, refused] }),
    dismiss: (key: string): void =>
      change({ refused: state.get().refused.filter((one) => one.key !== key) }),
  };
};

/** What this tab has to send. It is gone with the tab: nothing about members stays on a device. */
export const outbox = createOutbox(() => navigator.onLine);
