// Fails on a document that names what is not there (a file, a heading, a job, an event, a setting, a
// limit, a function), on another order of the features than there is, and on a job, event, catalogue,
// setting, payment method, or type or kind of notification that its document leaves out; and on a setting
// that compose.yaml does not pass on to the containers.
import { existsSync } from 'node:fs';
import { join, matchesGlob, posix } from 'node:path';
import { paymentMethods } from '#contract/billing/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { limits } from '#contract/limits.ts';
import { notificationKinds, notificationTypes } from '#contract/notifications/enums.ts';
import { anchorsIn, withoutFences } from './anchors.ts';
import { featureOrder } from './boundary-rules.ts';
import type { CodeNames } from './named-in-code.ts';
import { readCodeNames } from './named-in-code.ts';
import type { Tree } from './source-tree.ts';
import { readTree, report, root } from './source-tree.ts';

/** What a document may speak of. */
interface Known extends CodeNames {
  readonly tree: Tree;
  readonly exists: (path: string) => boolean;
  /** Types and kinds of notifications. */
  readonly types: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  /** Payment methods. */
  readonly methods: ReadonlySet<string>;
}

type Check = (text: string, known: Known, path: string) => readonly string[];

/** Texts of the product, which lead to routes of the site. */
const PAGES = /^messages\/pages\/[^/]+\//;

/** The history names what was there then. */
const HISTORY = 'CHANGELOG.md';

/** The example of docs/new-feature.md. */
const MADE_UP = /postcard/i;

/** Names of nginx and of PostgreSQL's programs. */
const FOREIGN = new Set(['max_fails', 'pg_restore']);

/** Tables whose first column lists everything of a sort, the document that holds each, and how its head begins. */
const LISTS = [
  { document: 'docs/architecture.md', head: 'Event', kind: 'events' },
  { document: 'docs/architecture.md', head: 'Job', kind: 'jobs' },
  { document: 'docs/settings.md', head: 'Setting', kind: 'settings' },
  { document: 'CONTRIBUTING.md', head: 'Catalogue', kind: 'catalogues' },
  { document: 'docs/notifications.md', head: 'Type | Push', kind: 'types' },
  { document: 'docs/notifications.md', head: 'Type | Template', kind: 'types' },
  { document: 'docs/notifications.md', head: 'Kind | Facts', kind: 'kinds' },
  { document: 'docs/payments.md', head: 'Method', kind: 'methods' },
] as const;

const COMPOSE = 'compose.yaml';

/** What the image decides, and what is of no use with the one database and proxy beside it. */
const NOT_IN_COMPOSE = new Set(
  `NODE_ENV PORT WORKER_PORT HOST DATA_DIR DRAIN_SECONDS PUSH_HOSTS
  DATABASE_DIRECT_URL DATABASE_PREPARED_STATEMENTS DATABASE_REPLICA_URLS`.split(/\s+/),
);

const OURS =
  '(?:contract|messages|server|web|run|demo|drawing|tests|bench|drill|tools|docs)(?:/[^\\s`:)|,;]*)?';

const codeSpans = (text: string): string[] =>
  [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** The names in the first column of a table; none if the document has no such table. */
const firstColumn = (text: string, head: string): string[] => {
  const table =
    new RegExp(`^\\| ${RegExp.escape(head)} \\|.*\\n(?:\\|.*\\n)*`, 'm').exec(text)?.[0] ?? '';
  return table
    .split('\n')
    .slice(2)
    .flatMap((row) => codeSpans(row.split(' | ')[0] ?? ''));
};

const checkLinks: Check = (text, { tree, exists }, path) =>
  [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), decodeURI(file));
    if (!exists(target)) return [`links to ${link}, which is not there`];
    const isMissing = anchor !== undefined && !anchorsIn(tree.get(target) ?? '').includes(anchor);
    return isMissing ? [`links to ${link}, which has no such heading`] : [];
  });

/** `<language>` stands for any name, `…` for the rest. */
const globOf = (path: string): string => path.replaceAll(/<[^>]+>/g, '*').replace(/…$/, '**');

