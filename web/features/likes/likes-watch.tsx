import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { likeChanged, likes } from '../../../contract/likes/likes.ts';
import { call } from '../../lib/call.ts';
import { onLive, onReconnected } from '../../lib/live.ts';
import { refreshing } from '../../lib/refresh.ts';
import { useCountersUpdate } from '../site/counters.tsx';
import { routeNameOf } from '../site/rules/route-name.ts';
import { useSite } from '../site/site-context.ts';
import { handOn, learnFrom, learnLike, takeOver } from './like-store.ts';
import { celebrateNew, endMoment, forgetMatch, useMoment } from './moments.ts';
import { isOccupied, mayShowMoments } from './rules/moment-pages.ts';
import { useAskedLike } from './use-asked-like.ts';

const MomentScreen = lazy(async () => ({
  default: (await import('./moments/moment-screen.tsx')).MomentScreen,
}));

const nobody = () => undefined;

/** Keeps what is new in likes up to date, by live events and now and then by itself. */
const useLikes = () => {
  const update = useCountersUpdate();
  const { newMatches, user } = useSite();
  const owner = user?.id;
  const [{ read }] = useState(() => ({
    read: async () => {
      const { profiles, new_likes, new_matches } = await call(likes);
      // A break of the connection may have hidden what became of them.
      profiles.forEach(learnFrom);
      update({ newLikes: new_likes });
      celebrateNew(new_matches, { hidden: document.hidden });
    },
  }));
  useEffect(() => celebrateNew(newMatches), [newMatches]);
  useEffect(() => {
    if (owner === undefined) return;
    takeOver(owner);
    const leave = () => handOn(owner);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [owner]);
  useEffect(() => {
    const { soon, stop } = refreshing(() => void read().catch(nobody));
    const changed = () => {
      // The title of a hidden tab is seen all the same.
      if (document.hidden) read().catch(nobody);
      soon();
    };
    const stopLive = onLive(likeChanged, ({ member, like }) => {
      learnLike(member, like);
      if (like !== 'match') forgetMatch(member);
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

const hearFocus = (listener: () => void) => {
  // Where the focus goes is known once the event is over.
  const moved = () => setTimeout(listener);
  addEventListener('focusin', moved);
  addEventListener('focusout', moved);
  return () => {
    removeEventListener('focusin', moved);
    removeEventListener('focusout', moved);
  };
};

/** Whether the member is at a field or a window, which is not covered. */
const useOccupied = (): boolean =>
  useSyncExternalStore(
    hearFocus,
    () => isOccupied(document.activeElement),
    () => false,
  );

/** For members on every page: new likes are counted, and moments shown over pages where they are welcome. */
export function LikesWatch() {
  const read = useLikes();
  useAskedLike(() => void read().catch(nobody));
  const moment = useMoment();
  const isWelcome = mayShowMoments(routeNameOf(useLocation().pathname));
  const isAway = useOccupied();
  if (!moment || !isWelcome || isAway) return null;
  return (
    <Suspense>
      <MomentScreen moment={moment} onClose={() => endMoment(moment)} />
    </Suspense>
  );
}
