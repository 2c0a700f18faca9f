import type { TextBlock } from '#contract/terms.ts';
import type { PageFlags, PageValues } from './markdown.ts';
import { fillPage } from './markdown.ts';

const LINE_MARKS = [
  ['# ', 'title'],
  ['## ', 'heading'],
  ['### ', 'question'],
  ['- ', 'item'],
] as const;

/** Without marks of Markdown: the words of a link, bold words, and signs that were escaped. */
const stripMarkdown = (text: string): string =>
  text
    .replaceAll(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/\\(.)/g, '$1');

/** What a page that comes with the product says, part by part, for what cannot show HTML. */
export const toTextBlocks = (source: string, values: PageValues, flags: PageFlags): TextBlock[] =>
  fillPage(source, values, flags)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [mark, kind] =
        LINE_MARKS.find(([start]) => line.startsWith(start)) ?? (['', 'text'] as const);
      return { kind, text: stripMarkdown(line.slice(mark.length)) };
    });
