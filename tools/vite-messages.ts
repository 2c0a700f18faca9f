import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import type { LazyTextsName } from '#messages/lazy-texts.ts';
import { lazyTexts } from '#messages/lazy-texts.ts';

const CATALOGUE =
  /^(.*\/messages\/(?:console\/[a-z]{2}|[a-z]{2}\/(?:public|account|member|people|likes|swipe|finder|gifts|chats|chat|credits|orders|invitations|app|notifications|unsubscribe|passkeys|decision|transparency|landers\/\w+))\.ts)(?:\?for=(\w+))?$/;

/** Asks where the lazy texts of a language are; no file says so. */
const ASKS_LAZY = /\/public\.ts\?lazy$/;
const LAZY = /\/messages\/[a-z]{2}\/lazy-texts\.ts$/;

type Texts = { readonly [key: string]: string | Texts };

/** The texts at some places, which may lie a step deep. */
const taken = (texts: Texts, places: readonly string[]): Texts =>
  Object.fromEntries(
    places.map((place) => {
      const [key = '', ...rest] = place.split('.');
      const inside = texts[key];
      if (inside === undefined) throw new Error(`There are no texts at ${place}.`);
      return [key, typeof inside === 'string' || rest.length === 0 ? inside : taken(inside, rest)];
    }),
  );

const compileAll = (texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileAll(value),
    ]),
  );

/** What several catalogues of a language take their texts from. */
const sharedTexts = ['notification-types.ts', 'payment-methods.ts'];

const CONSOLE = /\/messages\/console\/[a-z]{2}\.ts$/;

/** The files that a catalogue takes texts from. */
const filesOf = (file: string): string[] => {
  if (!CONSOLE.test(file))
    return sharedTexts.map((name) => file.replace(/(\/messages\/[a-z]{2}\/).*$/, `$1${name}`));
  const folder = file.replace(/\.ts$/, '');
  return readdirSync(folder).map((name) => join(folder, name));
};

/** Whether a file is one that catalogues take texts from. */
const isTakenFrom = (url: string): boolean =>
  sharedTexts.some((name) => url.endsWith(`/${name}`)) ||
  /\/messages\/console\/[a-z]{2}\//.test(url);

/** While developing, a catalogue that is read anew reads what it imports anew as well. */
const renewImports = () =>
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const [time] = /\?at=\d+$/.exec(context.parentURL ?? '') ?? [];
      return time && isTakenFrom(resolved.url)
        ? { ...resolved, url: `${resolved.url}${time}` }
        : resolved;
    },
  });

const placesOf = (name: string | undefined, texts: Texts): readonly string[] => {
  const lazy = name === undefined ? null : lazyTexts[name as LazyTextsName];
  return lazy && 'places' in lazy ? lazy.places : Object.keys(texts);
};

/** A module of functions that load the lazy texts of its language. */
const lazyModule = (): string => {
  const loads = Object.entries(lazyTexts).map(([name, lazy]) => {
    const query = 'places' in lazy ? `?for=${name}` : '';
    return `${name}: () => import('./${lazy.catalogue}.ts${query}')`;
  });
  return `export default {${loads.join(',')}};`;
};

/** Compiles the catalogues while building, so that browsers get no parser and smaller files. */
export const messages = (): Plugin => ({
  name: 'duet-messages',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    ssr: { noExternal: ['use-intl'] },
  }),
  configureServer: () => void renewImports(),
  async resolveId(source, importer) {
    if (!ASKS_LAZY.test(source)) return null;
    const beside = await this.resolve(source.replace('?lazy', ''), importer);
    return beside?.id.replace('public.ts', 'lazy-texts.ts');
  },
  async load(id) {
    if (LAZY.test(id)) return lazyModule();
    const [, file, name] = CATALOGUE.exec(id) ?? [];
    if (file === undefined) return null;
    this.addWatchFile(file);
    for (const source of filesOf(file)) this.addWatchFile(source);
    const { default: texts } = (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as {
      default: Texts;
    };
    return `export default ${JSON.stringify(compileAll(taken(texts, placesOf(name, texts))))};`;
  },
});
