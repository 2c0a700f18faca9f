import type { BillingDocument } from '#contract/billing/index.ts';
import type { Locale } from '#contract/locales.ts';
import type { PdfWriter } from './pdf-writer.ts';
import { LEFT, MUTED_COLOUR, RIGHT, createPdfWriter } from './pdf-writer.ts';

/** Where the second of two columns begins, and what stands beside a label. */
const [SECOND_COLUMN_X, VALUE_X] = [312, 190];

/** Room for the amount at the end of a line. */
const AMOUNT_WIDTH = 110;

const drawHead = (pdf: PdfWriter, { site, title, text, facts }: BillingDocument): void => {
  pdf.write(site, { weight: 600, colour: MUTED_COLOUR });
  pdf.skip(4);
  pdf.write(title, { size: 22, weight: 600 });
  if (text !== null) pdf.write(text);
  pdf.skip(12);
  for (const { label, value } of facts) {
    const top = pdf.position();
    pdf.write(label, { colour: MUTED_COLOUR, width: VALUE_X - LEFT - 12 });
    const below = pdf.position();
    pdf.moveToY(top);
    pdf.write(value, { x: VALUE_X, width: RIGHT - VALUE_X });
    pdf.moveToY(Math.max(below, pdf.position()));
  }
};

/** Side by side, each as high as it is. */
const drawParties = (pdf: PdfWriter, { parties }: BillingDocument): void => {
  const top = pdf.position();
  const ends = parties.map(({ title, lines }, index) => {
    const column = { x: index === 0 ? LEFT : SECOND_COLUMN_X, width: SECOND_COLUMN_X - LEFT - 24 };
    pdf.moveToY(top);
    pdf.write(title, { ...column, colour: MUTED_COLOUR });
    lines.forEach((line, lineIndex) =>
      pdf.write(line, { ...column, weight: lineIndex === 0 ? 600 : 400 }),
    );
    return pdf.position();
  });
  pdf.moveToY(Math.max(top, ...ends));
};

const drawAmounts = (pdf: PdfWriter, { columns, amounts }: BillingDocument): void => {
  pdf.writeRight(columns.amount, { colour: MUTED_COLOUR });
  pdf.write(columns.what, { colour: MUTED_COLOUR });
  pdf.skip(4);
  const width = RIGHT - LEFT - AMOUNT_WIDTH;
  for (const { label, note, value, strong } of amounts) {
    const style = strong ? ({ weight: 600, size: 12 } as const) : {};
    pdf.ensureRoom(pdf.heightOf(label, width, style) + 32);
    pdf.drawRule();
    pdf.skip(8);
    pdf.writeRight(value, style);
    pdf.write(label, { ...style, width });
    if (note) pdf.write(note.title, { colour: MUTED_COLOUR, width });
    pdf.skip(6);
  }
  pdf.drawRule();
};

/** A receipt or a credit note as a document to keep and to print. */
export const drawDocument = async (
  content: BillingDocument,
  locale: Locale,
  name: string,
): Promise<File> => {
  const author = content.parties[0]?.lines[0] ?? content.site;
  const pdf = await createPdfWriter(locale, { Title: content.title, Author: author });
  drawHead(pdf, content);
  pdf.skip(24);
  drawParties(pdf, content);
  pdf.skip(28);
  drawAmounts(pdf, content);
  if (content.closing !== null) {
    pdf.skip(18);
    pdf.write(content.closing, { colour: MUTED_COLOUR });
  }
  return pdf.finish(name);
};
