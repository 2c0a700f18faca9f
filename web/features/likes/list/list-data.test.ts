import { expect, it } from 'vitest';
import type { ListedLike } from '#contract/likes/likes.ts';
import { appendPage } from './list-data.ts';

const listed = (id: string) => ({ id }) as ListedLike;
const pageOf = (next: string | null, ...ids: string[]) => ({
  members: ids.map(listed),
  next,
  counts: null,
});

it('[LIKE-2] adds a page, and nobody twice', () => {
  const first = { list: 'liked-me', cursor: null, suggestions: [] } as const;
  const data = { ...first, page: pageOf('b', '1', '2') };
  const { page } = appendPage(data, pageOf(null, '2', '3'));
  expect(page.members.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(page.next).toBeNull();
});
