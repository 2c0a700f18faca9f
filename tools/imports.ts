import { matchesGlob, posix } from 'node:path';
import { Visitor, parseSync } from 'oxc-parser';
import type { Tree } from './source-tree.ts';
import { isCode } from './source-tree.ts';

export interface Import {
  readonly specifier: string;
  /** The exports that it takes; `*` for all of them. */
  readonly names: readonly string[];
}

export interface Module {
  readonly imports: readonly Import[];
  /** The names that it exports, without those that come by `export *`. */
  readonly exports: readonly string[];
  /** Whose exports it passes on by `export *`. */
  readonly passedOn: readonly string[];
  readonly hasDefault: boolean;
  /** What kept the file from being read, if anything. */
  readonly broken: string | null;
}

/** The names of the kinds are not there at run time. */
const kindOf = ({ kind }: { readonly kind: string }): string => kind;

const globCall = /^import\.meta\.glob\b/;

/** Reads what one file imports, in whatever way, and what it exports. */
const readModule = (path: string, text: string): Module => {
  const { module, program, errors } = parseSync(path, text);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const imports: Import[] = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.map(({ importName }) =>
        kindOf(importName) === 'Default' ? 'default' : (importName.name ?? '*'),
      ),
    })),
    ...exported.flatMap(({ moduleRequest, importName }) => {
      if (!moduleRequest) return [];
      // Of `export *` those who import this file take what they need.
      const names = kindOf(importName) === 'AllButDefault' ? [] : [importName.name ?? '*'];
      return [{ specifier: moduleRequest.value, names }];
    }),
  ];
  const add = (node: { type: string; value?: unknown } | undefined): void => {
    if (typeof node?.value === 'string') imports.push({ specifier: node.value, names: ['*'] });
  };
  let hasDefault = false;
  new Visitor({
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    // What merges into a file of ours sees all that is in it; packages may only be described.
    TSModuleDeclaration: ({ id }) => {
      if ('value' in id && /^[#.]/.test(id.value)) add(id);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (globCall.test(text.slice(callee.start, callee.end))) add(first);
    },
    ExportDefaultDeclaration: () => {
      hasDefault = true;
    },
    ExportSpecifier: ({ exported: as }) => {
      if ('name' in as && as.name === 'default') hasDefault = true;
    },
  }).visit(program);
  return {
    imports,
    exports: exported.flatMap(({ exportName: { name } }) => (name === null ? [] : [name])),
    passedOn: exported.flatMap(({ moduleRequest, importName }) =>
      moduleRequest && kindOf(importName) === 'AllButDefault' ? [moduleRequest.value] : [],
    ),
    hasDefault,
    broken: errors[0]?.message ?? null,
  };
};

/** The files that import and export, by their paths. */
export type Modules = ReadonlyMap<string, Module>;

export const readModules = (tree: Tree): Modules =>
  new Map(
    [...tree]
      .filter(([path]) => isCode(path))
      .map(([path, text]) => [path, readModule(path, text)]),
  );

/** The path from the root that an import means; null where it means a package. */
export const pathOf = (from: string, specifier: string): string | null => {
  const file = specifier.replace(/\?.*$/, '');
  if (file.startsWith('#')) return file.slice(1);
  return file.startsWith('.') ? posix.join(posix.dirname(from), file) : null;
};

/** The project's own files that an import means, there or not; none where it means a package. */
export const targetsOf = (
  from: string,
  specifier: string,
  files: Iterable<string>,
): readonly string[] => {
  const path = pathOf(from, specifier);
  if (path === null) return [];
  return path.includes('*') ? [...files].filter((file) => matchesGlob(file, path)) : [path];
};
