import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './tools/vite-chunks.ts';
import { contract } from './tools/vite-contract.ts';
import { enhance } from './tools/vite-enhance.ts';
import { kept } from './tools/vite-kept.ts';
import { messages } from './tools/vite-messages.ts';
import { router } from './tools/vite-router.ts';

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
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: { build: { rolldownOptions: { input: './web/entry.handle.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
});
