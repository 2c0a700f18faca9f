// Keeps docs/requirements.md true. Sentences are written by hand; the line under each, which names
// the tests that show it, is found in their titles: `it('[CHAT-6] refuses …')`.
//   node tools/requirements.ts          fails if the document is not up to date
//   node tools/requirements.ts --write  brings it up to date
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallExpression, Node } from 'oxc-parser';
import { Visitor, parseSync } from 'oxc-parser';
import type { Tree } from './source-tree.ts';
import { isTest, readTree, report, root } from './source-tree.ts';

const DOCUMENT = 'docs/requirements.md';

/** Requirement → the files with tests that show it. */
type Shown = ReadonlyMap<string, ReadonlySet<string>>;

const IDS = /\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g;

const idsIn = (title: string): string[] =>
  [...title.matchAll(IDS)].flatMap(([, ids = '']) => ids.split(/, ?/));

const titleOf = ({ arguments: [first] }: CallExpression): string => {
  if (first?.type === 'Literal') return String(first.value);
  if (first?.type !== 'TemplateLiteral') return '';
  return first.quasis.map(({ value }) => value.cooked ?? '').join(' ');
};

/** `test.describe.skip` as its words; `it.each(rows)` as those of `it.each`. */
const wordsOf = (callee: Node): string[] => {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    return [...wordsOf(callee.object), callee.property.name];
  }
  if (callee.type === 'CallExpression') return wordsOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag);
  return [];
};

interface Group {
  readonly ids: readonly string[];
  readonly skipped: boolean;
}

/** The ids that each test of a file carries, itself or through the groups around it. */
export const idsByTest = (path: string, text: string): string[][] => {
  const tests: string[][] = [];
  const around: Group[] = [];
  const isGroup = (node: CallExpression) =>
    wordsOf(node.callee).includes('describe') && node.arguments.length > 1;
  new Visitor({
    CallExpression: (node) => {
      const words = wordsOf(node.callee);
      const ids = idsIn(titleOf(node));
      const skipped = words.some((word) => ['skip', 'todo', 'fixme'].includes(word));
      if (isGroup(node)) {
        around.push({ ids, skipped });
        return;
      }
      if (skipped || words.includes('step') || around.some((group) => group.skipped)) return;
      if (!['it', 'test'].includes(words[0] ?? '') || titleOf(node) === '') return;
      const all = [...around.flatMap((group) => group.ids), ...ids];
      if (all.length > 0) tests.push([...new Set(all)]);
    },
    'CallExpression:exit': (node) => {
      if (isGroup(node)) around.pop();
    },
  }).visit(parseSync(path, text).program);
  return tests;
};

export const findShown = (tree: Tree): Shown => {
  const shown = new Map<string, Set<string>>();
  for (const path of [...tree.keys()].filter(isTest).toSorted()) {
    for (const id of idsByTest(path, tree.get(path) ?? '').flat()) {
      shown.set(id, (shown.get(id) ?? new Set<string>()).add(path));
    }
  }
  return shown;
};

const ENTRY = /^- \*\*([A-Z]+-\d+)\*\* /;
const GENERATED = /^ {2}- Tests: /;

const testsLine = (files: ReadonlySet<string> | undefined): string => {
  const found = [...(files ?? [])].map((path) => `[${path}](../${path})`);
  return `  - Tests: ${found.join(', ') || 'not yet'}`;
};

/** The document with the line of tests under each entry as it should be. */
export const fillIn = (document: string, shown: Shown): string =>
  document
    .split('\n')
    .filter((line) => !GENERATED.test(line))
    .flatMap((line) => {
      const id = ENTRY.exec(line)?.[1];
      return id === undefined ? [line] : [line, testsLine(shown.get(id))];
    })
    .join('\n');

/** What the tool cannot mend by itself: ids that stand twice or nowhere. */
export const idProblems = (document: string, shown: Shown): string[] => {
  const ids = document.split('\n').flatMap((line) => ENTRY.exec(line)?.[1] ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const unknown = [...shown].filter(([id]) => !ids.includes(id));
  return [
    ...twice.map((id) => `${DOCUMENT} has ${id} twice`),
    ...unknown.map(([id, files]) => `${[...files].join(', ')} names ${id}, which is nowhere`),
  ];
};

if (import.meta.main) {
  const tree = readTree();
  const document = tree.get(DOCUMENT) ?? '';
  const shown = findShown(tree);
  const filled = fillIn(document, shown);
  const problems = idProblems(document, shown);
  if (process.argv.includes('--write')) writeFileSync(join(root, DOCUMENT), filled);
  else if (filled !== document) problems.push(`${DOCUMENT} is out of date: run with --write`);
  report('requirements', problems);
}
