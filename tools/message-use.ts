// Finds out which texts the sources ask for. A translator is known by its variable, file by file:
// `const t = useTranslations('pricing')` and then `t('title')` ask for `pricing.title`.
// What only shows at run time is a wildcard: t(`${name}.title`) asks for `pricing.*.title`, where
// `*` may stand for any word that the sources write down somewhere as a value or a property.
import type { Node } from 'oxc-parser';
import { Visitor, parseSync } from 'oxc-parser';
import type { Tree } from './source-tree.ts';
import { isCode, isTest } from './source-tree.ts';

interface Uses {
  /** Keys asked for: `*` is part of one step, `**` is anything. */
  readonly asked: ReadonlySet<string>;
  /** Words that a wildcard may stand for. */
  readonly written: ReadonlySet<string>;
}

/** The texts that an expression can be, as patterns. */
const patternsOf = (node: Node | undefined): string[] => {
  switch (node?.type) {
    case 'Literal':
      return [String(node.value)];
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.cooked ?? '').join('*')];
    case 'ConditionalExpression':
      return [...patternsOf(node.consequent), ...patternsOf(node.alternate)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return patternsOf(node.expression);
    default:
      return ['**'];
  }
};

/** The namespaces that a call opens, '' for all texts; nothing if it opens none. */
const opened = (node: Node | null): string[] | null => {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null;
  const [first] = node.arguments;
  if (node.callee.name === 'useTranslations') return first ? patternsOf(first) : [''];
  if (node.callee.name !== 'createTranslator') return null;
  if (first?.type !== 'ObjectExpression') return [''];
  for (const property of first.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name === 'namespace') return patternsOf(property.value);
  }
  return [''];
};

/**
 * A translator that is handed over: `t: ReturnType<typeof useTranslations<'pricing'>>`, or on the
 * server `t: Translator<'orders'>`.
 */
const HANDED = /(\w+)\??:[^;,){}]*(?:useTranslations|Translator)<'([^']+)'>/g;

/** Most files never translate, and need not be read for it. */
const TRANSLATES = /useTranslations|createTranslator|Translator</;

const join = (namespace: string, key: string) => (namespace ? `${namespace}.${key}` : key);

const readFile = (path: string, text: string, asked: Set<string>, written: Set<string>): void => {
  const { program } = parseSync(path, text);
  const translators = new Map<string, string[]>();
  const add = (name: string, namespaces: readonly string[]) =>
    translators.set(name, [...(translators.get(name) ?? []), ...namespaces]);

  if (TRANSLATES.test(text)) {
    for (const [, name = '', namespace = ''] of text.matchAll(HANDED)) add(name, [namespace]);
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        const namespaces = opened(init);
        if (namespaces && id.type === 'Identifier') add(id.name, namespaces);
      },
    }).visit(program);
  }

  // A key that is asked for by itself says nothing about what variables may hold.
  const keys = new Set<number>();
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      // t('…') and t.rich('…') alike
      const called = callee.type === 'MemberExpression' ? callee.object : callee;
      if (called.type !== 'Identifier') return;
      const namespaces = translators.get(called.name);
      if (!namespaces || !first) return;
      if (first.type === 'Literal') keys.add(first.start);
      for (const namespace of namespaces) {
        for (const key of patternsOf(first)) asked.add(join(namespace, key));
      }
    },
    Literal: ({ value, start }) => {
      if (!keys.has(start)) written.add(String(value));
    },
    Property: ({ key, computed }) => {
      if (!computed && key.type === 'Identifier') written.add(key.name);
    },
  }).visit(program);
};

/** What the files of one folder ask for; words may come from the contract as well. */
export const readUses = (tree: Tree, folder: 'web' | 'server'): Uses => {
  const asked = new Set<string>();
  const written = new Set<string>();
  for (const [path, text] of tree) {
    if (!isCode(path) || isTest(path)) continue;
    if (path.startsWith(`${folder}/`) || path.startsWith('contract/')) {
      readFile(path, text, asked, written);
    }
  }
  return { asked, written };
};

const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${RegExp.escape(pattern).replaceAll('\\*\\*', '(.+)').replaceAll('\\*', '([^.]+)')}$`,
    'u',
  );

/** The keys that nothing asks for. */
export const unusedKeys = (keys: readonly string[], { asked, written }: Uses): string[] => {
  const patterns = [...asked].filter((key) => key.includes('*')).map(expressionOf);
  return keys.filter((key) => {
    if (asked.has(key)) return false;
    return !patterns.some((pattern) =>
      pattern
        .exec(key)
        ?.slice(1)
        .every((word) => written.has(word)),
    );
  });
};
