import { describe, expect, it } from 'vitest';
import { checkBoundaries, checkFeatures } from './check-boundaries.ts';

const packages = {
  dependencies: { zod: '1', react: '1', fastify: '1' },
  devDependencies: { vitest: '1' },
};

/** What web features share with each other. */
type Shared = Parameters<typeof checkBoundaries>[2];

const check = (files: Record<string, string>, shared: Shared = {}) =>
  checkBoundaries(new Map(Object.entries(files)), packages, shared);

/** Two files, the first importing the second. */
const pair = (from: string, to: string, specifier: string, shared: Shared = {}) =>
  check({ [from]: `import { x } from '${specifier}';\n`, [to]: 'export const x = 1;\n' }, shared);

describe('arrows', () => {
  it.each([
    ['contract/a.ts', 'messages/b.ts', '#messages/b.ts'],
    ['messages/a.ts', 'server/core/b.ts', '#server/core/b.ts'],
    ['server/core/a.ts', 'web/lib/b.ts', '#web/lib/b.ts'],
    ['server/config/a.ts', 'server/db/b.ts', '#server/db/b.ts'],
    ['server/db/a.ts', 'server/config/b.ts', '#server/config/b.ts'],
    ['server/adapters/a.ts', 'server/db/b.ts', '#server/db/b.ts'],
    ['server/core/a.ts', 'server/http/b.ts', '#server/http/b.ts'],
    ['server/http/a.ts', 'server/live/b.ts', '#server/live/b.ts'],
    ['server/live/a.ts', 'server/features/site/index.ts', '#server/features/site/index.ts'],
    ['server/features/site/a.ts', 'server/app.ts', '#server/app.ts'],
    ['web/lib/a.ts', 'server/core/b.ts', '#server/core/b.ts'],
    ['web/ui/a.ts', 'messages/b.ts', '#messages/b.ts'],
    ['web/ui/a.ts', 'web/lib/b.ts', '#web/lib/b.ts'],
    ['web/lib/a.ts', 'web/ui/b.ts', '#web/ui/b.ts'],
    ['web/features/site/a.ts', 'web/routes/b.ts', '#web/routes/b.ts'],
    ['web/features/site/a.ts', 'web/root.tsx', '#web/root.tsx'],
    ['demo/a.ts', 'web/lib/b.ts', '#web/lib/b.ts'],
    ['run/a.ts', 'tests/support/b.ts', '#tests/support/b.ts'],
    ['tools/a.ts', 'server/core/b.ts', '#server/core/b.ts'],
  ])('refuses %s → %s', (from, to, specifier) => {
    expect(pair(from, to, specifier)).toEqual([
      expect.stringMatching(`^${from} imports ${specifier}: .+ may not import `),
    ]);
  });

  it.each([
    ['server/http/a.ts', 'server/core/b.ts', '#server/core/b.ts'],
    [
      'server/features/chat/a.ts',
      'server/features/site/index.ts',
      '#server/features/site/index.ts',
    ],
    ['server/app.ts', 'server/features/chat/index.ts', './features/chat/index.ts'],
    ['web/routes/a.ts', 'web/features/chat/b.ts', '#web/features/chat/b.ts'],
    ['web/root.tsx', 'web/ui/b.ts', './ui/b.ts'],
    ['web/ui/a.test.ts', 'tests/support/b.ts', '#tests/support/b.ts'],
    [
      'tests/api/a.test.ts',
      'server/features/chat/send-message.ts',
      '#server/features/chat/send-message.ts',
    ],
    ['bench/a.ts', 'run/b.ts', '#run/b.ts'],
  ])('allows %s → %s', (from, to, specifier) => {
    expect(pair(from, to, specifier)).toEqual([]);
  });

  it('lets a folder of a feature use only folders further left, where they have an order', () => {
    const [orders, bank] = [
      'server/features/billing/orders/a.ts',
      'server/features/billing/bank/b.ts',
    ];
    expect(pair(orders, bank, '../bank/b.ts')).toEqual([
      `${orders} imports ../bank/b.ts: bank does not come before orders`,
    ]);
    expect(pair(bank, orders, '../orders/a.ts')).toEqual([]);
    expect(pair(orders, 'server/features/billing/ledger.ts', '../ledger.ts')).toEqual([]);
    expect(pair(orders, 'server/features/billing/new/a.ts', '../new/a.ts')).toEqual([
      `${orders} imports ../new/a.ts: new has no place among the folders of server/features/billing`,
    ]);
  });

  it('lets a feature use only features further left, and on the server only their index.ts', () => {
    expect(pair('server/features/site/a.ts', 'server/features/chat/index.ts', '../chat/index.ts'))
      .toMatchInlineSnapshot(`
        [
          "server/features/site/a.ts imports ../chat/index.ts: chat does not come before site",
        ]
      `);
    expect(pair('web/features/site/a.ts', 'web/features/chat/b.ts', '../chat/b.ts')).toHaveLength(
      1,
    );
    expect(pair('web/features/chat/a.ts', 'web/features/cake/b.ts', '../cake/b.ts')).toEqual([
      'web/features/chat/a.ts imports ../cake/b.ts: cake has no place among the features',
    ]);
    expect(pair('server/features/chat/a.ts', 'server/features/site/b.ts', '../site/b.ts')).toEqual([
      expect.stringContaining('through its index.ts'),
    ]);
    expect(pair('server/app.ts', 'server/features/site/b.ts', './features/site/b.ts')).toEqual([
      expect.stringContaining('through its index.ts'),
    ]);
  });

  it('lets web features import of each other only what is shared', () => {
    const files = {
      'web/features/chat/a.ts': "import { x } from '#web/features/site/b.ts';",
      'web/features/site/b.ts': 'export const x = 1;',
    };
    expect(check(files, { site: ['b.ts'] })).toEqual([]);
    expect(check(files)).toEqual([
      'web/features/chat/a.ts imports web/features/site/b.ts: site does not share it',
    ]);
    expect(check(files, { site: ['b.ts', 'gone.ts'] })).toEqual([
      'web/features/site/gone.ts is used by no other feature: share it no more',
    ]);
  });

  it('keeps fixtures to tests and the page of the design system', () => {
    const fixture = 'web/features/chat/b.fixture.ts';
    expect(pair('web/features/chat/a.test.ts', fixture, './b.fixture.ts')).toEqual([]);
    expect(pair('web/routes/dev-ui/a.tsx', fixture, `#${fixture}`)).toEqual([]);
    expect(pair('web/features/chat/a.ts', fixture, './b.fixture.ts')).toEqual([
      expect.stringContaining('a fixture is for tests'),
    ]);
  });

  it.each([
    ["import type { X } from '../run/x.ts';"],
    ["import { type X } from '../run/x.ts';"],
    ["import '../run/x.ts';"],
    ["export * from '../run/x.ts';"],
    ["export type { X } from '../run/x.ts';"],
    ["export const x = () => import('../run/x.ts');"],
    ["export type Y = import('../run/x.ts').X;"],
    ["export const x = import.meta.glob('../run/*.ts');"],
  ])('sees %s', (text) => {
    expect(check({ 'demo/a.ts': text, 'run/x.ts': 'export type X = 1;' })).toEqual([
      expect.stringContaining('demo may not import run'),
    ]);
  });

  it('wants relative paths inside a feature or an area, and none that lead out of it', () => {
    expect(pair('web/features/chat/a.ts', 'web/ui/b.ts', '../../ui/b.ts')).toEqual([
      'web/features/chat/a.ts imports ../../ui/b.ts: write #web/ui/b.ts',
    ]);
    const shared = { site: ['b.ts'] };
    expect(
      pair('web/features/chat/a.ts', 'web/features/site/b.ts', '../site/b.ts', shared),
    ).toEqual(['web/features/chat/a.ts imports ../site/b.ts: write #web/features/site/b.ts']);
    expect(
      pair('web/features/chat/list/a.ts', 'web/features/chat/b.ts', '#web/features/chat/b.ts'),
    ).toEqual([expect.stringContaining('write it relative')]);
    expect(pair('web/features/chat/list/a.ts', 'web/features/chat/b.ts', '../b.ts')).toEqual([]);
    expect(pair('server/app.ts', 'server/core/b.ts', './core/b.ts')).toEqual([]);
  });

  it('refuses a missing file and the import of a test', () => {
    expect(check({ 'run/a.ts': "import './gone.ts';" })).toEqual([
      'run/a.ts imports ./gone.ts: there is no such file',
    ]);
    expect(pair('run/a.ts', 'run/b.test.ts', './b.test.ts')).toHaveLength(1);
    expect(check({ 'web/routes/a.tsx': "import type { Route } from './+types/a';" })).toEqual([]);
  });

  it('knows exceptions, and says when one is no longer needed', () => {
    const lists = {
      'web/ui/icons/names.ts': 'export const iconSources = {};',
      'web/assets/picks/picks.ts': 'export const picks = {};',
      'web/features/console/icons/names.ts': 'export const consoleIcons = [];',
    };
    const using = (text: string) => check({ 'tools/make-icons.ts': text, ...lists });
    const icons = "import { iconSources } from '#web/ui/icons/names.ts';";
    const picks = "import { picks } from '#web/assets/picks/picks.ts';";
    const ofConsole = "import { consoleIcons } from '#web/features/console/icons/names.ts';";
    expect(using(`${icons}\n${picks}\n${ofConsole}`)).toEqual([]);
    expect(using(`${icons}\n${picks}`)).toEqual([expect.stringContaining('remove the exception')]);
  });
});

