import { expect, it } from 'vitest';
import type { Paper } from '../../../../contract/billing/index.ts';
import { drawPaper } from './draw.ts';

const amount = (no: number) => ({
  label: `Refunded, time ${no}`,
  note: null,
  value: '-€1.00',
  strong: false,
});

const paper = (changes: Partial<Paper>): Paper => ({
  site: 'Duet',
  title: 'Receipt 1',
  text: null,
  facts: [{ label: 'Date', value: 'today' }],
  parties: [
    { title: 'Seller', lines: ['A'.repeat(300), 'A street with a name, '.repeat(20)] },
    { title: 'Buyer', lines: ['Анна 🙂', `${'b'.repeat(200)}@mail.example`] },
  ],
  columns: { what: 'What', amount: 'Amount' },
  amounts: [amount(1)],
  closing: null,
  ...changes,
});

const pagesOf = async (of: Paper): Promise<number> => {
  const text = Buffer.from(await (await drawPaper(of, 'en', 'a.pdf')).arrayBuffer()).toString(
    'latin1',
  );
  return text.match(/\/Type \/Page\n/g)?.length ?? 0;
};

it('[PAY-3] draws a paper whatever names and addresses are like, on as many pages as it takes', async () => {
  expect(await pagesOf(paper({}))).toBe(1);
  const amounts = Array.from({ length: 40 }, (_, no) => amount(no));
  expect(await pagesOf(paper({ amounts }))).toBe(3);
});
