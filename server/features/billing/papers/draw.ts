import type { Paper } from '../../../../contract/billing/index.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type { Pen } from './pen.ts';
import { LEFT, QUIET, RIGHT, startDocument } from './pen.ts';

/** Where the second of two columns begins, and what stands beside a label. */
const [SECOND, BESIDE] = [312, 190];

/** Room for the amount at the end of a line. */
const AMOUNT = 110;

const drawHead = (pen: Pen, { site, title, text, facts }: Paper): void => {
  pen.write(site, { weight: 600, colour: QUIET });
  pen.skip(4);
  pen.write(title, { size: 22, weight: 600 });
  if (text !== null) pen.write(text);
  pen.skip(12);
  for (const { label, value } of facts) {
    const top = pen.at();
    pen.write(label, { colour: QUIET, width: BESIDE - LEFT - 12 });
    const below = pen.at();
    pen.back(top);
    pen.write(value, { x: BESIDE, width: RIGHT - BESIDE });
    pen.back(Math.max(below, pen.at()));
  }
};

/** Side by side, each as high as it is. */
const drawParties = (pen: Pen, { parties }: Paper): void => {
  const top = pen.at();
  const ends = parties.map(({ title, lines }, index) => {
    const place = { x: index === 0 ? LEFT : SECOND, width: SECOND - LEFT - 24 };
    pen.back(top);
    pen.write(title, { ...place, colour: QUIET });
    lines.forEach((line, at) => pen.write(line, { ...place, weight: at === 0 ? 600 : 400 }));
    return pen.at();
  });
  pen.back(Math.max(top, ...ends));
};

const drawAmounts = (pen: Pen, { columns, amounts }: Paper): void => {
  pen.writeRight(columns.amount, { colour: QUIET });
  pen.write(columns.what, { colour: QUIET });
  pen.skip(4);
  const width = RIGHT - LEFT - AMOUNT;
  for (const { label, note, value, strong } of amounts) {
    const look = strong ? ({ weight: 600, size: 12 } as const) : {};
    pen.room(pen.heightOf(label, width, look) + 32);
    pen.rule();
    pen.skip(8);
    pen.writeRight(value, look);
    pen.write(label, { ...look, width });
    if (note) pen.write(note.title, { colour: QUIET, width });
    pen.skip(6);
  }
  pen.rule();
};

/** A receipt or a credit note as a document to keep and to print. */
export const drawPaper = async (paper: Paper, locale: Locale, name: string): Promise<File> => {
  const author = paper.parties[0]?.lines[0] ?? paper.site;
  const pen = await startDocument(locale, { Title: paper.title, Author: author });
  drawHead(pen, paper);
  pen.skip(24);
  drawParties(pen, paper);
  pen.skip(28);
  drawAmounts(pen, paper);
  if (paper.closing !== null) {
    pen.skip(18);
    pen.write(paper.closing, { colour: QUIET });
  }
  return pen.finish(name);
};
