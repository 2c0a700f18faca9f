import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { contract } from './tools/vite-contract.ts';
import { messages } from './tools/vite-messages.ts';

// What every page loads compresses better in one piece than in thirty.
const groups = [
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|use-intl)\//,
  },
  {
    name: 'shared',
    // Forms that check before they send bring the schemas; nobody else should load them.
    test: /\/(?:web\/(?:ui|lib|features\/site)|contract(?!\/(?:accounts\/(?:age|fields|signup)|core\/schemas)))\//,
    minShareCount: 4,
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
  plugins: [messages(), contract(), tailwindcss(), reactRouter(), looseEntries],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: './web/entry.handle.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
});
