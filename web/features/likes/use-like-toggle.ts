import { useState } from 'react';
import { CallError, unavailableAnswer } from '../../../contract/core/client.ts';
import type { ErrorAnswer } from '../../../contract/core/errors.ts';
import { like as likeEndpoint, unlike } from '../../../contract/likes/likes.ts';
import type { MemberCard } from '../../../contract/members/search.ts';
import { call } from '../../lib/call.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { learnLike, useLike } from './like-store.ts';
import { celebrate, forgetMatch } from './moments.ts';
import { isGiven, toggled } from './rules/like-states.ts';

/** Past that nobody waits for a heart. */
const PATIENCE = 10_000;

/** Likes somebody, or takes it back: shown at once, and undone if the server refuses. */
export const useLikeToggle = (member: MemberCard, onMatch?: () => void) => {
  const { id } = member;
  const like = useLike(member);
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const [bursts, setBursts] = useState(0);
  const [running, setRunning] = useState(false);
  // The guard of the session asks to log in.
  const { message } = useRefusal(refusal?.code === 'authentication_required' ? null : refusal);

  const toggle = async (): Promise<void> => {
    if (running) return;
    setRunning(true);
    setRefusal(null);
    learnLike(id, toggled(like));
    const gives = !isGiven(like);
    if (gives) setBursts((count) => count + 1);
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const body = { member: id };
      const answer = await call(gives ? likeEndpoint : unlike, { body }, { signal });
      learnLike(id, answer.like);
      if (!gives) forgetMatch(id);
      if (answer.like !== 'match') return;
      celebrate(member);
      onMatch?.();
    } catch (error) {
      learnLike(id, like);
      setRefusal(error instanceof CallError ? error.answer : unavailableAnswer);
    } finally {
      setRunning(false);
    }
  };

  return { like, running, toggle, bursts, message };
};
