import type { Plugin } from 'vite';

interface Edit {
  /** The file of the router. */
  readonly file: RegExp;
  readonly from: string;
  readonly to: string;
}

const EDITS: readonly Edit[] = [
  // It reloads the page whenever it fails to load a chunk: without end, and even while the page is
  // being left. It tells web/lib/chunk-guard.ts instead, which knows when to reload.
  {
    file: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/,
    from: 'window.location.reload()',
    to: "window.dispatchEvent(new Event('duet:route-failed'))",
  },
  // It draws the whole page again when it has learned where links lead, a moment after it took the page
  // over. What is shown knows nothing of that; whoever follows a link is led by what was learned.
  {
    file: /\/react-router\/dist\/\w+\/lib\/router\/router\.js$/,
    from: 'if (!dataRoutes.hasHMRRoutes) updateState({});',
    to: '',
  },
];

/** What the router of a browser does otherwise than its makers meant. */
export const router = (): Plugin => ({
  name: 'duet-router',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: EDITS.map(({ file }) => file) },
    handler(code, id) {
      const edit = EDITS.find(({ file }) => file.test(id));
      if (!edit) return null;
      if (!code.includes(edit.from)) this.error(`${id} works in another way by now.`);
      return code.replace(edit.from, edit.to);
    },
  },
});
