import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { likeChanged, likes } from '#contract/likes/likes.ts';
import { call } from '#web/lib/call.ts';
import { ignore } from '#web/lib/ignore.ts';
import { onLive, onReconnected } from '#web/lib/live.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { startRefreshing } from '#web/lib/refresh.ts';
import { useCountersUpdate } from '#web/features/site/counters.tsx';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { saveLikes, applyLoadedLike, setLike, restoreLikes } from './like-store.ts';
import {
  showNewMatches,
  closeInterstitial,
  removeMatch,
  useInterstitial,
} from './interstitial-queue.ts';
import { isOccupied, canShowInterstitials } from './rules/interstitial-pages.ts';
import { useRequestedLike } from './use-requested-like.ts';

const InterstitialScreen = onDemand(
  'likes',
  async () => (await import('./interstitials/interstitial-screen.tsx')).InterstitialScreen,
);

/** Keeps what is new in likes up to date, by live events and now and then by itself. */
const useLikesSync = () => {
  const update = useCountersUpdate();
  const { newMatches, user } = useSite();
  const owner = user?.id;
  const [{ read }] = useState(() => ({
    read: async () => {
      const { profiles, new_likes, new_matches } = await call(likes);
      // A break of the connection may have hidden what became of them.
      profiles.forEach(applyLoadedLike);
      update({ newLikes: new_likes });
      showNewMatches(new_matches, { hidden: document.hidden });
    },
  }));
  useEffect(() => showNewMatches(newMatches), [newMatches]);
  useEffect(() => {
    if (owner === undefined) return;
    restoreLikes(owner);
    const save = () => saveLikes(owner);
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [owner]);
  useEffect(() => {
    const { refreshSoon, stop } = startRefreshing(() => void read().catch(ignore));
    const onChange = () => {
      // The title of a hidden tab is seen all the same.
      if (document.hidden) read().catch(ignore);
      refreshSoon();
    };
    const stopLive = onLive(likeChanged, ({ member, like }) => {
      setLike(member, like);
      if (like !== 'match') removeMatch(member);
      onChange();
    });
    const stopReconnected = onReconnected(onChange);
    return () => {
      stop();
      stopLive();
      stopReconnected();
    };
  }, [read]);
  return read;
};

const subscribeToFocus = (listener: () => void) => {
  // Where the focus goes is known once the event is over.
  const notify = () => setTimeout(listener);
  addEventListener('focusin', notify);
  addEventListener('focusout', notify);
  return () => {
    removeEventListener('focusin', notify);
    removeEventListener('focusout', notify);
  };
};

/** Whether the member is at a field or a window, which is not covered. */
const useIsOccupied = (): boolean =>
  useSyncExternalStore(
    subscribeToFocus,
    () => isOccupied(document.activeElement),
    () => false,
  );

/** For members on every page: new likes are counted, and moments shown over pages where they are welcome. */
export function LikesWatch() {
  const read = useLikesSync();
  useRequestedLike(() => void read().catch(ignore));
  const interstitial = useInterstitial();
  const isAllowed = canShowInterstitials(routeNameOf(useLocation().pathname));
  const isUserOccupied = useIsOccupied();
  if (!interstitial || !isAllowed || isUserOccupied) return null;
  return (
    <InterstitialScreen
      interstitial={interstitial}
      onClose={() => closeInterstitial(interstitial)}
    />
  );
}
