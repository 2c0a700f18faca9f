import { lazy, Suspense, useEffect, useState } from 'react';
import { likeChanged, likes } from '../../../contract/likes/likes.ts';
import { member as memberEndpoint } from '../../../contract/members/member.ts';
import { call } from '../../lib/call.ts';
import { onLive, onReconnected } from '../../lib/live.ts';
import { refreshing } from '../../lib/refresh.ts';
import { useCountersUpdate } from '../site/counters.tsx';
import { useSite } from '../site/site-context.ts';
import { knownLike, learnLike } from './like-store.ts';
import { celebrateNew, endMoment, forgetMatch, useMoment } from './moments.ts';
import { useAskedLike } from './use-asked-like.ts';

const MomentScreen = lazy(async () => ({
  default: (await import('./moments/moment-screen.tsx')).MomentScreen,
}));

/** What is between two may have changed on either side: who shows it asks again. */
const askAgain = async (id: string): Promise<void> => {
  const before = knownLike(id);
  if (before === undefined) return;
  const { member } = await call(memberEndpoint, { query: { id } });
  // Unless the reader was quicker.
  if (knownLike(id) === before) learnLike(id, member.like);
};

const nobody = () => undefined;

/** Keeps what is new in likes up to date, by live events and now and then by itself. */
const useLikes = () => {
  const update = useCountersUpdate();
  const { newMatches } = useSite();
  const [{ read }] = useState(() => ({
    read: async () => {
      const { new_likes, new_matches } = await call(likes);
      update({ newLikes: new_likes });
      // In a hidden tab they wait: another one may show them meanwhile.
      if (!document.hidden) celebrateNew(new_matches);
    },
  }));
  useEffect(() => celebrateNew(newMatches), [newMatches]);
  useEffect(() => {
    const { soon, stop } = refreshing(() => void read().catch(nobody));
    const changed = () => {
      // The title of a hidden tab is seen all the same.
      if (document.hidden) read().catch(nobody);
      soon();
    };
    const stopLive = onLive(likeChanged, ({ member, kind }) => {
      if (kind === 'like') learnLike(member, 'received');
      else if (kind === 'match') learnLike(member, 'match');
      else askAgain(member).catch(nobody);
      if (kind === 'gone') forgetMatch(member);
      changed();
    });
    const stopReconnected = onReconnected(changed);
    return () => {
      stop();
      stopLive();
      stopReconnected();
    };
  }, [read]);
  return read;
};

/** For members on every page: new likes are counted, and moments shown over it. */
export function LikesWatch() {
  const read = useLikes();
  useAskedLike(() => void read().catch(nobody));
  const moment = useMoment();
  if (!moment) return null;
  return (
    <Suspense>
      <MomentScreen moment={moment} onClose={() => endMoment(moment)} />
    </Suspense>
  );
}
