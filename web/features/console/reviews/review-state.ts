import type { ReviewItem } from '#contract/console/reviews.ts';

/** Something that was just decided and can still be undone. */
export interface Decided {
  readonly item: ReviewItem;
  /** Why it was refused; null if it was approved. */
  readonly reason: string | null;
  /** The key with which it is sent. */
  readonly key: string;
  /** Milliseconds. */
  readonly until: number;
}

/** What somebody has in their hands. */
export interface ReviewState {
  /** The first is before their eyes. */
  readonly items: readonly ReviewItem[];
  /** When the claim ends without work, in milliseconds; null while nothing is held. */
  readonly until: number | null;
  readonly decided: Decided | null;
  /** Everything decided since the page was opened; a claim that was under way may bring it again. */
  readonly done: ReadonlySet<string>;
}

export const emptyHands: ReviewState = {
  items: [],
  until: null,
  decided: null,
  done: new Set(),
};

/** A claim was answered. What is before somebody's eyes stays there. */
export const claimed = (
  state: ReviewState,
  items: readonly ReviewItem[],
  until: number,
): ReviewState => {
  const held = new Set(state.items.map(({ id }) => id));
  const fresh = items.filter(({ id }) => !held.has(id) && !state.done.has(id));
  return { ...state, items: [...state.items, ...fresh], until };
};

/** The next picture comes at once; the server is told meanwhile. */
export const decided = (state: ReviewState, last: Decided): ReviewState => ({
  ...state,
  items: state.items.filter(({ id }) => id !== last.item.id),
  decided: last,
  done: new Set([...state.done, last.item.id]),
});

/** A picture left to others. */
export const passed = (state: ReviewState, item: ReviewItem): ReviewState => ({
  ...state,
  items: state.items.filter(({ id }) => id !== item.id),
  done: new Set([...state.done, item.id]),
});

/** Undone, or refused by the server: the picture is before somebody's eyes again. */
export const returned = (state: ReviewState, item: ReviewItem): ReviewState => {
  const done = new Set(state.done);
  done.delete(item.id);
  return {
    ...state,
    items: [item, ...state.items.filter(({ id }) => id !== item.id)],
    decided: state.decided?.item.id === item.id ? null : state.decided,
    done,
  };
};

/** Somebody else was faster: the picture is gone. */
export const lost = (state: ReviewState, item: ReviewItem): ReviewState => ({
  ...state,
  items: state.items.filter(({ id }) => id !== item.id),
  decided: state.decided?.item.id === item.id ? null : state.decided,
});

/** The claim ended for want of work: everything goes back to the queue. */
export const lapsed = (state: ReviewState): ReviewState => ({ ...state, items: [], until: null });
