import { CallError } from '../../../../contract/core/client.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { ErrorAnswer } from '../../../../contract/core/errors.ts';
import type { swipe, swipeDeck, swipeUndo } from '../../../../contract/likes/swipe.ts';
import type { SwipeChoice } from '../../../../contract/members/enums.ts';
import type { MemberCard } from '../../../../contract/members/search.ts';

export type Deck = Answer<typeof swipeDeck>;

type Left = Pick<Deck, 'likes_left' | 'next_at' | 'can_undo'>;

/** What happened last, in a word. */
type Told =
  | { readonly say: 'liked' | 'passed' | 'back' | 'offline'; readonly member: MemberCard }
  /** Each time that a like was asked for in vain. */
  | { readonly say: 'limit'; readonly times: number }
  | {
      readonly say: 'refused';
      readonly refusal: ErrorAnswer;
      /** Whose card is here again. */
      readonly member: MemberCard | null;
    };

export interface DeckState {
  /** In hand, the first on top. */
  readonly members: readonly MemberCard[];
  readonly left: Left;
  readonly finding: 'idle' | 'loading' | 'failed';
  readonly told: Told | null;
  /** Who came back last, and from which side. */
  readonly returned: { readonly id: string; readonly choice: SwipeChoice } | null;
}

export interface DeckCalls {
  readonly find: () => Promise<Deck>;
  readonly choose: (member: string, choice: SwipeChoice) => Promise<Answer<typeof swipe>>;
  readonly undo: () => Promise<Answer<typeof swipeUndo>>;
  readonly isOffline: () => boolean;
  /** Tells of somebody who likes the member back. */
  readonly celebrate: (member: MemberCard) => void;
}

export interface DeckStore {
  readonly state: () => DeckState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Takes the card on top away; false if it has to stay. */
  readonly choose: (choice: SwipeChoice) => boolean;
  readonly undo: () => void;
  /** Looks for more people, and how many likes are left by now. */
  readonly find: () => void;
  /** Puts away what was told. */
  readonly hush: () => void;
}

