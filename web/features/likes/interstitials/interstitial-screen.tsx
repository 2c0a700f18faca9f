import { useEffect } from 'react';
import { LikeButton } from '../like-panel.tsx';
import type { Interstitial } from '../interstitial-queue.ts';
import { markShown } from '../interstitial-queue.ts';
import { markLikeSeen } from '../mark-like-seen.ts';
import { FictionalCard } from './fictional-card.tsx';
import { MatchCelebration } from './match-celebration.tsx';
import { NewLike } from './new-like.tsx';

export type InterstitialScreenProps = { interstitial: Interstitial; onClose: () => void };

/** What has just happened, over whatever page is there. */
export function InterstitialScreen({ interstitial, onClose }: InterstitialScreenProps) {
  const { kind, member } = interstitial;
  const LikeScreen = member.fictional ? FictionalCard : NewLike;
  useEffect(() => markShown(interstitial), [interstitial]);
  const closeAsSeen = () => {
    onClose();
    markLikeSeen(member.id);
  };
  if (kind === 'match')
    return <MatchCelebration key={member.id} member={member} onClose={closeAsSeen} />;
  return (
    <LikeScreen
      key={member.id}
      member={member}
      action={<LikeButton member={member} onMatch={onClose} />}
      onClose={closeAsSeen}
    />
  );
}
