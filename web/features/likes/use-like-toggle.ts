import { useState } from 'react';
import { CallError, unavailableAnswer } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { like as likeEndpoint, unlike } from '#contract/likes/likes.ts';
import type { MemberCard } from '#contract/members/search.ts';
import { call } from '#web/lib/call.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { setLike, useLike } from './like-store.ts';
import { showMatch, removeMatch } from './interstitial-queue.ts';
import { isGiven, toggleLike } from './rules/like-states.ts';

/** Past that nobody waits for a heart. */
const TIMEOUT_MS = 10_000;

/** Likes somebody, or takes it back: shown at once, and undone if the server refuses. */
export const useLikeToggle = (member: MemberCard, onMatch?: () => void) => {
  const { id } = member;
  const like = useLike(member);
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const [burstCount, setBurstCount] = useState(0);
  const [isSending, setSending] = useState(false);
  // The guard of the session asks to log in.
  const { message } = useRefusal(refusal?.code === 'authentication_required' ? null : refusal);

  const toggle = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setRefusal(null);
    setLike(id, toggleLike(like));
    const isLiking = !isGiven(like);
    if (isLiking) setBurstCount((count) => count + 1);
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const body = { member: id };
      const answer = await call(isLiking ? likeEndpoint : unlike, { body }, { signal });
      setLike(id, answer.like);
      if (!isLiking) removeMatch(id);
      if (answer.like !== 'match') return;
      showMatch(member);
      onMatch?.();
    } catch (error) {
      setLike(id, like);
      setRefusal(error instanceof CallError ? error.answer : unavailableAnswer);
    } finally {
      setSending(false);
    }
  };

  return { like, isSending, toggle, burstCount, message };
};
