import { useEffect, useState, useSyncExternalStore } from 'react';
import { swipe, swipeDeck, swipeUndo } from '#contract/likes/swipe.ts';
import { call } from '#web/lib/call.ts';
import { localTimeZone } from '#web/lib/use-time-zone.ts';
import { setLike } from '../like-store.ts';
import { showMatch } from '../interstitial-queue.ts';
import type { Deck, DeckState, DeckStore } from './deck.ts';
import { createDeck } from './deck.ts';

/** The deck that was loaded, as it is played. */
export const useDeck = (loaded: Deck): [DeckState, DeckStore] => {
  const [deck] = useState(() =>
    createDeck(loaded, {
      fetchDeck: () => call(swipeDeck, { query: { zone: localTimeZone() } }),
      choose: async (member, choice) => {
        const answer = await call(swipe, { body: { member, choice, zone: localTimeZone() } });
        if (choice === 'like') setLike(member, answer.like);
        return answer;
      },
      undo: () => call(swipeUndo),
      isOffline: () => !navigator.onLine,
      onMatch: showMatch,
    }),
  );
  const state = useSyncExternalStore(deck.subscribe, deck.state, deck.state);
  const { next_at } = state.allowance;
  useEffect(() => {
    if (next_at === null) return;
    // A moment later than the clock of this device says, which may be ahead.
    const timer = setTimeout(deck.fetchMore, Date.parse(next_at) - Date.now() + 2000);
    return () => clearTimeout(timer);
  }, [deck, next_at]);
  return [state, deck];
};
