import type { TextBlock } from '../../../../contract/terms.ts';
import type { Core } from '../../../core/index.ts';
import { memoizeLatest } from '../../../core/index.ts';
import type { Terms } from '../orders/agreed-terms.ts';
import type { Pen } from './pen.ts';
import { LEFT, QUIET, RIGHT, startDocument } from './pen.ts';

const looks = {
  title: { size: 22, weight: 600, before: 24, after: 8 },
  heading: { size: 13, weight: 600, before: 14, after: 2 },
  question: { size: 11, weight: 600, before: 8, after: 0 },
  text: { size: 10, weight: 400, before: 3, after: 6 },
  item: { size: 10, weight: 400, before: 0, after: 3 },
} as const;

const drawBlock = (pen: Pen, { kind, text }: TextBlock): void => {
  const { before, after, ...look } = looks[kind];
  // A heading does not stay behind alone.
  if (kind !== 'text' && kind !== 'item') pen.room(before + 80);
  pen.skip(before);
  if (kind === 'item') {
    const top = pen.at();
    pen.write('–', { ...look, width: 12 });
    if (pen.at() > top) pen.back(pen.at() - 15);
    pen.write(text, { ...look, x: LEFT + 14, width: RIGHT - LEFT - 14 });
  } else pen.write(text, look);
  pen.skip(after);
};

const marks = { title: '# ', heading: '## ', question: '### ', text: '', item: '- ' } as const;

const asText = (blocks: readonly TextBlock[]): string =>
  blocks.map(({ kind, text }) => `${marks[kind]}${text}`).join('\n\n');

/** About 25 KB each: a few versions, in all languages. */
const drawnOnce = memoizeLatest<Promise<File>>(64);

const drawTerms = async ({ locale, siteName, blocks }: Terms, name: string): Promise<File> => {
  const pen = await startDocument(locale, { Title: blocks[0]?.text ?? name, Author: siteName });
  pen.write(siteName, { weight: 600, colour: QUIET });
  pen.skip(-20);
  for (const block of blocks) drawBlock(pen, block);
  return pen.finish(`${name}.pdf`);
};

/**
 * The terms of a contract, to keep. Where no document can be drawn they come as plain text: nobody
 * goes without them.
 */
export const termsDocument = async (core: Core, terms: Terms): Promise<File> => {
  const name = `terms-${terms.version.toISOString().slice(0, 10)}`;
  try {
    return await drawnOnce(terms.hash, () => drawTerms(terms, name));
  } catch (error) {
    core.log.error({ err: error }, 'the terms could not be drawn');
    return new File(['\uFEFF', asText(terms.blocks)], `${name}.txt`, {
      type: 'text/plain; charset=utf-8',
    });
  }
};
