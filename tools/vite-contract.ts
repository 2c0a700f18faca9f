import type { ESTree, Plugin } from 'vite';

const CONTRACT = /\/contract\/[\w/-]+\.ts$/;

const DECLARES = new Set(['endpoint', 'liveEvent']);

/** What only the server checks by, and the documents tell. */
const FOR_SERVER = new Set(['params', 'query', 'body', 'answer', 'payload', 'summary', 'errors']);

type Edit = readonly [start: number, end: number, text: string];

const keyOf = (property: ESTree.ObjectPropertyKind) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

/** Takes the schemas out of a declared call. Spreading `null` adds nothing and needs no other comma. */
const emptied = ({ callee, arguments: [spec] }: ESTree.CallExpression): Edit[] => {
  if (callee.type !== 'Identifier' || !DECLARES.has(callee.name)) return [];
  if (spec?.type !== 'ObjectExpression') return [];
  return spec.properties.flatMap((property) =>
    FOR_SERVER.has(keyOf(property)) ? [[property.start, property.end, '...null'] as const] : [],
  );
};

/** Lets the bundler leave out what nobody uses: it cannot know that making a schema does nothing else. */
const pure = ({ start, end }: ESTree.Expression): Edit[] => [
  [start, start, '/*#__PURE__*/ (() => ('],
  [end, end, '))()'],
];

/** Parts of schemas that several calls share. */
const holdsSchemas = (init: ESTree.Expression): boolean =>
  init.type === 'ObjectExpression' &&
  init.properties.some(
    (property) => property.type === 'Property' && property.value.type === 'CallExpression',
  );

const editsOf = (statement: ESTree.Program['body'][number]): Edit[] => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ init }) => {
    if (!init) return [];
    if (init.type === 'CallExpression') return [...pure(init), ...emptied(init)];
    return holdsSchemas(init) ? pure(init) : [];
  });
};

/**
 * Gives browsers the calls of the API without their schemas, and thereby without zod: the server
 * checks. A schema that a page imports by its own name is there all the same.
 */
export const contract = (): Plugin => ({
  name: 'duet-contract',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: CONTRACT },
    handler(code) {
      const edits = this.parse(code).body.flatMap(editsOf);
      return edits
        .toSorted(([a], [b]) => b - a)
        .reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code);
    },
  },
});
