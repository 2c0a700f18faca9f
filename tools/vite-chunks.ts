/** Asked while the code of pages is cut into files. */
type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

const FRAME = /\/web\/(?:root|routes\/layouts\/default)\.tsx/;
const ROUTE = /\/web\/routes\//;
/** What begins by itself on the pages of members: they load all of it, one after the other. */
const WATCH = /\/web\/features\/.*-watch\.tsx/;
/** Pages of their own kind: staff, whoever builds the product, and landers, which have no React. */
const APART = /\/web\/routes\/(?:console|dev-ui|lander|member-lander|layouts\/console)/;
const CONSOLE = /\/web\/routes\/(?:layouts\/)?console/;

/** Forms that check before they send bring the schemas; nobody else should load them. Styles and fonts
 * belong to the document, which names them. */
const OURS =
  /\/(?:web\/(?:ui\/(?!styles)|lib|features|assets)|contract\/(?!accounts\/(?:age|fields|signup)|core\/schemas))/;

/** Fewer pages than these keep a part to themselves. */
const MANY = 8;
const MANY_OF_CONSOLE = 3;

/** The modules among those that import one, by however many steps, at which somebody begins to load. */
const beginningsOf = (modules: Modules, id: string): readonly string[] => {
  const seen = new Set<string>();
  const visit = (one: string): string[] => {
    if (seen.has(one)) return [];
    seen.add(one);
    if (FRAME.test(one) || ROUTE.test(one)) return [one];
    const importers = modules.getModuleInfo(one)?.importers ?? [];
    return importers.length === 0 ? [one] : importers.flatMap(visit);
  };
  return visit(id);
};

/** Where a module is kept that several pages load; null leaves it to whoever imports it. */
const sharedChunk = (id: string, modules: Modules): string | null => {
  if (ROUTE.test(id)) return null;
  const beginnings = beginningsOf(modules, id);
  if (beginnings.some((one) => FRAME.test(one))) return 'shared';
  if (beginnings.every((one) => WATCH.test(one))) return 'watch';
  const pages = beginnings.filter((one) => ROUTE.test(one));
  const members = pages.filter((one) => !APART.test(one));
  if (members.length >= MANY) return 'pages';
  const isOfConsole = members.length === 0 && pages.filter((one) => CONSOLE.test(one)).length;
  return isOfConsole && isOfConsole >= MANY_OF_CONSOLE ? 'console' : null;
};

/**
 * What many pages load compresses better in one piece than in thirty, and is asked for once: a page is a
 * dozen files that way, and no larger.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|use-intl)\//,
  },
  { name: sharedChunk, test: OURS, includeDependenciesRecursively: false },
];
