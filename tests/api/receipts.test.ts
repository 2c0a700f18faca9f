import { beforeAll, describe, expect, it } from 'vitest';
import type { BillingDocument } from '#contract/billing/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { cookies } from '#contract/cookies.ts';
import { api } from '#contract/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import { addMan } from '../support/members.ts';
import { addBuyer, as, buy } from '../support/payments.ts';
import { textOf } from '../support/pdf.ts';
import type { Person } from '../support/people.ts';

const app = await appOfFile();
let aart: Person;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
});

/** Words without the spaces in between, which may be line breaks in a document. */
const wordsIn = (text: string) => text.replaceAll(/\s/g, '');

const wordsOf = (paper: BillingDocument): string[] => [
  paper.site,
  paper.title,
  paper.text ?? '',
  paper.closing ?? '',
  ...paper.facts.flatMap(({ label, value }) => [label, value]),
  ...paper.parties.flatMap(({ title, lines }) => [title, ...lines]),
  ...paper.amounts.flatMap(({ label, note, value }) => [label, value, note?.title ?? '']),
];

describe('receipts', () => {
  it('[PAY-3] are numbered without gaps', async () => {
    const fenna = await addBuyer(app);
    const [one, two] = [await buy(app, fenna), await buy(app, fenna)];
    const numberOf = (no: string | null) => Number(no?.split('-').at(-1));
    expect(numberOf(two.receipt_no)).toBe(numberOf(one.receipt_no) + 1);
    const receipt = await as(app, fenna)(api.receipt, { query: { id: one.id } });
    expect(receipt).toMatchObject({
      order: { receipt_no: one.receipt_no, minor: 1499, tax_minor: 260 },
      seller: { vat_number: expect.stringMatching(/^NL/) as string },
      buyer: { name: fenna.name, email: fenna.email },
    });
  });

  it.each(['en', 'pl', 'fr'])(
    '[PAY-3] say the same on the page and in the document: %s',
    async (locale) => {
      const gina = await addBuyer(app, { profile: { name: 'Gína Łęcka' } });
      const { id, number, receipt_no: no } = await buy(app, gina);
      for (let sent = 0; sent < 5; sent += 1) await write(app, gina, aart);
      await as(app, gina)(api.refund, { body: { id, minor: 999 } });
      const read = (path: string, of: string) =>
        app.send('GET', `${path}?id=${of}`, {
          headers: { cookie: `${cookies.session}=${gina.session}; ${cookies.locale}=${locale}` },
        });
      const receipt = (await read(api.receipt.path, id)).json<Answer<typeof api.receipt>>();
      const [note] = receipt.order.credit_notes;
      const creditNote = (await read(api.creditNote.path, note?.id ?? '')).json<
        Answer<typeof api.creditNote>
      >();
      const files = {
        [api.receiptFile.path]: [id, receipt.paper],
        [api.creditNoteFile.path]: [note?.id ?? '', creditNote.paper],
      } as const;
      for (const [path, [of, paper]] of Object.entries(files)) {
        const file = await read(path, of);
        expect(file.headers['content-type']).toBe('application/pdf');
        const document = wordsIn(textOf(file.rawPayload));
        for (const line of wordsOf(paper)) expect(document).toContain(wordsIn(line));
        expect(document).not.toContain('?');
      }
      const told = JSON.stringify(receipt.paper);
      for (const word of ['Duet', number, no ?? '', '4242', note?.number ?? '']) {
        expect(told).toContain(word);
      }
    },
  );
});
