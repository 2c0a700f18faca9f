import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const CATALOGUE = /\/messages\/[a-z]{2}\/(?:public|account|member)\.ts$/;

type Texts = { readonly [key: string]: string | Texts };

const compileAll = (texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileAll(value),
    ]),
  );

/** Compiles the catalogues while building, so that browsers get no parser and smaller files. */
export const messages = (): Plugin => ({
  name: 'duet-messages',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    ssr: { noExternal: ['use-intl'] },
  }),
  async load(id) {
    if (!CATALOGUE.test(id)) return null;
    this.addWatchFile(id);
    const { default: texts } = (await import(`${pathToFileURL(id).href}?at=${Date.now()}`)) as {
      default: Texts;
    };
    return `export default ${JSON.stringify(compileAll(texts))};`;
  },
});
