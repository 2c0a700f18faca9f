// Fails when a language lacks a text, has one too many or changes its values, when a page differs
// from its English original in more than words, and when nothing uses a text any more.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { consoleLanguages } from '#contract/console/index.ts';
import { commonErrors, consoleErrors, fieldCodes } from '#contract/core/errors.ts';
import { api, consoleApi } from '#contract/index.ts';
import { defaultLocale, locales } from '#contract/locales.ts';
import { pagesProblems } from './message-pages.ts';
import { looksUntranslated, textProblems } from './message-text.ts';
import { readUses, unusedKeys } from './message-use.ts';
import type { Tree } from './source-tree.ts';
import { readTree, report, root } from './source-tree.ts';

export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Those that the web shows under their own name; `public` has no name in front. */
const shownCatalogues = [
  'account',
  'member',
  'people',
  'likes',
  'swipe',
  'finder',
  'gifts',
  'chats',
  'chat',
  'credits',
  'orders',
  'invitations',
  'app',
  'passkeys',
  'notifications',
  'unsubscribe',
  'decision',
  'transparency',
  'landers/common',
  'landers/member',
  'landers/alonetonight',
  'landers/transitionsvideolanding',
  'landers/video',
  'landers/collagelanding',
  'landers/gallery',
  'landers/socialnetwork',
  'landers/iconslanding',
  'landers/maplanding',
  'landers/tinderswipe',
] as const;

/** Those that the server writes. */
const writtenCatalogues = ['mail', 'push', 'statements', 'export'] as const;

const catalogues = ['public', ...shownCatalogues, ...writtenCatalogues, 'interests'] as const;

type Catalogue = (typeof catalogues)[number];

/** Nested texts as one list: key path → text. */
const flatten = (texts: Texts, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  );

/** A few names, and how many more there are. */
const someOf = (names: readonly string[]): string => {
  const shown = names.slice(0, 5).join(', ');
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
};

/** What is wrong with one catalogue beside its English original. */
export const catalogueProblems = (locale: string, english: Texts, texts: Texts): string[] => {
  const originals = flatten(english);
  const translations = flatten(texts);
  const untranslated = [...translations]
    .filter(([key, text]) => looksUntranslated(originals.get(key) ?? '', text))
    .map(([key]) => key);
  return [
    ...[...originals.keys()].filter((key) => !translations.has(key)).map((key) => `lacks ${key}`),
    ...[...translations].flatMap(([key, text]) => {
      const original = originals.get(key);
      if (original === undefined) return [`has ${key}, which English has not`];
      return textProblems(locale, original, text).map((problem) => `${key} ${problem}`);
    }),
    ...(locale !== defaultLocale && untranslated.length > 0
      ? [`the same as in English: ${someOf(untranslated)}`]
      : []),
  ];
};

const memberErrors = new Set([
  ...Object.keys(commonErrors),
  ...Object.values(api).flatMap(({ errors }) => Object.keys(errors)),
]);

/** Texts that are asked for by a code of the contract, by their first step. */
const codes: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['errors', memberErrors],
  ['fields', new Set<string>(fieldCodes)],
]);

/** What only the console answers. */
const consoleOnly = new Set(
  [
    ...Object.keys(consoleErrors),
    ...Object.values(consoleApi).flatMap(({ errors }) => Object.keys(errors)),
  ].filter((code) => !memberErrors.has(code)),
);

const codesFor = (key: string) => codes.get(key.split('.')[0] ?? '');

/** Those of some keys that begin with the name of a catalogue. */
const namedIn = (keys: ReadonlySet<string>, names: readonly string[]): ReadonlySet<string> =>
  new Set([...keys].filter((key) => names.some((name) => key.startsWith(`${name}.`))));

/** The English keys that nothing asks for. The web shows texts, the server mails them. */
export const unusedProblems = (
  tree: Tree,
  english: Readonly<Partial<Record<Catalogue, Texts>>>,
): string[] => {
  const web = readUses(tree, 'web');
  const shown = [
    ...flatten(english.public ?? {}).keys(),
    ...shownCatalogues.flatMap((name) => [
      ...flatten(english[name] ?? {}, `${name.replace('/', '.')}.`).keys(),
    ]),
  ];
  const server = readUses(tree, 'server');
  // The server writes words of pages as well, in papers and tables about the same.
  const papers = { ...server, asked: namedIn(server.asked, shownCatalogues) };
  return [
    ...shown
      .filter((key) => codesFor(key)?.has(key.slice(key.indexOf('.') + 1)) === false)
      .map((key) => `${key}: the contract has no such code`),
    ...unusedKeys(
      unusedKeys(
        shown.filter((key) => !codesFor(key)),
        web,
      ),
      papers,
    ).map((key) => `${key}: nothing in web/ uses it`),
    ...writtenCatalogues.flatMap((name) =>
      unusedKeys([...flatten(english[name] ?? {}).keys()], server).map(
        (key) => `${name} ${key}: nothing in server/ uses it`,
      ),
    ),
  ];
};

/** The English texts of the console that nothing asks for, and what it answers without words. */
export const consoleProblems = (tree: Tree, english: Texts): string[] => {
  const keys = [...flatten(english, 'console.').keys()];
  const isError = (key: string) => key.startsWith('console.errors.');
  const told = new Set(keys.filter(isError).map((key) => key.split('.').at(-1) ?? ''));
  return [
    ...consoleOnly
      .difference(told)
      .values()
      .map((code) => `console.errors lacks ${code}`),
    ...told
      .difference(consoleOnly)
      .values()
      .map((code) => `console.errors.${code}: the contract has no such code`),
    ...unusedKeys(
      keys.filter((key) => !isError(key)),
      readUses(tree, 'web'),
    ).map((key) => `${key}: nothing in web/ uses it`),
  ];
};

const pagesOf = (tree: Tree, locale: string): Map<string, string> => {
  const folder = `messages/pages/${locale}/`;
  return new Map(
    [...tree]
      .filter(([path]) => path.startsWith(folder))
      .map(([path, text]) => [path.slice(folder.length), text]),
  );
};

const load = async (path: string): Promise<Texts> =>
  ((await import(pathToFileURL(join(root, path)).href)) as { default: Texts }).default;

/** What is wrong with the catalogue of a file. */
const problemsOf = async (path: string, locale: string, english: Texts): Promise<string[]> => {
  const found = await load(path).then(
    (texts) => catalogueProblems(locale, english, texts),
    (error: unknown) => [`cannot be loaded: ${String(error)}`],
  );
  return found.map((problem) => `${path}: ${problem}`);
};

if (import.meta.main) {
  const tree = readTree();
  const problems: string[] = [];
  const originals = catalogues.map(
    async (name) => [name, await load(`messages/en/${name}.ts`)] as const,
  );
  const english = Object.fromEntries(await Promise.all(originals)) as Record<Catalogue, Texts>;
  for (const locale of locales) {
    for (const name of catalogues) {
      const path = `messages/${locale}/${name}.ts`;
      problems.push(...(await problemsOf(path, locale, english[name])));
    }
    problems.push(...pagesProblems(locale, pagesOf(tree, defaultLocale), pagesOf(tree, locale)));
  }
  problems.push(...unusedProblems(tree, english));
  const consoleEnglish = await load('messages/console/en.ts');
  for (const language of consoleLanguages) {
    const path = `messages/console/${language}.ts`;
    problems.push(...(await problemsOf(path, language, consoleEnglish)));
  }
  problems.push(...consoleProblems(tree, consoleEnglish));
  report('messages', problems);
}
