// Fails on an import against the arrows, on a cycle, on a package that is not listed, on a file that
// is too long, on an index.ts that offers too much, on a default export where nobody asks for one, and
// on a feature of the server that lacks a file or decides outside of its policy who may do something.
import { isBuiltin } from 'node:module';
import type { Part } from './boundary-rules.ts';
import {
  MAX_INDEX_EXPORTS,
  MAX_LINES,
  exceptions,
  featureFiles,
  featureOrder,
  folderEntries,
  folderOrders,
  mayBeLong,
  mayExportDefault,
  parts,
  permissionCodes,
  rightReaders,
  sharedFiles,
} from './boundary-rules.ts';
import { findCycles } from './cycles.ts';
import type { Import, Module, Modules } from './imports.ts';
import { pathOf, readModules, targetsOf } from './imports.ts';
import type { Tree } from './source-tree.ts';
import { isCode, isTest, readTree, report } from './source-tree.ts';

export interface Packages {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const partOf = (path: string): Part | undefined => parts.find(({ files }) => files.test(path));

const featureOf = (path: string): string | undefined =>
  /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1];

const isExcepted = (from: string, to: string): boolean =>
  exceptions.some((one) => one.from === from && one.to === to);

/** Why one feature may not use the other, if so. */
const featureProblem = (from: string, to: string): string | null => {
  const [user, used] = [featureOf(from), featureOf(to)];
  if (user === undefined || used === undefined || user === used) return null;
  const [left, right] = [featureOrder.indexOf(used), featureOrder.indexOf(user)];
  if (left < 0) return `${used} has no place among the features`;
  if (right < 0) return `${user} has no place among the features`;
  return left < right ? null : `${used} does not come before ${user}`;
};

/** Why one folder of a feature may not use the other, if so. */
const folderProblem = (from: string, to: string): string | null => {
  for (const [feature, order] of Object.entries(folderOrders)) {
    const folderOf = (path: string) =>
      path.startsWith(`${feature}/`)
        ? /^[^/]+(?=\/)/.exec(path.slice(feature.length + 1))?.[0]
        : undefined;
    const [user, used] = [folderOf(from), folderOf(to)];
    if (user === undefined || used === undefined) continue;
    const unlisted = [user, used].find((folder) => !order.includes(folder));
    if (unlisted !== undefined) return `${unlisted} has no place among the folders of ${feature}`;
    if (order.indexOf(used) > order.indexOf(user)) return `${used} does not come before ${user}`;
  }
  return null;
};

const isFixture = (path: string): boolean => /\.fixture\.tsx?$/.test(path);

const mayUseFixtures = (path: string): boolean =>
  isTest(path) || isFixture(path) || /^(?:tests|bench|web\/routes\/dev-ui)\//.test(path);

/** Whether others may import it: the `index.ts` of a feature, or of a folder that has one for others. */
const isEntry = (path: string): boolean =>
  /^server\/features\/[^/]+\/index\.ts$/.test(path) || folderEntries.includes(path);

/** Why one file may not import another, if so. */
const arrowProblem = (from: string, to: string): string | null => {
  const [user, used] = [partOf(from), partOf(to)];
  // A file without a part is reported once, by itself.
  if (!user || !used) return null;
  if (isTest(to)) return 'a test is for nobody else';
  if (isFixture(to) && !mayUseFixtures(from)) return 'a fixture is for tests and /dev/ui';
  if (isTest(from) && used.name === 'tests') return null;
  if (user !== used && !user.may.includes(used.name)) {
    return `${user.name} may not import ${used.name}`;
  }
  const problem = user === used ? (featureProblem(from, to) ?? folderProblem(from, to)) : null;
  if (problem !== null) return problem;
  const enters = used.name === 'server/features' && featureOf(from) !== featureOf(to);
  if (enters && !isEntry(to) && user.name !== 'tests' && user.name !== 'bench') {
    return 'others use a feature of the server through its index.ts';
  }
  return null;
};

/** Why one file may not import a package or a module of Node's, if so. */
const packageProblem = (from: string, specifier: string, packages: Packages): string | null => {
  const part = partOf(from);
  if (!part || specifier.startsWith('virtual:')) return null;
  if (isBuiltin(specifier)) {
    if (!specifier.startsWith('node:')) return `write node:${specifier}`;
    return part.anywhere && !isTest(from) ? `${part.name} also runs without Node` : null;
  }
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  const development = part.development ?? isTest(from);
  if (part.packages && !development && !part.packages.includes(name)) {
    return `${part.name} may import no package but ${part.packages.join(', ')}`;
  }
  if (packages.dependencies?.[name]) return null;
  const others = { ...packages.devDependencies, ...packages.optionalDependencies };
  if (development) return others[name] ? null : 'package.json does not list it';
  return others[name] ? 'it is not among the dependencies' : 'package.json does not list it';
};

/** The folder inside which imports are relative: a feature, a part of server or web, or an area. */
const roomOf = (path: string): string =>
  /^(?:(?:server|web)\/)?(?:features\/[^/]+|[^/]+)\//.exec(path)?.[0] ?? '';

/** Why an import should be written otherwise, if so. */
const spellingProblem = (from: string, specifier: string): string | null => {
  const [path, room] = [pathOf(from, specifier), roomOf(from)];
  if (path === null || specifier.includes('*')) return null;
  const isInside = path.startsWith(room);
  if (specifier.startsWith('#')) return isInside ? 'write it relative, as it is near' : null;
  return isInside ? null : `write #${path}`;
};

