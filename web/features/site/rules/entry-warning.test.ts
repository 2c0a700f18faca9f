import { describe, expect, it } from 'vitest';
import type { RouteName } from '#contract/routes.ts';
import { routes, staticPages } from '#contract/routes.ts';
import type { EntryFacts, Layout } from './entry-warning.ts';
import { isEntryWarningDue } from './entry-warning.ts';

const layouts: readonly Layout[] = ['default', 'chat', 'lander', 'empty'];
const countries = ['NL', 'DE', 'FR', 'US', null];
const both = [false, true];
const page = { route: 'index', siteCountries: ['NL', 'FR'] } as const;

/** On a site for the Netherlands and France: where a visitor who has not answered yet is asked. */
const asked: Record<Layout, readonly (string | null)[]> = {
  default: ['NL', 'FR'],
  lander: ['NL', 'FR'],
  chat: ['NL', 'DE'],
  empty: [],
};

const table = layouts.flatMap((layout) =>
  countries.flatMap((country) =>
    both.flatMap((enabled) =>
      both.flatMap((signedIn) =>
        both.flatMap((installed) =>
          both.map((skipped): [EntryFacts, boolean] => [
            { ...page, layout, country, enabled, signedIn, installed, skipped },
            enabled && !signedIn && !installed && !skipped && asked[layout].includes(country),
          ]),
        ),
      ),
    ),
  ),
);

describe('entryWarningDue', () => {
  it.each(layouts.flatMap((layout) => countries.map((country) => [layout, country] as const)))(
    '[SITE-10] in layout %s from %j asks only visitors who have not answered, where it is on',
    (layout, country) => {
      const rows = table.filter(([facts]) => facts.layout === layout && facts.country === country);
      expect(rows).toHaveLength(16);
      expect(rows.map(([facts]) => isEntryWarningDue(facts))).toEqual(rows.map(([, due]) => due));
      expect(rows.filter(([, due]) => due)).toHaveLength(asked[layout].includes(country) ? 1 : 0);
    },
  );

  it('[SITE-10] asks nobody on a site without countries, but in a chat', () => {
    const facts = { route: 'index', country: 'NL', siteCountries: [], enabled: true } as const;
    const visitor = { signedIn: false, installed: false, skipped: false };
    expect(layouts.filter((layout) => isEntryWarningDue({ ...facts, ...visitor, layout }))).toEqual(
      ['chat'],
    );
  });

  it('[SITE-10] asks nobody where rules are read, or where a mail leads', () => {
    const facts = {
      country: 'NL',
      siteCountries: ['NL'],
      enabled: true,
      layout: 'default',
    } as const;
    const visitor = { signedIn: false, installed: false, skipped: false };
    const due = (route: RouteName) => isEntryWarningDue({ ...facts, ...visitor, route });
    const quiet = (Object.keys(routes) as RouteName[]).filter((route) => !due(route));
    expect(quiet.toSorted()).toEqual(
      [
        ...staticPages.map((name) => `pages-${name}`),
        'pages-token',
        'complaints',
        'decision',
        'transparency',
        'pricing',
        'lang-config',
        'login',
        'unsubscribe',
        'reset-password',
        'reset-password-do',
        'activate-done',
        'activate-error',
        'mail-change-do',
        'account-deleted',
      ].toSorted(),
    );
  });
});
