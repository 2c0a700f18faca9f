import { marks as marksEndpoint } from '../../../../contract/chat/chats.ts';
import type { Call } from '../../../../contract/core/client.ts';
import { limits } from '../../../../contract/limits.ts';
import { refusalIn } from './refusal.ts';

interface Mark {
  readonly delivered?: number;
  readonly read?: number;
}

const PAUSE = 1000;

const merge = (into: Map<string, Mark>, conversation: string, mark: Mark) => {
  const before = into.get(conversation);
  const delivered = Math.max(before?.delivered ?? 0, mark.delivered ?? 0);
  const read = Math.max(before?.read ?? 0, mark.read ?? 0);
  into.set(conversation, { ...(delivered > 0 && { delivered }), ...(read > 0 && { read }) });
};

/** Tells the server how far messages have come, in bundles, once a second at most. */
export const createMarking = (call: Call) => {
  const waiting = new Map<string, Mark>();
  const told = new Map<string, Mark>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;

  const send = async (bundle: readonly [string, Mark][], by: Call): Promise<void> => {
    const marks = bundle.map(([conversation, mark]) => ({ conversation, ...mark }));
    try {
      await by(marksEndpoint, { body: { marks } });
    } catch (error) {
      if (refusalIn(error) === null) {
        for (const [conversation, mark] of bundle) merge(waiting, conversation, mark);
        throw error;
      }
      // One chat that is gone shall not keep the others from being read.
      if (bundle.length > 1) await Promise.all(bundle.map((one) => send([one], by)));
    }
  };

  const flush = async (by: Call): Promise<void> => {
    if (waiting.size === 0) return;
    const bundle = [...waiting].slice(0, limits.marksPerCall);
    for (const [conversation, mark] of bundle) {
      waiting.delete(conversation);
      merge(told, conversation, mark);
    }
    await send(bundle, by);
    plan();
  };

  const plan = () => {
    if (waiting.size === 0) return;
    const run = () => {
      timer = undefined;
      last = Date.now();
      // What never arrived goes with the next bundle.
      flush(call).catch(() => undefined);
    };
    timer ??= setTimeout(run, Math.max(0, last + PAUSE - Date.now()));
  };

  return {
    mark: (conversation: string, mark: Mark): void => {
      const { delivered = 0, read = 0 } = told.get(conversation) ?? {};
      if ((mark.delivered ?? 0) <= delivered && (mark.read ?? 0) <= read) return;
      merge(waiting, conversation, mark);
      plan();
    },
    /** The network is back. */
    resume: plan,
    /** The page may be gone in a moment. */
    leave: (by: Call): void => void flush(by).catch(() => undefined),
  };
};

export type Marking = ReturnType<typeof createMarking>;
