import type { Plugin } from 'vite';

const LOADER = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;

const RELOAD = 'window.location.reload()';

/**
 * The router reloads the page whenever it fails to load a chunk: without end, and even while the
 * page is being left. It tells web/lib/chunk-guard.ts instead, which knows when to reload.
 */
export const router = (): Plugin => ({
  name: 'duet-router',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: LOADER },
    handler(code) {
      if (!code.includes(RELOAD)) this.error('The router has another way to load chunks by now.');
      return code.replace(RELOAD, "window.dispatchEvent(new Event('duet:route-failed'))");
    },
  },
});
