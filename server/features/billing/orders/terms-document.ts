import type { TextBlock } from '#contract/terms.ts';
import type { Core } from '#server/core/index.ts';
import { memoizeLatest } from '#server/core/index.ts';
import type { Terms } from './agreed-terms.ts';
import type { PdfWriter } from '../documents/pdf-writer.ts';
import { LEFT, MUTED_COLOUR, RIGHT, createPdfWriter } from '../documents/pdf-writer.ts';

const styles = {
  title: { size: 22, weight: 600, before: 24, after: 8 },
  heading: { size: 13, weight: 600, before: 14, after: 2 },
  question: { size: 11, weight: 600, before: 8, after: 0 },
  text: { size: 10, weight: 400, before: 3, after: 6 },
  item: { size: 10, weight: 400, before: 0, after: 3 },
} as const;

const drawBlock = (pdf: PdfWriter, { kind, text }: TextBlock): void => {
  const { before, after, ...style } = styles[kind];
  // A heading does not stay behind alone.
  if (kind !== 'text' && kind !== 'item') pdf.ensureRoom(before + 80);
  pdf.skip(before);
  if (kind === 'item') {
    const top = pdf.position();
    pdf.write('–', { ...style, width: 12 });
    if (pdf.position() > top) pdf.moveToY(pdf.position() - 15);
    pdf.write(text, { ...style, x: LEFT + 14, width: RIGHT - LEFT - 14 });
  } else pdf.write(text, style);
  pdf.skip(after);
};

const markdownPrefixes = {
  title: '# ',
  heading: '## ',
  question: '### ',
  text: '',
  item: '- ',
} as const;

const toMarkdown = (blocks: readonly TextBlock[]): string =>
  blocks.map(({ kind, text }) => `${markdownPrefixes[kind]}${text}`).join('\n\n');

/** About 25 KB each: a few versions, in all languages. */
const drawOnce = memoizeLatest<Promise<File>>(64);

const drawTerms = async ({ locale, siteName, blocks }: Terms, name: string): Promise<File> => {
  const pdf = await createPdfWriter(locale, { Title: blocks[0]?.text ?? name, Author: siteName });
  pdf.write(siteName, { weight: 600, colour: MUTED_COLOUR });
  pdf.skip(-20);
  for (const block of blocks) drawBlock(pdf, block);
  return pdf.finish(`${name}.pdf`);
};

/**
 * The terms of a contract, to keep. Where no document can be drawn they come as plain text: nobody
 * goes without them.
 */
export const makeTermsDocument = async (core: Core, terms: Terms): Promise<File> => {
  const name = `terms-${terms.version.toISOString().slice(0, 10)}`;
  try {
    return await drawOnce(terms.hash, () => drawTerms(terms, name));
  } catch (error) {
    core.log.error({ err: error }, 'the terms could not be drawn');
    return new File(['\uFEFF', toMarkdown(terms.blocks)], `${name}.txt`, {
      type: 'text/plain; charset=utf-8',
    });
  }
};
