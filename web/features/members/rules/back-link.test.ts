import { describe, expect, it } from 'vitest';
import { linkTo } from '#contract/routes.ts';
import { backPlaceOf, backLinkAfter } from './back-link.ts';

const id = '01a1e69f-b76f-7ee9-9413-32a025dcbbe2';

describe('the place that a way back leads to', () => {
  it.each([
    [linkTo('likes'), 'likes'],
    [linkTo('likes-type', { type: 'liked' }), 'likes'],
    [linkTo('likes-type', { type: 'matches' }), 'matches'],
    [`${linkTo('likes-type', { type: 'visitors' })}?cursor=x`, 'visitors'],
    [linkTo('likes-m-id', { id }), 'likes'],
    [linkTo('chats-id', { id }), 'messages'],
    [linkTo('members-id-chat', { id }), 'messages'],
    [linkTo('swipe-game'), 'swipe'],
    [linkTo('match-finder'), 'finder'],
    [linkTo('updates'), 'notifications'],
    [linkTo('members'), null],
    [linkTo('credits'), null],
  ] as const)('[MEM-7] of %s is called %s', (path, place) => {
    expect(backPlaceOf(path)).toBe(place);
  });

  it.each(['https://evil.example/likes', '//evil.example/likes', '/\\\\evil.example', 'likes', ''])(
    '[MEM-7] is never %j',
    (path) => {
      expect(backPlaceOf(path)).toBeNull();
    },
  );
});

describe('the way back from a member', () => {
  const likes = { key: 'a', path: linkTo('likes') };
  const member = { key: 'b', path: linkTo('members-id', { id }) };
  const known = new Map([['b', { path: likes.path, steps: 1 }]]);

  it('[MEM-7] leads to the page before', () => {
    expect(backLinkAfter(likes, new Map(), false)).toEqual({ path: likes.path, steps: 1 });
    expect(backLinkAfter(null, new Map(), false)).toBeNull();
  });

  it('[MEM-7] stays the same from one member to the next', () => {
    expect(backLinkAfter(member, known, false)).toEqual({ path: likes.path, steps: 2 });
    expect(backLinkAfter(member, known, true)).toEqual({ path: likes.path, steps: 1 });
    expect(backLinkAfter(member, new Map(), false)).toBeNull();
  });
});