/** With so few in hand more are fetched. */
const FEW = 3;

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
  const { members, ...left } = first;
  let state: DeckState = { members, left, finding: 'idle', told: null, returned: null };
  let steps: readonly Step[] = [];
  let running = false;
  let ended = false;
  const decided = new Set<string>();
  /** Whose passes can be taken back one by one, the last one at the end. */
  let passed: readonly MemberCard[] = [];
  const listeners = new Set<() => void>();

  const set = (changes: Partial<DeckState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  /** What the server counts, unless more is on its way that it cannot know of. */
  const adopt = ({ likes_left, next_at, can_undo }: Left) => {
    const waiting = steps.slice(1).some(({ kind }) => kind !== 'find');
    if (!waiting) set({ left: { likes_left, next_at, can_undo } });
  };

  const without = (ids: ReadonlySet<string>) => state.members.filter(({ id }) => !ids.has(id));

  const putOnTop = (member: MemberCard) => {
    decided.delete(member.id);
    set({
      members: [member, ...without(new Set([member.id]))],
      returned: { id: member.id, choice: 'pass' },
      told: { say: 'back', member },
    });
  };

  const takeAway = (member: MemberCard) => {
    decided.add(member.id);
    set({ members: without(new Set([member.id])) });
  };

  const atLimit = (): Told => ({
    say: 'limit',
    times: state.told?.say === 'limit' ? state.told.times + 1 : 1,
  });

  const putBack = (choices: readonly Choice[]) => {
    const back = new Map(choices.map(({ member }) => [member.id, member]));
    const ids = new Set(back.keys());
    for (const id of ids) decided.delete(id);
    passed = passed.filter(({ id }) => !ids.has(id));
    const liked = choices.filter(({ choice }) => choice === 'like').length;
    const [top] = choices;
    set({
      members: [...back.values(), ...without(ids)],
      left: { ...state.left, likes_left: state.left.likes_left + liked, can_undo: false },
      returned: top ? { id: top.member.id, choice: top.choice } : null,
    });
  };

  const perform = async (step: Step): Promise<void> => {
    if (step.kind === 'choose') {
      const answer = await calls.choose(step.member.id, step.choice);
      adopt(answer);
      if (answer.like === 'match') calls.celebrate(step.member);
    } else if (step.kind === 'undo') {
      const answer = await calls.undo();
      adopt(answer);
      const { member } = answer;
      if (member?.id === step.member?.id) return;
      // Passed on another visit, or meanwhile in another tab.
      if (step.member) takeAway(step.member);
      if (member) putOnTop(member);
    } else {
      const answer = await calls.find();
      adopt(answer);
      const inHand = new Set(state.members.map(({ id }) => id));
      const added = answer.members.filter(({ id }) => !inHand.has(id) && !decided.has(id));
      ended = added.length === 0;
      set({ members: [...state.members, ...added], finding: 'idle' });
    }
  };

  /** What fails is here again, together with all that was chosen after it. */
  const refuse = (step: Step, refusal: ErrorAnswer): readonly Step[] => {
    const rest = steps.slice(1);
    if (step.kind === 'find') {
      set({ finding: 'failed' });
      return rest;
    }
    if (step.kind === 'undo') {
      const can_undo = refusal.code !== 'nothing_to_undo';
      if (can_undo && step.member && !decided.has(step.member.id)) {
        takeAway(step.member);
        passed = [...passed, step.member];
      }
      set({
        left: { ...state.left, can_undo },
        told: { say: 'refused', refusal, member: null },
      });
      return rest;
    }
    const told = { say: 'refused', refusal } as const;
    if (refusal.code === 'member_not_found') {
      passed = passed.filter(({ id }) => id !== step.member.id);
      const likes_left = state.left.likes_left + (step.choice === 'like' ? 1 : 0);
      set({ left: { ...state.left, likes_left }, told: { ...told, member: null } });
      return rest;
    }
    putBack([step, ...rest.filter(isChoice)]);
    if (refusal.code !== 'swipe_limit') {
      set({ told: { ...told, member: step.member } });
      return rest.filter(({ kind }) => kind === 'find');
    }
    // Spent elsewhere: the server knows until when.
    set({ left: { ...state.left, likes_left: 0 }, told: atLimit(), finding: 'loading' });
    return [{ kind: 'find' }];
  };

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      for (let step = steps[0]; step; step = steps[0]) {
        try {
          await perform(step);
          steps = steps.slice(1);
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          steps = refuse(step, error.answer);
        }
      }
    } finally {
      running = false;
    }
  };

  const add = (step: Step) => {
    steps = [...steps, step];
    void run();
  };

  const find = () => {
    if (state.finding === 'loading') return;
    set({ finding: 'loading' });
    add({ kind: 'find' });
  };

  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    choose: (choice) => {
      const [member, ...others] = state.members;
      // Somebody is about to come on top of them.
      const comes = steps.some((step) => step.kind === 'undo' && !step.member);
      if (!member || comes) return false;
      if (calls.isOffline()) {
        set({ told: { say: 'offline', member } });
        return false;
      }
      const { likes_left, next_at } = state.left;
      if (choice === 'like' && likes_left === 0) {
        set({ told: atLimit() });
        return false;
      }
      const spent = choice === 'like' ? 1 : 0;
      decided.add(member.id);
      passed = choice === 'pass' ? [...passed, member] : [];
      set({
        members: others,
        left: { likes_left: likes_left - spent, next_at, can_undo: choice === 'pass' },
        told: { say: choice === 'like' ? 'liked' : 'passed', member },
        returned: null,
      });
      add({ kind: 'choose', member, choice });
      if (others.length <= FEW && !ended) find();
      return true;
    },
    undo: () => {
      if (!state.left.can_undo) return;
      const member = passed.at(-1) ?? null;
      passed = passed.slice(0, -1);
      set({ left: { ...state.left, can_undo: false } });
      if (member) putOnTop(member);
      add({ kind: 'undo', member });
    },
    find,
    hush: () => set({ told: null }),
  };
};
