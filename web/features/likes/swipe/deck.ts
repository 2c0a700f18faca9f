import { CallError } from '#contract/core/client.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import type { swipe, swipeDeck, swipeUndo } from '#contract/likes/swipe.ts';
import type { SwipeChoice } from '#contract/members/enums.ts';
import type { MemberCard } from '#contract/members/search.ts';
import { createStore } from '#web/lib/store.ts';

export type Deck = Answer<typeof swipeDeck>;

type Allowance = Pick<Deck, 'likes_left' | 'next_at' | 'can_undo'>;

/** What to tell the member about their last action. */
type DeckNotice =
  | { readonly kind: 'liked' | 'passed' | 'back' | 'offline'; readonly member: MemberCard }
  /** Each time that a like was asked for in vain. */
  | { readonly kind: 'limit'; readonly times: number }
  | {
      readonly kind: 'refused';
      readonly refusal: ErrorAnswer;
      /** Whose card is here again. */
      readonly member: MemberCard | null;
    };

export interface DeckState {
  /** In hand, the first on top. */
  readonly members: readonly MemberCard[];
  readonly allowance: Allowance;
  readonly fetching: 'idle' | 'loading' | 'failed';
  readonly notice: DeckNotice | null;
  /** Who came back last, and from which side. */
  readonly returned: { readonly id: string; readonly choice: SwipeChoice } | null;
}

export interface DeckCalls {
  readonly fetchDeck: () => Promise<Deck>;
  readonly choose: (member: string, choice: SwipeChoice) => Promise<Answer<typeof swipe>>;
  readonly undo: () => Promise<Answer<typeof swipeUndo>>;
  readonly isOffline: () => boolean;
  /** Tells of somebody who likes the member back. */
  readonly onMatch: (member: MemberCard) => void;
}

export interface DeckStore {
  readonly state: () => DeckState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Takes the card on top away; false if it has to stay. */
  readonly choose: (choice: SwipeChoice) => boolean;
  readonly undo: () => void;
  /** Looks for more people, and how many likes are left by now. */
  readonly fetchMore: () => void;
  /** Dismisses the notice. */
  readonly dismissNotice: () => void;
}

/** More cards are fetched when this few are left. */
const REFILL_AT = 3;

interface Choice {
  readonly member: MemberCard;
  readonly choice: SwipeChoice;
}
type Step =
  | (Choice & { readonly kind: 'choose' })
  /** Whose pass it takes back, if it was made here. */
  | { readonly kind: 'undo'; readonly member: MemberCard | null }
  | { readonly kind: 'find' };

const isChoice = (step: Step) => step.kind === 'choose';

