import { Visitor, parseSync } from 'oxc-parser';

export interface Import {
  readonly specifier: string;
  /** Whether it is gone once types are stripped. */
  readonly typeOnly: boolean;
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
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
      ),
  ];
  const add = (node: { type: string; value?: unknown } | undefined, typeOnly: boolean): void => {
    if (typeof node?.value === 'string') imports.push({ specifier: node.value, typeOnly });
  };
  let hasDefault = false;
  new Visitor({
    ImportExpression: ({ source }) => add(source, false),
    TSImportType: ({ source }) => add(source, true),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (globCall.test(text.slice(callee.start, callee.end))) add(first, false);
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
