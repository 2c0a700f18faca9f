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
import type { Deed } from '../outbox.ts';
import { outbox } from '../outbox.ts';
import { workedOnQueue } from '../queue-socket.ts';
import type { ReviewState } from './review-state.ts';
import type { Queue } from './use-waiting.ts';
import { claimed, decided, emptyHands, lapsed, lost, passed, returned } from './review-state.ts';

type Reason = Input<typeof reviewDecide>['body']['reason'];

/** So few are left when more are fetched: the next one is always there. */
const LOW = 3;

const CLAIM_MS = consoleLimits.reviews.claimMinutes * 60_000;
const UNDO_MS = consoleLimits.reviews.undoSeconds * 1000;

/** Somebody else was faster. */
const TAKEN: readonly string[] = ['review_claimed', 'review_decided'];
const LOST: readonly string[] = [...TAKEN, 'review_not_found'];

/**
 * Claims pictures of a kind and decides over them, without ever waiting for the server: what is done
 * one after the other reaches it in that order, and without a network when that is back.
 */
export const useReviews = (
  kind: ReviewKind,
  site: number | undefined,
  pictures: Queue['pictures'],
) => {
  const [state, setState] = useState<ReviewState>(emptyHands);
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const [phase, setPhase] = useState<'claiming' | 'ready' | 'failed'>('claiming');
  const claiming = useRef(false);

  const fetchMore = useCallback(async () => {
    const body = { kind, ...(site !== undefined && { site }) };
    return (await outbox.add(null, () => consoleCall(reviewClaim, { body })).answered).items;
  }, [kind, site]);

  const take = useCallback((items: readonly ReviewItem[]) => {
    claiming.current = false;
    setState((before) => claimed(before, items, Date.now() + CLAIM_MS));
    setPhase('ready');
    workedOnQueue();
  }, []);

  const giveUp = useCallback((error: unknown) => {
    claiming.current = false;
    if (!(error instanceof CallError)) throw error;
    setPhase('failed');
  }, []);

  const claimMore = useCallback(() => {
    if (claiming.current) return;
    claiming.current = true;
    fetchMore().then(take, giveUp);
  }, [fetchMore, take, giveUp]);

  useEffect(() => {
    fetchMore().then(take, giveUp);
    return () => {
      const release = () => consoleCall(reviewRelease, { body: { kind } });
      outbox.add(null, release).answered.catch(ignore);
    };
  }, [fetchMore, take, giveUp, kind]);

  // What nobody worked on goes back to the queue when its time is over.
  useEffect(() => {
    if (state.until === null || state.items.length === 0) return;
    const timer = setTimeout(() => setState(lapsed), state.until - Date.now());
    return () => clearTimeout(timer);
  }, [state.until, state.items.length]);

  // Who sits before an empty queue gets what comes.
  const isWaiting = phase === 'ready' && state.items.length === 0 && state.until !== null;
  const free = pictures.find(
    ({ id, claimed_by }) => claimed_by === null && !state.done.has(id),
  )?.id;
  useEffect(() => {
    if (isWaiting && free !== undefined) claimMore();
  }, [isWaiting, free, claimMore]);

  /** Tells the server, after everything before; what it refuses is put right here. */
  const tell = (
    item: ReviewItem,
    deed: Omit<Deed, 'about'>,
    send: (key: string) => Promise<unknown>,
  ): string => {
    setRefusal(null);
    const told = { ...deed, about: item.member.name };
    const { key, answered } = outbox.add(told, send);
    answered.then(workedOnQueue, (error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      const { answer } = error;
      if (TAKEN.includes(answer.code)) outbox.showRefused({ key, deed: told, answer });
      else setRefusal(answer);
      const isLost = LOST.includes(answer.code);
      setState((before) => (isLost ? lost(before, item) : returned(before, item)));
    });
    return key;
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
      const deed =
        reason === null ? { what: 'approve' as const } : { what: 'reject' as const, reason };
      const key = tell(current, deed, (given) =>
        consoleCall(reviewDecide, { body }, { key: given }),
      );
      const undoable = { item: current, reason, key, until: Date.now() + UNDO_MS };
      step((before) => decided(before, undoable), left);
    },
    pass: (asks: boolean) => {
      if (!current) return;
      const { id } = current;
      const deed = { what: asks ? ('ask' as const) : ('skip' as const) };
      tell(current, deed, () => consoleCall(reviewPass, { body: { kind, id, asks } }));
      step((before) => passed(before, current), left);
    },
    /** Hides a picture, which is not undone: it stays in sight until the server says that it is done. */
    markUnlawful: async (item: ReviewItem) => {
      await consoleCall(reviewUnlawful, { body: { kind, id: item.id } });
      step((before) => passed(before, item), left);
      workedOnQueue();
    },
    undo: () => {
      const last = state.decided;
      if (!last) return;
      const { item } = last;
      setState((before) => returned(before, item));
      if (outbox.takeBack(last.key)) return;
      const undo = (key: string) =>
        consoleCall(reviewUndo, { body: { kind, id: item.id } }, { key });
      outbox.add(null, undo).answered.then(workedOnQueue, (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        setRefusal(error.answer);
        setState((before) => lost(before, item));
      });
    },
    /** The time to undo is over. */
    settle: () => setState((before) => ({ ...before, decided: null })),
  };
};
