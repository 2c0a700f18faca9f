import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReviewKind } from '#contract/console/enums.ts';
import type { ReviewItem } from '#contract/console/reviews.ts';
import {
  reviewClaim,
  reviewDecide,
  reviewPass,
  reviewRelease,
  reviewUndo,
  reviewUnlawful,
} from '#contract/console/reviews.ts';
import { CallError } from '#contract/core/client.ts';
import type { Input } from '#contract/core/endpoint.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { ignore } from '#web/lib/ignore.ts';
import { consoleCall } from '../console-call.ts';
import { workedOnQueue } from '../queue-socket.ts';
import type { ReviewState } from './review-state.ts';
import { claimed, decided, emptyHands, lapsed, lost, passed, returned } from './review-state.ts';

type Reason = Input<typeof reviewDecide>['body']['reason'];

/** So few are left when more are fetched: the next one is always there. */
const LOW = 3;

const CLAIM_MS = consoleLimits.reviews.claimMinutes * 60_000;
const UNDO_MS = consoleLimits.reviews.undoSeconds * 1000;

const LOST: readonly string[] = ['review_claimed', 'review_decided', 'review_not_found'];

/** Claims pictures of a kind and decides over them, without ever waiting for the server. */
export const useReviews = (kind: ReviewKind, site: number | undefined) => {
  const [state, setState] = useState<ReviewState>(emptyHands);
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const [phase, setPhase] = useState<'claiming' | 'ready' | 'failed'>('claiming');
  // What is decided one after the other reaches the server in that order.
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const claiming = useRef(false);

  const fetchMore = useCallback(async () => {
    await line.current.catch(ignore);
    const body = { kind, ...(site !== undefined && { site }) };
    return (await consoleCall(reviewClaim, { body })).items;
  }, [kind, site]);

  const take = useCallback(
    (items: readonly ReviewItem[]) => {
      claiming.current = false;
      setState((before) => claimed(before, items, Date.now() + CLAIM_MS));
      setPhase('ready');
      workedOnQueue();
    },
    [],
  );

  const giveUp = useCallback((error: unknown) => {
    claiming.current = false;
    if (!(error instanceof CallError)) throw error;
    setPhase('failed');
  }, []);

  const claimMore = () => {
    if (claiming.current) return;
    claiming.current = true;
    fetchMore().then(take, giveUp);
  };

  useEffect(() => {
    fetchMore().then(take, giveUp);
    return () => {
      consoleCall(reviewRelease, { body: { kind } }).catch(ignore);
    };
  }, [fetchMore, take, giveUp, kind]);

  // What nobody worked on goes back to the queue when its time is over.
  useEffect(() => {
    if (state.until === null || state.items.length === 0) return;
    const timer = setTimeout(() => setState(lapsed), state.until - Date.now());
    return () => clearTimeout(timer);
  }, [state.until, state.items.length]);

  /** Tells the server, after everything before; what it refuses is put right here. */
  const tell = (item: ReviewItem, send: () => Promise<unknown>) => {
    setRefusal(null);
    const sent = line.current.catch(ignore).then(send);
    line.current = sent;
    sent.then(workedOnQueue, (error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.answer);
      const isLost = LOST.includes(error.answer.code);
      setState((before) => (isLost ? lost(before, item) : returned(before, item)));
    });
  };

  const step = (change: (before: ReviewState) => ReviewState, left: number) => {
    setState((before) => ({ ...change(before), until: Date.now() + CLAIM_MS }));
    if (left < LOW) claimMore();
  };

  const [current] = state.items;
  const left = state.items.length - 1;

  return {
    state,
    current,
    phase,
    refusal,
    claimMore,
    decide: (reason: Exclude<Reason, undefined> | null) => {
      if (!current) return;
      const { id } = current;
      const body =
        reason === null
          ? ({ kind, id, decision: 'approved' } as const)
          : ({ kind, id, decision: 'rejected', reason } as const);
      tell(current, () => consoleCall(reviewDecide, { body }));
      step((before) => decided(before, current, reason, Date.now() + UNDO_MS), left);
    },
    pass: (asks: boolean) => {
      if (!current) return;
      const { id } = current;
      tell(current, () => consoleCall(reviewPass, { body: { kind, id, asks } }));
      step((before) => passed(before, current), left);
    },
    /** Hides a picture, which is not undone: it stays in sight until the server says that it is done. */
    markUnlawful: async (item: ReviewItem) => {
      await line.current.catch(ignore);
      await consoleCall(reviewUnlawful, { body: { kind, id: item.id } });
      step((before) => passed(before, item), left);
      onChange();
    },
    undo: () => {
      const last = state.decided;
      if (!last) return;
      const { item } = last;
      setState((before) => returned(before, item));
      const sent = line.current
        .catch(ignore)
        .then(() => consoleCall(reviewUndo, { body: { kind, id: item.id } }));
      line.current = sent;
      sent.then(workedOnQueue, (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        setRefusal(error.answer);
        setState((before) => lost(before, item));
      });
    },
    /** The time to undo is over. */
    settle: () => setState((before) => ({ ...before, decided: null })),
  };
};
