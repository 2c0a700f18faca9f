import { expect, it } from 'vitest';
import type { BillingDocument } from '#contract/billing/index.ts';
import { textOf } from '#tests/support/pdf.ts';
import { drawDocument } from './draw-document.ts';

const amount = (no: number) => ({
  label: `Refunded, time ${no}`,
  note: null,
  value: '-€1.00',
  strong: false,
});

const paper = (changes: Partial<BillingDocument>): BillingDocument => ({
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

const bytesOf = async (of: BillingDocument): Promise<Buffer> =>
  Buffer.from(await (await drawDocument(of, 'en', 'a.pdf')).arrayBuffer());

const pagesOf = async (of: BillingDocument): Promise<number> =>
  (await bytesOf(of)).toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

it('[PAY-3] draws a paper whatever names and addresses are like, on as many pages as it takes', async () => {
  expect(await pagesOf(paper({}))).toBe(1);
  const amounts = Array.from({ length: 40 }, (_, no) => amount(no));
  expect(await pagesOf(paper({ amounts }))).toBe(3);
});

it.each([
  ['Latin', 'Zoë Şahin-Łuków', 'Zoë Şahin-Łuków'],
  ['Vietnamese', 'Nguyễn', 'Nguyễn'],
  ['Cyrillic', 'Анна Ковальчук', 'Анна Ковальчук'],
  ['Greek', 'Ελένη', 'Ελένη'],
  ['Georgian', 'ანა', 'ანა'],
  ['Armenian', 'Աննա', 'Աննա'],
  // Drawn from the right, and so read here from the other end.
  ['Hebrew', 'שרה לוי', 'יול הרש'],
  ['Hebrew beside Latin', 'שרה Levi', 'הרש Levi'],
  ['letters with marks of their own', 'Zoe\u0308', 'Zoë'],
  ['what no font has', '李 Ana', '? Ana'],
])('[PAY-3] draws names as they are written: %s', async (_script, name, drawn) => {
  const document = await bytesOf(paper({ parties: [{ title: 'Buyer', lines: [name] }] }));
  expect(textOf(document).split('\n')).toContain(drawn);
  // Only the letters that it takes are part of it.
  expect(document.length).toBeLessThan(30_000);
});