const checkImport = (
  from: string,
  { specifier }: Import,
  tree: Tree,
  packages: Packages,
): string[] => {
  const because = (reason: string | null) =>
    reason === null ? [] : [`${from} imports ${specifier}: ${reason}`];
  if (pathOf(from, specifier) === null) return because(packageProblem(from, specifier, packages));
  // The router writes the types of each route beside it, outside the tree.
  if (specifier.includes('/+types/')) return [];
  return targetsOf(from, specifier, tree.keys()).flatMap((to) => {
    if (!tree.has(to)) return because('there is no such file');
    const reason = isExcepted(from, to) ? null : arrowProblem(from, to);
    return because(reason ?? spellingProblem(from, specifier));
  });
};

const checkFile = (path: string, text: string, module: Module | undefined): string[] => {
  const problems: string[] = [];
  const lines = text.split('\n').length - 1;
  if (!path.endsWith('.md') && lines > MAX_LINES && !mayBeLong.some((files) => files.test(path))) {
    problems.push(`${path} has ${lines} lines, more than ${MAX_LINES}`);
  }
  if (!module) return problems;
  if (isEntry(path) && module.exports.length > MAX_INDEX_EXPORTS) {
    problems.push(`${path} offers ${module.exports.length} names, more than ${MAX_INDEX_EXPORTS}`);
  }
  if (!partOf(path)) problems.push(`${path} belongs to no part of the tree`);
  if (module.broken !== null) problems.push(`${path} cannot be read: ${module.broken}`);
  if (module.hasDefault && !mayExportDefault.some((files) => files.test(path))) {
    problems.push(`${path} has a default export`);
  }
  return problems;
};

const graphOf = (modules: Modules, tree: Tree) =>
  new Map(
    [...modules].map(([from, { imports }]) => [
      from,
      imports.flatMap(({ specifier }) =>
        targetsOf(from, specifier, tree.keys()).filter((to) => !isExcepted(from, to)),
      ),
    ]),
  );

/** Imports of what another web feature keeps to itself, and files that are shared in vain. */
const checkShared = (modules: Modules, tree: Tree, shared: typeof sharedFiles): string[] => {
  const paths = Object.entries(shared).flatMap(([feature, files]) =>
    files.map((file) => `web/features/${feature}/${file}`),
  );
  const entersFeature = (from: string, to: string) =>
    [from, to].every((path) => partOf(path)?.name === 'web/features') &&
    featureOf(from) !== featureOf(to) &&
    featureProblem(from, to) === null;
  const entering = [...graphOf(modules, tree)].flatMap(([from, targets]) =>
    targets.filter((to) => entersFeature(from, to)).map((to) => ({ from, to })),
  );
  return [
    ...entering
      .filter(({ to }) => !paths.includes(to))
      .map(({ from, to }) => `${from} imports ${to}: ${featureOf(to)} does not share it`),
    ...paths
      .filter((path) => !entering.some(({ to }) => to === path))
      .map((path) => `${path} is used by no other feature: share it no more`),
  ];
};

/** An exception that nothing needs any more would hide the next mistake. */
const staleExceptions = (modules: Modules, tree: Tree): string[] =>
  exceptions
    .filter(({ from }) => modules.has(from))
    .filter(
      ({ from, to }) =>
        !modules
          .get(from)
          ?.imports.some(({ specifier }) => targetsOf(from, specifier, tree.keys()).includes(to)),
    )
    .map(({ from, to }) => `${from} no longer imports ${to}: remove the exception`);

/** Everything wrong with the tree, one line each. */
export const checkBoundaries = (
  tree: Tree,
  packages: Packages,
  shared: typeof sharedFiles = sharedFiles,
): string[] => {
  const modules = readModules(tree);
  return [
    ...[...tree].flatMap(([path, text]) => checkFile(path, text, modules.get(path))),
    ...[...modules].flatMap(([path, { imports }]) =>
      imports.flatMap((one) => checkImport(path, one, tree, packages)),
    ),
    ...findCycles(graphOf(modules, tree)).map((files) => `cycle: ${files.join(' → ')}`),
    ...checkShared(modules, tree, shared),
    ...staleExceptions(modules, tree),
  ];
};

const isServerFeature = (path: string): boolean => path.startsWith('server/features/');

const permissionRefusal = new RegExp(`new Refusal\\(\\s*'(?:${permissionCodes.join('|')})'`);

const readsRights = new RegExp(`\\b(?:${rightReaders.join('|')})\\(`);

/** What is wrong with the shape of the server's features, one line each. */
export const checkFeatures = (tree: Tree): string[] => {
  const files = [...tree].filter(([path]) => isServerFeature(path) && isCode(path));
  const features = new Set(files.flatMap(([path]) => featureOf(path) ?? []));
  const isPolicy = (path: string) => path.endsWith('/policy.ts');
  return [
    ...[...features].flatMap((feature) =>
      featureFiles
        .filter((file) => !tree.has(`server/features/${feature}/${file}`))
        .map((file) => `server/features/${feature} has no ${file}`),
    ),
    ...files
      .filter(([path, text]) => !isPolicy(path) && !isTest(path) && permissionRefusal.test(text))
      .map(([path]) => `${path} refuses a permission: that is for policy.ts`),
    ...files
      .filter(([path, text]) => !isPolicy(path) && !isTest(path) && readsRights.test(text))
      .map(([path]) => `${path} reads the rights of the staff: that is for policy.ts`),
  ];
};

if (import.meta.main) {
  const tree = readTree();
  const packages = JSON.parse(tree.get('package.json') ?? '{}') as Packages;
  report('boundaries', [...checkBoundaries(tree, packages), ...checkFeatures(tree)]);
}
