import { describe, expect, it } from 'vitest';
import { CallError } from '#contract/core/client.ts';
import type { SwipeChoice } from '#contract/members/enums.ts';
import type { MemberCard } from '#contract/members/search.ts';
import type { DeckCalls } from './deck.ts';
import { createDeck } from './deck.ts';

const person = (id: string): MemberCard => ({
  id,
  name: id.toUpperCase(),
  age: 36,
  gender: 'man',
  country: 'NL',
  place: 'Goes',
  distance: 5,
  presence: 'now',
  verified: false,
  fictional: false,
  is_new: false,
  like: 'none',
  photo: null,
  shared_interests: [],
});

const left = { likes_left: 4, next_at: null, can_undo: false };
const deckOf = (ids: string, likes_left = 4) => ({
  ...left,
  likes_left,
  members: Array.from(ids, person),
});

const refused = (code: string) => new CallError(409, { error: code, code });

/** A server that counts, with answers that the test may replace. */
const table = (given: Partial<DeckCalls> = {}, ids = 'abcdef', likes = 4, can_undo = false) => {
  const log: string[] = [];
  let liked = 4 - likes;
  const calls: DeckCalls = {
    fetchDeck: () => Promise.resolve(deckOf(ids, 4 - liked)),
    choose: (member: string, choice: SwipeChoice) => {
      log.push(`${choice} ${member}`);
      if (choice === 'like') liked += 1;
      const passed = { ...left, likes_left: 4 - liked, can_undo: choice === 'pass' };
      return Promise.resolve({ ...passed, like: 'given' });
    },
    undo: () => {
      log.push('undo');
      return Promise.resolve({ ...left, member: person('a') });
    },
    isOffline: () => false,
    onMatch: () => undefined,
    ...given,
  };
  const deck = createDeck({ ...deckOf(ids, likes), can_undo }, calls);
  const inHand = () =>
    deck
      .state()
      .members.map(({ id }) => id)
      .join('');
  return { deck, log, inHand };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the deck', () => {
  it('[LIKE-3] shows a choice at once and sends all of them in order', async () => {
    const { deck, log, inHand } = table();
    expect([deck.choose('like'), deck.choose('pass')]).toEqual([true, true]);
    expect(inHand()).toBe('cdef');
    expect(deck.state().allowance).toMatchObject({ likes_left: 3, can_undo: true });
    expect(log).toEqual(['like a']);
    await settled();
    expect(log).toEqual(['like a', 'pass b']);
    expect(deck.state().allowance).toMatchObject({ likes_left: 3, can_undo: true });
  });

  it('[LIKE-3] fetches more when three are left, nobody twice', async () => {
    const { deck, inHand } = table({ fetchDeck: () => Promise.resolve(deckOf('abcdefgh')) });
    for (let count = 0; count < 3; count += 1) deck.choose('pass');
    expect(deck.state().fetching).toBe('loading');
    await settled();
    expect([inHand(), deck.state().fetching]).toEqual(['defgh', 'idle']);
  });

  it('[LIKE-3] puts back what failed, with all that came after it', async () => {
    const { deck, inHand } = table({ choose: () => Promise.reject(refused('unavailable')) });
    deck.choose('like');
    deck.choose('pass');
    await settled();
    expect(inHand()).toBe('abcdef');
    expect(deck.state()).toMatchObject({
      allowance: { likes_left: 4 },
      notice: { kind: 'refused', member: { id: 'a' } },
      returned: { id: 'a', choice: 'like' },
    });
  });

  it('[LIKE-3] leaves out who is gone meanwhile', async () => {
    const { deck, inHand } = table({ choose: () => Promise.reject(refused('member_not_found')) });
    deck.choose('like');
    await settled();
    expect([inHand(), deck.state().allowance.likes_left]).toEqual(['bcdef', 4]);
  });

  it('[LIKE-3] keeps the card when no likes are left, and passing goes on', async () => {
    const { deck, log, inHand } = table({}, 'abcdef', 0);
    expect(deck.choose('like')).toBe(false);
    expect(deck.state().notice).toEqual({ kind: 'limit', times: 1 });
    expect(deck.choose('like')).toBe(false);
    expect(deck.state().notice).toEqual({ kind: 'limit', times: 2 });
    expect(deck.choose('pass')).toBe(true);
    await settled();
    expect([inHand(), log]).toEqual(['bcdef', ['pass a']]);
  });

  it('[LIKE-3] learns of likes that were spent elsewhere', async () => {
    const next_at = '2026-11-16T23:00:00.000Z';
    const { deck, inHand } = table({
      choose: () => Promise.reject(refused('swipe_limit')),
      fetchDeck: () => Promise.resolve({ ...deckOf('abcdef', 0), next_at }),
    });
    deck.choose('like');
    await settled();
    expect(inHand()).toBe('abcdef');
    expect(deck.state()).toMatchObject({
      allowance: { likes_left: 0, next_at },
      notice: { kind: 'limit', times: 1 },
    });
  });

  it('[LIKE-3] keeps the card while offline', () => {
    const { deck, log, inHand } = table({ isOffline: () => true });
    expect(deck.choose('pass')).toBe(false);
    expect([inHand(), log, deck.state().notice?.kind]).toEqual(['abcdef', [], 'offline']);
  });

  it('[LIKE-3] takes the last pass back, after it has been sent', async () => {
    const { deck, log, inHand } = table();
    deck.undo();
    deck.choose('pass');
    deck.undo();
    deck.undo();
    await settled();
    expect([log, inHand()]).toEqual([['pass a', 'undo'], 'abcdef']);
    expect(deck.state().notice).toMatchObject({ kind: 'back', member: { id: 'a' } });
  });

  it('[LIKE-3] has who was passed on top again at once, for the next choice', async () => {
    const { deck, log, inHand } = table();
    deck.choose('pass');
    deck.undo();
    expect(inHand()).toBe('abcdef');
    expect(deck.state()).toMatchObject({
      notice: { kind: 'back', member: { id: 'a' } },
      returned: { id: 'a', choice: 'pass' },
    });
    deck.choose('pass');
    await settled();
    expect([log, inHand()]).toEqual([['pass a', 'undo', 'pass a'], 'bcdef']);
  });

  it('[LIKE-3] chooses nothing until it is known who was passed on an earlier visit', async () => {
    let answer: (member: MemberCard) => void = () => undefined;
    const undone = new Promise<MemberCard>((resolve) => {
      answer = resolve;
    });
    const { deck, log, inHand } = table(
      { undo: async () => ({ ...left, member: await undone }) },
      'bcdef',
      4,
      true,
    );
    deck.undo();
    expect(deck.choose('pass')).toBe(false);
    answer(person('a'));
    await settled();
    expect([log, inHand()]).toEqual([[], 'abcdef']);
    expect(deck.choose('pass')).toBe(true);
  });

  it('[LIKE-3] takes a card away again whose pass could not be taken back', async () => {
    const { deck, inHand } = table({ undo: () => Promise.reject(refused('unavailable')) });
    deck.choose('pass');
    deck.undo();
    await settled();
    expect(inHand()).toBe('bcdef');
    expect(deck.state()).toMatchObject({
      allowance: { can_undo: true },
      notice: { kind: 'refused' },
    });
    deck.undo();
    expect(inHand()).toBe('abcdef');
  });

  it('[LIKE-3] has nobody twice when the pass fails that was just taken back', async () => {
    const { deck, inHand } = table({ choose: () => Promise.reject(refused('unavailable')) });
    deck.choose('pass');
    deck.undo();
    deck.choose('like');
    deck.choose('pass');
    await settled();
    expect([inHand(), deck.state().allowance.likes_left]).toEqual(['abcdef', 4]);
  });

  it('[LIKE-3] [LIKE-1] tells of a match', async () => {
    const matches: string[] = [];
    const { deck } = table({
      choose: (_, choice) =>
        Promise.resolve({ ...left, like: choice === 'like' ? 'match' : 'none' }),
      onMatch: ({ id }) => matches.push(id),
    });
    deck.choose('like');
    deck.choose('pass');
    await settled();
    expect(matches).toEqual(['a']);
  });

  it('[LIKE-3] says when the next people could not be fetched, and tries again', async () => {
    let works = false;
    const find = () =>
      works ? Promise.resolve(deckOf('xyz')) : Promise.reject(refused('unavailable'));
    const { deck, inHand } = table({ fetchDeck: find }, 'a');
    deck.choose('pass');
    await settled();
    expect(deck.state().fetching).toBe('failed');
    works = true;
    deck.fetchMore();
    await settled();
    expect([inHand(), deck.state().fetching]).toEqual(['xyz', 'idle']);
  });
});
