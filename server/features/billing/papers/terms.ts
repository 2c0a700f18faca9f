import type { Locale } from '../../../../contract/locales.ts';
import type { Core, Site } from '../../../core/index.ts';
import type { Block } from '../../site/index.ts';
import { pageBlocks, termsDay } from '../../site/index.ts';
import type { Pen } from './pen.ts';
import { LEFT, RIGHT, startDocument } from './pen.ts';

const looks = {
  title: { size: 22, weight: 600, before: 24, after: 8 },
  heading: { size: 13, weight: 600, before: 14, after: 2 },
  question: { size: 11, weight: 600, before: 8, after: 0 },
  text: { size: 10, weight: 400, before: 3, after: 6 },
  item: { size: 10, weight: 400, before: 0, after: 3 },
} as const;

const drawBlock = (pen: Pen, { kind, text }: Block): void => {
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

const asText = (blocks: readonly Block[]): string =>
  blocks.map(({ kind, text }) => `${marks[kind]}${text}`).join('\n\n');

/**
 * The terms of a contract, with what is said of withdrawing and the form for it, to keep. Where no
 * document can be drawn they come as plain text: nobody goes without them.
 */
export const termsDocument = async (
  core: Core,
  site: Site,
  reader: { readonly locale: Locale; readonly country: string },
): Promise<File> => {
  const terms = await pageBlocks(core, site, 'terms', reader);
  const blocks = [...terms, ...(await pageBlocks(core, site, 'return-policy', reader))];
  const name = `terms-${(await termsDay(core, site)).toISOString().slice(0, 10)}`;
  try {
    const info = { Title: terms[0]?.text ?? name, Author: site.settings.name };
    const pen = await startDocument(reader.locale, info);
    pen.write(site.settings.name, { weight: 600, colour: '#6b5b6e' });
    pen.skip(-20);
    for (const block of blocks) drawBlock(pen, block);
    return await pen.finish(`${name}.pdf`);
  } catch (error) {
    core.log.error({ err: error }, 'the terms could not be drawn');
    return new File(['\uFEFF', asText(blocks)], `${name}.txt`, {
      type: 'text/plain; charset=utf-8',
    });
  }
};
