import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { contract } from './tools/vite-contract.ts';
import { enhance } from './tools/vite-enhance.ts';
import { kept } from './tools/vite-kept.ts';
import { messages } from './tools/vite-messages.ts';
import { router } from './tools/vite-router.ts';

const FRAME = /\/web\/(?:root|routes\/layouts\/default)\.tsx/;

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Whether the frame around most pages imports a module, by however many steps. */
const isOfFrame = (modules: Modules, id: string, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((from) => FRAME.test(from) || isOfFrame(modules, from, seen));
};

// What every page loads compresses better in one piece than in thirty.
const groups = [
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|use-intl)\//,
  },
  {
    name: (id: string, modules: Modules) => (isOfFrame(modules, id) ? 'shared' : null),
    // Forms that check before they send bring the schemas; nobody else should load them. Styles and
    // fonts belong to the document, which names them.
    test: /\/(?:web\/(?:ui\/(?!styles)|lib|features|assets)|contract\/(?!accounts\/(?:age|fields|signup)|core\/schemas))/,
    includeDependenciesRecursively: false,
  },
];

/** Chunks may then hold exactly what their group names, and none of what that imports unused. */
const looseEntries: Plugin = {
  name: 'duet-loose-entries',
  config: () => {
    const rolldownOptions = { preserveEntrySignatures: 'allow-extension' } as const;
    return { environments: { client: { build: { rolldownOptions } } } };
  },
};

export default defineConfig({
  plugins: [
    messages(),
    contract(),
    enhance(),
    router(),
    kept(),
    tailwindcss(),
    reactRouter(),
    looseEntries,
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: './web/entry.handle.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
});
