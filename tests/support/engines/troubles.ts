import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { App } from '#server/app.ts';
import type { Tab } from './engine.ts';

const KEY = 'seen-troubles';

/** Runs in the page before it comes alive, and keeps what goes wrong from page to page. */
const keepTroubles = (key: string) => {
  let leaving = false;
  const keep = (what: string) => {
    // What a page still loads fails when it is left, in some engines.
    if (leaving) return;
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...kept, `${location.pathname}: ${what}`]));
  };
  addEventListener('beforeunload', () => (leaving = true));
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`${violatedDirective} forbids ${blockedURI}`),
  );
  const { error } = console;
  Object.assign(console, {
    error: (...words: unknown[]) => {
      keep(words.map(String).join(' '));
      error(...words);
    },
  });
};

/** Has the first script of all pages watch for errors: not every engine tells of them by itself. */
export const watchPages = async ({ http }: App, clientDir: string): Promise<void> => {
  const [file = ''] = globSync(`${clientDir}/assets/entry.client-*.js`);
  const script = `(${keepTroubles.toString()})('${KEY}');\n${await readFile(file, 'utf8')}`;
  const path = `/assets/${basename(file)}`;
  http.addHook('onRequest', async (request, reply) => {
    if (request.url === path) await reply.type('text/javascript').send(script);
  });
};

/** What went wrong in the pages of a tab so far. */
export const troublesOf = (tab: Tab): Promise<string[]> =>
  tab.run((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], KEY);
