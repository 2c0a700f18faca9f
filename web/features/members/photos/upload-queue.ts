import { CallError } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { createStore } from '#web/lib/store.ts';

const MAX_PARALLEL_UPLOADS = 2;

interface Identified {
  readonly id: string;
}

export interface UploadItem<T extends Identified, A> {
  readonly item: T;
  readonly state: 'waiting' | 'sending' | 'failed' | 'done';
  /** From 0 to 1: how much has left. */
  readonly progress: number;
  readonly refusal: ErrorAnswer | null;
  readonly answer: A | null;
}

type Send<T, A> = (item: T, signal: AbortSignal, onProgress: (share: number) => void) => Promise<A>;

interface UploadQueue<T extends Identified, A> {
  readonly items: () => readonly UploadItem<T, A>[];
  readonly subscribe: (changed: () => void) => () => void;
  readonly add: (items: readonly T[]) => void;
  readonly cancel: (id: string) => void;
  readonly retry: (id: string) => void;
}

const initialState = { state: 'waiting', progress: 0, refusal: null, answer: null } as const;

/**
 * Sends two at a time and keeps the order in which they were chosen. What is done stays in its
 * place until nothing is under way any more; `onDrain` then gets all of it, and settles the rest.
 */
export const createUploadQueue = <T extends Identified, A>(
  send: Send<T, A>,
  onDrain: (answers: readonly A[], items: readonly T[]) => Promise<void>,
): UploadQueue<T, A> => {
  const { get: items, set, subscribe } = createStore<readonly UploadItem<T, A>[]>([]);
  const running = new Map<string, AbortController>();
  const draining = new Set<string>();

  const change = (id: string, changes: Partial<UploadItem<T, A>>) =>
    set(items().map((one) => (one.item.id === id ? { ...one, ...changes } : one)));
  const remove = (ids: readonly string[]) =>
    set(items().filter(({ item }) => !ids.includes(item.id)));

  const start = async ({ item }: UploadItem<T, A>) => {
    const controller = new AbortController();
    running.set(item.id, controller);
    change(item.id, { ...initialState, state: 'sending' });
    try {
      const answer = await send(item, controller.signal, (progress) =>
        change(item.id, { progress }),
      );
      change(item.id, { state: 'done', answer });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      change(item.id, { state: 'failed', refusal: error.answer });
    } finally {
      if (running.get(item.id) === controller) running.delete(item.id);
      await startNext();
    }
  };

  const startNext = async (): Promise<void> => {
    const next = items().filter(({ state }) => state === 'waiting');
    for (const one of next.slice(0, MAX_PARALLEL_UPLOADS - running.size)) void start(one);
    if (running.size > 0) return;
    const done = items().filter(({ item, state }) => state === 'done' && !draining.has(item.id));
    if (done.length === 0) return;
    const sent = done.map(({ item }) => item);
    for (const { id } of sent) draining.add(id);
    await onDrain(
      done.flatMap(({ answer }) => answer ?? []),
      sent,
    );
    remove(sent.map(({ id }) => id));
  };

  return {
    items,
    subscribe,
    add: (more) => {
      set([...items(), ...more.map((item) => ({ item, ...initialState }))]);
      void startNext();
    },
    cancel: (id) => {
      running.get(id)?.abort();
      running.delete(id);
      remove([id]);
      void startNext();
    },
    retry: (id) => {
      change(id, initialState);
      void startNext();
    },
  };
};
