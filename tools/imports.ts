import { Visitor, parseSync } from 'oxc-parser';

export interface Import {
  readonly specifier: string;
}

export interface Module {
  readonly imports: readonly Import[];
  readonly hasDefault: boolean;
  /** What kept the file from being read, if anything. */
  readonly broken: string | null;
}

const globCall = /^import\.meta\.glob\b/;

/** Reads what one file imports, in whatever way, and whether it has a default export. */
export const readModule = (path: string, text: string): Module => {
  const { module, program, errors } = parseSync(path, text);
  const imports: Import[] = [
    ...module.staticImports.map(({ moduleRequest }) => ({ specifier: moduleRequest.value })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest }) => (moduleRequest ? [{ specifier: moduleRequest.value }] : [])),
  ];
  const add = (node: { type: string; value?: unknown } | undefined): void => {
    if (typeof node?.value === 'string') imports.push({ specifier: node.value });
  };
  let hasDefault = false;
  new Visitor({
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (globCall.test(text.slice(callee.start, callee.end))) add(first);
    },
    ExportDefaultDeclaration: () => {
      hasDefault = true;
    },
    ExportSpecifier: ({ exported }) => {
      if ('name' in exported && exported.name === 'default') hasDefault = true;
    },
  }).visit(program);
  return { imports, hasDefault, broken: errors[0]?.message ?? null };
};
