import { expect, it } from 'vitest';
import type { SearchData } from './search-data.ts';
import { appendPage } from './search-data.ts';

const page = (ids: readonly string[], next: string | null) =>
  ({ members: ids.map((id) => ({ id })), next, numResults: 4 }) as SearchData['found'];

it('[MEM-5] adds the next people behind the others, nobody twice', () => {
  const data = { query: {}, found: page(['a', 'b'], '1') } as SearchData;
  const { found } = appendPage(data, { ...page(['b', 'c'], null), numResults: null });
  expect(found.members.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(found).toMatchObject({ next: null, numResults: 4 });
});
