import { marks as marksEndpoint } from '#contract/chat/chats.ts';
import type { Call } from '#contract/core/client.ts';
import { limits } from '#contract/limits.ts';
import { ignore } from '#web/lib/ignore.ts';
import { permanentRefusalCode } from './refusal.ts';

interface Mark {
  readonly delivered?: number;
  readonly read?: number;
}

const MIN_INTERVAL_MS = 1000;

const merge = (into: Map<string, Mark>, conversation: string, mark: Mark) => {
  const before = into.get(conversation);
  const delivered = Math.max(before?.delivered ?? 0, mark.delivered ?? 0);
  const read = Math.max(before?.read ?? 0, mark.read ?? 0);
  into.set(conversation, { ...(delivered > 0 && { delivered }), ...(read > 0 && { read }) });
};

/** Tells the server how far messages have come, in bundles, once a second at most. */
export const createReadReceipts = (call: Call) => {
  const pending = new Map<string, Mark>();
  const sent = new Map<string, Mark>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSentAt = -Infinity;

  const send = async (bundle: readonly [string, Mark][], via: Call): Promise<void> => {
    const marks = bundle.map(([conversation, mark]) => ({ conversation, ...mark }));
    try {
      await via(marksEndpoint, { body: { marks } });
    } catch (error) {
      if (permanentRefusalCode(error) === null) {
        for (const [conversation, mark] of bundle) merge(pending, conversation, mark);
        throw error;
      }
      // One chat that is gone shall not keep the others from being read.
      if (bundle.length > 1) await Promise.all(bundle.map((entry) => send([entry], via)));
    }
  };

  const flush = async (via: Call): Promise<void> => {
    if (pending.size === 0) return;
    const bundle = [...pending].slice(0, limits.marksPerCall);
    for (const [conversation, mark] of bundle) {
      pending.delete(conversation);
      merge(sent, conversation, mark);
    }
    await send(bundle, via);
    schedule();
  };

  const schedule = () => {
    if (pending.size === 0) return;
    const run = () => {
      timer = undefined;
      lastSentAt = Date.now();
      // What never arrived goes with the next bundle.
      flush(call).catch(ignore);
    };
    timer ??= setTimeout(run, Math.max(0, lastSentAt + MIN_INTERVAL_MS - Date.now()));
  };

  return {
    mark: (conversation: string, mark: Mark): void => {
      const { delivered = 0, read = 0 } = sent.get(conversation) ?? {};
      if ((mark.delivered ?? 0) <= delivered && (mark.read ?? 0) <= read) return;
      merge(pending, conversation, mark);
      schedule();
    },
    /** The network is back. */
    resume: schedule,
    /** The page may be gone in a moment. */
    flush: (via: Call): void => void flush(via).catch(ignore),
  };
};

export type ReadReceipts = ReturnType<typeof createReadReceipts>;
