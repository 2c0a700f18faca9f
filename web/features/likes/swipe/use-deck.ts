import { useEffect, useState, useSyncExternalStore } from 'react';
import { swipe, swipeDeck, swipeUndo } from '../../../../contract/likes/swipe.ts';
import { call } from '../../../lib/call.ts';
import { learnLike } from '../like-store.ts';
import { celebrate } from '../moments.ts';
import type { Deck, DeckState, DeckStore } from './deck.ts';
import { createDeck } from './deck.ts';

/** Where the member’s day begins and ends. */
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The deck that was loaded, as it is played. */
export const useDeck = (loaded: Deck): [DeckState, DeckStore] => {
  const [deck] = useState(() =>
    createDeck(loaded, {
      find: () => call(swipeDeck, { query: { zone: zoneHere() } }),
      choose: async (member, choice) => {
        const answer = await call(swipe, { body: { member, choice, zone: zoneHere() } });
        if (choice === 'like') learnLike(member, answer.like);
        return answer;
      },
      undo: () => call(swipeUndo),
      isOffline: () => !navigator.onLine,
      celebrate,
    }),
  );
  const state = useSyncExternalStore(deck.subscribe, deck.state, deck.state);
  const { next_at } = state.left;
  useEffect(() => {
    if (next_at === null) return;
    // A moment later than the clock of this device says, which may be ahead.
    const timer = setTimeout(deck.find, Date.parse(next_at) - Date.now() + 2000);
    return () => clearTimeout(timer);
  }, [deck, next_at]);
  return [state, deck];
};
