import { routes } from '#contract/routes.ts';
import { isSentence } from './message-text.ts';

const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** The parts of a page that every language has alike, by what they are called. */
const skeletonOf = (text: string): Record<string, string> => ({
  'headings (in order)': allOf(text, /^(#+) /gm).join(' '),
  'conditional lines (in order)': allOf(text, /^(:::.*)$/gm).join(' '),
  'number of list items': String(allOf(text, /^(- )/gm).length),
  placeholders: [...new Set(allOf(text, /(\{\w+\})/g))].toSorted().join(' '),
  'link targets': allOf(text, /\]\(([^)]*)\)/g)
    .toSorted()
    .join(' '),
});

const routeProblems = (text: string): string[] =>
  allOf(text, /\]\(route:([^)]*)\)/g)
    .filter((name) => !Object.hasOwn(routes, name))
    .map((name) => `links to route:${name}, which does not exist`);

/** What is wrong with one page by itself or beside its English original. */
const pageProblems = (english: string, text: string): string[] => {
  const original = skeletonOf(english);
  const originalLines = new Set(english.split('\n'));
  const untranslated =
    text === english
      ? ['is the same as in English']
      : text
          .split('\n')
          .filter((line) => originalLines.has(line) && isSentence(line))
          .map((line) => `has a line that is the same as in English: ${line.slice(0, 60)}`);
  return [
    ...Object.entries(skeletonOf(text))
      .filter(([part, value]) => value !== original[part])
      .map(([part, value]) => `${part}: ${value || 'none'} instead of ${original[part] || 'none'}`),
    ...routeProblems(text),
    ...untranslated,
  ];
};

/** The same for whole folders: page name → text. */
export const pagesProblems = (
  locale: string,
  english: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, string>,
): string[] => [
  ...[...english].flatMap(([name, original]) => {
    const path = `messages/pages/${locale}/${name}`;
    const text = pages.get(name);
    if (text === undefined) return [`${path} is missing`];
    const problems = locale === 'en' ? routeProblems(text) : pageProblems(original, text);
    return problems.map((problem) => `${path}: ${problem}`);
  }),
  ...[...pages.keys()]
    .filter((name) => !english.has(name))
    .map((name) => `messages/pages/${locale}/${name} has no English original`),
];
