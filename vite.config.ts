import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { messages } from './tools/vite-messages.ts';

export default defineConfig({
  plugins: [messages(), tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: './web/entry.handle.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
});
