// Fails on an export that no other file imports, and on a package that nothing uses.
import { takenByOthers, usedOtherwise } from './boundary-rules.ts';
import type { Packages } from './check-boundaries.ts';
import type { Modules } from './imports.ts';
import { readModules, targetsOf } from './imports.ts';
import { isTest, readTree, report } from './source-tree.ts';

/** Marks what is taken from a file, also where that file has it from another. */
const marking = (modules: Modules) => {
  const used = new Map<string, Set<string>>();
  const mark = (from: string, specifier: string, names: readonly string[]): void => {
    for (const file of targetsOf(from, specifier, modules.keys())) {
      const module = modules.get(file);
      if (!module) continue;
      const seen = used.get(file) ?? new Set();
      used.set(file, seen);
      const fresh = names.filter((name) => !seen.has(name));
      for (const name of fresh) seen.add(name);
      const further = fresh.filter((name) => !module.exports.includes(name));
      if (further.length > 0) for (const next of module.passedOn) mark(file, next, further);
    }
  };
  return { used, mark };
};

/** The exports that nobody imports, one line each. */
export const unusedExports = (modules: Modules): string[] => {
  const { used, mark } = marking(modules);
  for (const [from, { imports }] of modules) {
    for (const { specifier, names } of imports) mark(from, specifier, names);
  }
  return [...modules].flatMap(([file, { exports }]) => {
    const seen = used.get(file) ?? new Set();
    if (seen.has('*') || isTest(file) || takenByOthers.some((files) => files.test(file))) return [];
    return exports
      .filter((name) => name !== 'default' && !seen.has(name))
      .map((name) => `${file}: nobody imports ${name}`);
  });
};

/** The packages that nothing imports, one line each. */
export const unusedPackages = (modules: Modules, packages: Packages): string[] => {
  const imported = new Set(
    [...modules.values()]
      .flatMap(({ imports }) => imports)
      .map(({ specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]),
  );
  const { dependencies, devDependencies } = packages;
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !imported.has(name) && !usedOtherwise.some((other) => other.name.test(name)))
    .map((name) => `package.json: nothing imports ${name}`);
};

if (import.meta.main) {
  const tree = readTree();
  const modules = readModules(tree);
  const packages = JSON.parse(tree.get('package.json') ?? '{}') as Packages;
  report('unused', [...unusedExports(modules), ...unusedPackages(modules, packages)]);
}