describe('cycles', () => {
  it('finds them, also among types', () => {
    const files = {
      'run/a.ts': "import { b } from './b.ts'; export const a = b;",
      'run/b.ts': "export { c as b } from './c.ts';",
      'run/c.ts': "import type { a } from './a.ts'; export const c: typeof a = 1;",
      'run/d.ts': "import './a.ts';",
    };
    expect(check(files)).toEqual(['cycle: run/a.ts → run/b.ts → run/c.ts → run/a.ts']);
  });
});

describe('packages', () => {
  const importing = (from: string, specifier: string) =>
    check({ [from]: `import '${specifier}';` });

  it.each([
    ['server/core/a.ts', 'left-pad'],
    ['server/core/a.ts', 'vitest'],
    ['contract/a.ts', 'react'],
    ['tests/a.ts', 'left-pad'],
    ['server/core/a.ts', 'fs'],
    ['contract/a.ts', 'node:fs'],
    ['web/lib/a.ts', 'node:fs'],
    ['web/entry.client.tsx', 'node:fs'],
  ])('refuses %s → %s', (from, specifier) => {
    expect(importing(from, specifier)).toEqual([
      expect.stringMatching(`^${from} imports ${specifier}: `),
    ]);
  });

  it.each([
    ['contract/a.ts', 'zod/mini'],
    ['server/core/a.ts', 'node:fs/promises'],
    ['web/entry.server.tsx', 'node:stream'],
    ['web/ui/a.test.ts', 'node:fs'],
    ['contract/a.test.ts', 'vitest'],
    ['some.config.ts', 'vitest'],
    ['web/entry.handle.ts', 'virtual:build'],
  ])('allows %s → %s', (from, specifier) => {
    expect(importing(from, specifier)).toEqual([]);
  });
});

