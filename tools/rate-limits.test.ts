import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { rowsOf, withTable } from './rate-limits.ts';

const spec = (path: string, limit?: Endpoint['limit']) =>
  ({ method: 'POST', path, ...(limit && { limit }) }) as Endpoint;

const rows = rowsOf([
  spec('/api/b.php', { max: 5, seconds: 86_400, sparesMistakes: true }),
  spec('/api/c.php'),
  spec('/api/a.php', { max: 120, seconds: 600 }),
]);

it('calls with a limit are listed by their address', () => {
  expect(rows).toBe(
    '| `POST /api/a.php` | 120 per 10 minutes |\n' +
      '| `POST /api/b.php` | 5 per day, mistakes not counted |\n',
  );
});

it('the table is put in place of the old one, and nothing else changes', () => {
  const head = '| Call | At most |\n|---|---|\n';
  const before = `Before.\n\n${head}| old | 1 per hour |\n\nAfter.\n`;
  const after = withTable(before, rows);
  expect(after).toBe(`Before.\n\n${head}${rows}\nAfter.\n`);
  expect(withTable(after ?? '', rows)).toBe(after);
  expect(withTable('No table.', rows)).toBeNull();
});
