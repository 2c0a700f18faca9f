import { useEffect } from 'react';
import { WithTexts } from '../../../lib/lazy-texts.tsx';
import { LikeButton } from '../like-panel.tsx';
import type { Moment } from '../moments.ts';
import { showing } from '../moments.ts';
import { tellSeen } from '../tell-seen.ts';
import { FictionalCard } from './fictional-card.tsx';
import { MatchCelebration } from './match-celebration.tsx';
import { NewLike } from './new-like.tsx';

export type MomentScreenProps = { moment: Moment; onClose: () => void };

/** What has just happened, over whatever page is there. */
export function MomentScreen({ moment, onClose }: MomentScreenProps) {
  const { kind, member } = moment;
  const Arrival = member.fictional ? FictionalCard : NewLike;
  useEffect(() => showing(moment), [moment]);
  const seen = () => {
    onClose();
    tellSeen(member.id);
  };
  return (
    <WithTexts of="likes">
      {kind === 'match' ? (
        <MatchCelebration key={member.id} member={member} onClose={seen} />
      ) : (
        <Arrival
          key={member.id}
          member={member}
          action={<LikeButton member={member} onMatch={onClose} />}
          onClose={seen}
        />
      )}
    </WithTexts>
  );
}