describe('files', () => {
  const long = 'export {};\n'.repeat(301);

  it('refuses more than 300 lines, but for what is a list', () => {
    expect(check({ 'run/a.ts': long })).toEqual(['run/a.ts has 301 lines, more than 300']);
    expect(check({ 'web/ui/styles/a.css': long })).toHaveLength(1);
    expect(check({ 'messages/de/public.ts': long, 'docs/a.md': long })).toEqual([]);
  });

  it('refuses an index.ts of a feature that offers too much', () => {
    const names = Array.from({ length: 33 }, (_, at) => `export const a${at} = 1;\n`).join('');
    expect(check({ 'server/features/chat/index.ts': names })).toEqual([
      'server/features/chat/index.ts offers 33 names, more than 32',
    ]);
    expect(check({ 'server/features/chat/held/index.ts': names })).toEqual([]);
  });

  it.each([['export default 1;'], ['const x = 1; export { x as default };']])(
    'refuses a default export: %s',
    (text) => {
      expect(check({ 'run/a.ts': text })).toEqual(['run/a.ts has a default export']);
      expect(check({ 'web/routes/a.tsx': text, 'vite.config.ts': text })).toEqual([]);
    },
  );

  it('refuses a file that is nowhere in the tree or cannot be read', () => {
    expect(check({ 'attic/a.ts': 'export {};' })).toEqual([
      'attic/a.ts belongs to no part of the tree',
    ]);
    expect(check({ 'run/a.ts': 'const = ;' })).toEqual([
      expect.stringContaining('run/a.ts cannot be read'),
    ]);
  });
});

describe('features of the server', () => {
  const shapeOf = (files: Record<string, string>) => checkFeatures(new Map(Object.entries(files)));
  const whole = { 'server/features/chat/index.ts': '', 'server/features/chat/routes.ts': '' };
  const refusal = "throw new Refusal('forbidden');\n";

  it('have an entrance and routes', () => {
    expect(shapeOf(whole)).toEqual([]);
    expect(shapeOf({ 'server/features/chat/index.ts': '' })).toEqual([
      'server/features/chat has no routes.ts',
    ]);
    expect(shapeOf({ 'web/features/chat/a.ts': refusal })).toEqual([]);
  });

  it('refuse permissions in their policy alone', () => {
    expect(
      shapeOf({
        ...whole,
        'server/features/chat/policy.ts': refusal,
        'server/features/chat/photos/policy.ts': refusal,
        'server/features/chat/a.ts': "throw new Refusal('too_late');\n",
        'server/features/chat/a.test.ts': refusal,
      }),
    ).toEqual([]);
    expect(
      shapeOf({
        ...whole,
        'server/features/chat/a.ts': refusal,
        'server/features/chat/b.ts': "throw new Refusal(\n  'blocked_by', { values });\n",
      }),
    ).toEqual([
      'server/features/chat/a.ts refuses a permission: that is for policy.ts',
      'server/features/chat/b.ts refuses a permission: that is for policy.ts',
    ]);
  });

  it('read the rights of the staff in their policy alone', () => {
    const reads = "const may = hasRight(roles, 'audit.read', null);\n";
    expect(shapeOf({ ...whole, 'server/features/chat/policy.ts': reads })).toEqual([]);
    expect(shapeOf({ ...whole, 'server/features/chat/a.ts': reads })).toEqual([
      'server/features/chat/a.ts reads the rights of the staff: that is for policy.ts',
    ]);
  });
});
