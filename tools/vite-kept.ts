import type { Plugin } from 'vite';

interface Edit {
  /** The file of a package. */
  readonly file: RegExp;
  readonly from: string | RegExp;
  readonly to: string;
  /** What the file declares beside it. */
  readonly more: string;
}

/** Anybody can ask for new addresses without end; those that are asked for come again at once. */
const MAX_PATHS = 1000;

/**
 * What packages work out anew for each page, though it is the same until the next build: which routes
 * a path leads to, the routes as the page needs them, and the formatters of a language.
 */
const EDITS: readonly Edit[] = [
  {
    file: /\/react-router\/dist\/\w+\/lib\/router\/matcher\.js$/,
    from: /return (matchRoutesImpl\(.*?\));/,
    to: 'return keptMatches(this, locationArg, allowPartial, () => $1);',
    more: `
const keptOf = new WeakMap();
const keptMatches = (matcher, location, allowPartial, match) => {
  if (allowPartial) return match();
  const kept = keptOf.get(matcher) ?? new Map();
  keptOf.set(matcher, kept);
  const path = typeof location === 'string' ? location : location.pathname;
  if (!kept.has(path)) {
    if (kept.size >= ${MAX_PATHS}) kept.clear();
    kept.set(path, match());
  }
  return kept.get(path)?.slice() ?? null;
};`,
  },
  {
    file: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/server\.js$/,
    from: /= (createServerRoutes\(.*?\));/,
    to: '= (keptRoutes ??= $1);',
    more: 'let keptRoutes;',
  },
  {
    file: /\/react-router\/dist\/\w+\/lib\/dom\/server\.js$/,
    from: /let manifest = \{\};\s+let dataRoutes = convertRoutesToDataRoutes\(.*?\);/,
    to: 'const { manifest, dataRoutes } = keptDataRoutes(routes);',
    more: `
const keptDataOf = new WeakMap();
const keptDataRoutes = (routes) => {
  const kept = keptDataOf.get(routes);
  if (kept) return kept;
  const manifest = {};
  const made = { manifest, dataRoutes: convertRoutesToDataRoutes(routes, undefined, undefined, manifest) };
  keptDataOf.set(routes, made);
  return made;
};`,
  },
  {
    file: /\/use-intl\/dist\/esm\/production\/react\.js$/,
    from: /\?\.cache\|\|(\w+\(\))(.*?)\?\.formatters\|\|(\w+\(\w+\))/,
    to: '?.cache||(keptCache??=$1)$2?.formatters||(keptFormatters??=$3)',
    more: 'let keptCache, keptFormatters;',
  },
];

/** Lets the server keep what a build does not change. Only in builds: while developing it changes. */
export const kept = (): Plugin => ({
  name: 'duet-kept',
  apply: 'build',
  config: () => ({
    environments: { ssr: { resolve: { noExternal: ['react-router', 'use-intl'] } } },
  }),
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: EDITS.map(({ file }) => file) },
    handler(code, id) {
      const edit = EDITS.find(({ file }) => file.test(id));
      if (!edit) return null;
      const edited = code.replace(edit.from, edit.to);
      if (edited === code) this.error(`${id} works in another way by now.`);
      return `${edited}\n${edit.more}\n`;
    },
  },
});