/** People to choose from. Choices show at once and are sent in their order, one at a time. */
export const createDeck = (first: Deck, calls: DeckCalls): DeckStore => {
  const { members, ...allowance } = first;
  const store = createStore<DeckState>({
    members,
    allowance,
    fetching: 'idle',
    notice: null,
    returned: null,
  });
  const state = store.get;
  const set = (changes: Partial<DeckState>) => store.set({ ...state(), ...changes });
  let queue: readonly Step[] = [];
  let running = false;
  let isExhausted = false;
  const decidedIds = new Set<string>();
  /** Whose passes can be taken back one by one, the last one at the end. */
  let passed: readonly MemberCard[] = [];

  /** What the server counts, unless more is on its way that it cannot know of. */
  const applyAllowance = ({ likes_left, next_at, can_undo }: Allowance) => {
    const waiting = queue.slice(1).some(({ kind }) => kind !== 'find');
    if (!waiting) set({ allowance: { likes_left, next_at, can_undo } });
  };

  const without = (ids: ReadonlySet<string>) => state().members.filter(({ id }) => !ids.has(id));

  const putOnTop = (member: MemberCard) => {
    decidedIds.delete(member.id);
    set({
      members: [member, ...without(new Set([member.id]))],
      returned: { id: member.id, choice: 'pass' },
      notice: { kind: 'back', member },
    });
  };

  const removeCard = (member: MemberCard) => {
    decidedIds.add(member.id);
    set({ members: without(new Set([member.id])) });
  };

  const limitNotice = (): DeckNotice => {
    const { notice } = state();
    return { kind: 'limit', times: notice?.kind === 'limit' ? notice.times + 1 : 1 };
  };

  const restoreCards = (choices: readonly Choice[]) => {
    const back = new Map(choices.map(({ member }) => [member.id, member]));
    const ids = new Set(back.keys());
    for (const id of ids) decidedIds.delete(id);
    passed = passed.filter(({ id }) => !ids.has(id));
    const liked = choices.filter(({ choice }) => choice === 'like').length;
    const [top] = choices;
    set({
      members: [...back.values(), ...without(ids)],
      allowance: {
        ...state().allowance,
        likes_left: state().allowance.likes_left + liked,
        can_undo: false,
      },
      returned: top ? { id: top.member.id, choice: top.choice } : null,
    });
  };

  const perform = async (step: Step): Promise<void> => {
    if (step.kind === 'choose') {
      const answer = await calls.choose(step.member.id, step.choice);
      applyAllowance(answer);
      if (answer.like === 'match') calls.onMatch(step.member);
    } else if (step.kind === 'undo') {
      const answer = await calls.undo();
      applyAllowance(answer);
      const { member } = answer;
      if (member?.id === step.member?.id) return;
      // Passed on another visit, or meanwhile in another tab.
      if (step.member) removeCard(step.member);
      if (member) putOnTop(member);
    } else {
      const answer = await calls.fetchDeck();
      applyAllowance(answer);
      const inHand = new Set(state().members.map(({ id }) => id));
      const added = answer.members.filter(({ id }) => !inHand.has(id) && !decidedIds.has(id));
      isExhausted = added.length === 0;
      set({ members: [...state().members, ...added], fetching: 'idle' });
    }
  };

  /** What fails is here again, together with all that was chosen after it. */
  const handleRefusal = (step: Step, refusal: ErrorAnswer): readonly Step[] => {
    const rest = queue.slice(1);
    if (step.kind === 'find') {
      set({ fetching: 'failed' });
      return rest;
    }
    if (step.kind === 'undo') {
      const can_undo = refusal.code !== 'nothing_to_undo';
      if (can_undo && step.member && !decidedIds.has(step.member.id)) {
        removeCard(step.member);
        passed = [...passed, step.member];
      }
      set({
        allowance: { ...state().allowance, can_undo },
        notice: { kind: 'refused', refusal, member: null },
      });
      return rest;
    }
    const refusedNotice = { kind: 'refused', refusal } as const;
    if (refusal.code === 'member_not_found') {
      passed = passed.filter(({ id }) => id !== step.member.id);
      const likes_left = state().allowance.likes_left + (step.choice === 'like' ? 1 : 0);
      set({
        allowance: { ...state().allowance, likes_left },
        notice: { ...refusedNotice, member: null },
      });
      return rest;
    }
    restoreCards([step, ...rest.filter(isChoice)]);
    if (refusal.code !== 'swipe_limit') {
      set({ notice: { ...refusedNotice, member: step.member } });
      return rest.filter(({ kind }) => kind === 'find');
    }
    // Spent elsewhere: the server knows until when.
    set({
      allowance: { ...state().allowance, likes_left: 0 },
      notice: limitNotice(),
      fetching: 'loading',
    });
    return [{ kind: 'find' }];
  };

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      for (let step = queue[0]; step; step = queue[0]) {
        try {
          await perform(step);
          queue = queue.slice(1);
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          queue = handleRefusal(step, error.answer);
        }
      }
    } finally {
      running = false;
    }
  };

  const add = (step: Step) => {
    queue = [...queue, step];
    void run();
  };

  const fetchMore = () => {
    if (state().fetching === 'loading') return;
    set({ fetching: 'loading' });
    add({ kind: 'find' });
  };

  return {
    state,
    subscribe: store.subscribe,
    choose: (choice) => {
      const [member, ...others] = state().members;
      // Somebody is about to come on top of them.
      const isUndoPending = queue.some((step) => step.kind === 'undo' && !step.member);
      if (!member || isUndoPending) return false;
      if (calls.isOffline()) {
        set({ notice: { kind: 'offline', member } });
        return false;
      }
      const { likes_left, next_at } = state().allowance;
      if (choice === 'like' && likes_left === 0) {
        set({ notice: limitNotice() });
        return false;
      }
      const spent = choice === 'like' ? 1 : 0;
      decidedIds.add(member.id);
      passed = choice === 'pass' ? [...passed, member] : [];
      set({
        members: others,
        allowance: { likes_left: likes_left - spent, next_at, can_undo: choice === 'pass' },
        notice: { kind: choice === 'like' ? 'liked' : 'passed', member },
        returned: null,
      });
      add({ kind: 'choose', member, choice });
      if (others.length <= REFILL_AT && !isExhausted) fetchMore();
      return true;
    },
    undo: () => {
      if (!state().allowance.can_undo) return;
      const member = passed.at(-1) ?? null;
      passed = passed.slice(0, -1);
      set({ allowance: { ...state().allowance, can_undo: false } });
      if (member) putOnTop(member);
      add({ kind: 'undo', member });
    },
    fetchMore,
    dismissNotice: () => set({ notice: null }),
  };
};