const checkPaths: Check = (text, { tree, exists }) => {
  const inCode = codeSpans(text).flatMap(
    (code) => new RegExp(`^(?:node )?#?(${OURS})(?: --.*)?$`).exec(code)?.[1] ?? [],
  );
  const inFences = text.match(new RegExp(`(?<=\\s)${OURS}\\.tsx?\\b`, 'g')) ?? [];
  return [...inCode, ...inFences].flatMap((path) => {
    if (MADE_UP.test(path) || !path.includes('/')) return [];
    const glob = globOf(path.replace(/\/$/, ''));
    const isThere = /[*{]/.test(glob)
      ? [...tree.keys()].some((file) => matchesGlob(file, glob))
      : exists(glob);
    return isThere ? [] : [`names ${path}, which is not there`];
  });
};

/** Jobs and events are written alike; a file or a column is something else. */
const checkJobsAndEvents: Check = (text, { jobs, events }) => {
  const areas = new Set([...events, ...jobs].map((name) => name.split('.')[0]));
  const dotted = codeSpans(text).filter(
    (code) => /^[a-z]+\.[a-z-]+$/.test(code) && areas.has(code.split('.')[0]),
  );
  const called = [
    ...[...text.matchAll(/\bjob `([^`]+)`/g)].map(([, name = '']) => name),
    ...firstColumn(text, 'Job'),
  ];
  return [
    ...dotted.filter((name) => !/\.(?:php|tsx?|md)$/.test(name) && !events.has(name)),
    ...called,
  ]
    .filter((name) => !jobs.has(name))
    .map((name) => `names ${name}, which is neither a job nor an event`);
};

const hasLimit = (name: string): boolean => {
  let value: unknown = { limits, consoleLimits };
  for (const step of name.split('.')) value = Object(value)[step];
  return value !== undefined;
};

const checkLimits: Check = (text) =>
  codeSpans(text)
    .filter((code) => /^(?:limits|consoleLimits)\.[\w.]+$/.test(code) && !hasLimit(code))
    .map((name) => `names ${name}, which is no limit of the contract`);

const TABLES = /\b(?:table (`[^`]+`)|tables ((?:`[^`]+`(?:, | and )?)+))/g;

const checkTables: Check = (text, { tables }) =>
  [...text.matchAll(TABLES)]
    .flatMap(([, one, several = '']) => codeSpans(one ?? several))
    .filter((name) => /^[a-z_]+$/.test(name) && !tables.has(name) && !MADE_UP.test(name))
    .map((name) => `names ${name}, which is no table`);

/** `snake_case`, `UPPER_CASE`, `camelCase` and `PascalCase`: settings, columns, error codes, functions, components. */
const NAME =
  /^(?:[a-z\d]+(?:_[a-z\d]+)+|[A-Z\d]+(?:_[A-Z\d]+)+(?==|$)|[A-Z]?[a-z]+(?:[A-Z][a-z\d]*)+(?=\(|$))/;

/** The property that a column of a table is in the code. */
const propertyOf = (column: string): string =>
  column.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

const checkNames: Check = (text, { words }) =>
  codeSpans(text)
    .flatMap((code) => NAME.exec(code)?.[0] ?? [])
    .filter((name) => !words.has(name) && !words.has(propertyOf(name)))
    .filter((name) => !FOREIGN.has(name) && !MADE_UP.test(name))
    .map((name) => `names ${name}, which no code does`);

const checkLists: Check = (text, known, path) =>
  LISTS.filter(({ document }) => document === path).flatMap(({ head, kind }) => {
    const listed = new Set(firstColumn(text, head));
    return [
      ...[...known[kind]].filter((name) => !listed.has(name)).map((name) => `leaves out ${name}`),
      ...[...listed]
        .filter((name) => !known[kind].has(name))
        .map((name) => `lists ${name}, which is not among the ${kind}`),
    ];
  });

const ORDER = featureOrder.join(', ');

const checkOrder: Check = (text) =>
  [...text.matchAll(/Features have one order: ([^.]+)\./g)]
    .filter(([, order]) => order !== ORDER)
    .map(() => `orders the features otherwise than ${ORDER}`);

/** A setting that only stands in the file of an operator reaches no container. */
const checkCompose = (tree: Tree, { settings }: CodeNames): string[] => {
  const text = tree.get(COMPOSE);
  if (text === undefined) return [];
  return [...settings]
    .filter((name) => !NOT_IN_COMPOSE.has(name) && !new RegExp(`^ +${name}:`, 'm').test(text))
    .map((name) => `${COMPOSE} leaves out ${name}`);
};

const checks: readonly Check[] = [
  checkPaths,
  checkJobsAndEvents,
  checkLimits,
  checkTables,
  checkNames,
  checkLists,
  checkOrder,
];

/** Everything wrong with the documents of the tree, one line each. */
export const checkDocuments = (tree: Tree, exists: (path: string) => boolean): string[] => {
  const known: Known = {
    ...readCodeNames(tree),
    types: new Set(notificationTypes),
    kinds: new Set(notificationKinds),
    methods: new Set(paymentMethods),
    tree,
    exists,
  };
  const documents = [...tree].filter(([path]) => path.endsWith('.md') && !PAGES.test(path));
  return [
    ...checkCompose(tree, known),
    ...documents.flatMap(([path, text]) => {
      const all = path === HISTORY ? [checkLinks] : [checkLinks, ...checks];
      const problems = all.flatMap((check) => check(text, known, path));
      return [...new Set(problems)].map((problem) => `${path} ${problem}`);
    }),
  ];
};

if (import.meta.main) {
  report(
    'documents',
    checkDocuments(readTree(), (path) => existsSync(join(root, path))),
  );
}
