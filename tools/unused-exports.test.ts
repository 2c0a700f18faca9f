import { describe, expect, it } from 'vitest';
import { readModules } from './imports.ts';
import { unusedExports, unusedPackages } from './unused-exports.ts';

const modulesOf = (files: Record<string, string>) => readModules(new Map(Object.entries(files)));

const unused = (files: Record<string, string>) => unusedExports(modulesOf(files));

const lib = 'export const a = 1;\nexport type B = string;\n';

describe('exports', () => {
  it('have to be imported by another file', () => {
    expect(unused({ 'web/lib/x.ts': `${lib}a;\n` })).toEqual([
      'web/lib/x.ts: nobody imports a',
      'web/lib/x.ts: nobody imports B',
    ]);
  });

  it.each([
    ["import { a, type B } from './x.ts';"],
    ["import { a as other } from './x.ts';\nimport type { B } from './x.ts';"],
    ["import * as all from './x.ts';"],
    ["void import('./x.ts');"],
    ["type A = typeof import('./x.ts');"],
    ["import.meta.glob('./*.ts');"],
    ["declare module './x.ts' {}"],
    ["import { a, B } from './x.ts?raw';"],
  ])('are imported by %s', (text) => {
    expect(unused({ 'web/lib/x.ts': lib, 'web/lib/y.ts': text })).toEqual([]);
  });

  it('are followed through files that pass them on', () => {
    const files = {
      'web/lib/x.ts': lib,
      'web/lib/named.ts': "export { a } from './x.ts';",
      'web/lib/index.ts': "export * from './x.ts';\nexport * from './named.ts';",
    };
    expect(unused(files)).toEqual([
      'web/lib/x.ts: nobody imports B',
      'web/lib/named.ts: nobody imports a',
    ]);
    const user = "import { a, type B } from './index.ts';";
    expect(unused({ ...files, 'web/lib/user.ts': user })).toEqual([]);
  });

  it('are taken by the router and by whoever asks for the default', () => {
    expect(unused({ 'web/routes/x.tsx': 'export const loader = 1;\n' })).toEqual([]);
    expect(unused({ 'vite.config.ts': 'export default {};\n' })).toEqual([]);
  });
});

describe('packages', () => {
  it('have to be imported, unless something else is known to use them', () => {
    const modules = modulesOf({ 'web/lib/x.ts': "import 'react/jsx-runtime';\nimport '@a/b/c';" });
    const dependencies = { react: '1', '@a/b': '1', sonner: '1' };
    const devDependencies = { '@types/react': '1', zod: '1' };
    expect(unusedPackages(modules, { dependencies, devDependencies })).toEqual([
      'package.json: nothing imports sonner',
      'package.json: nothing imports zod',
    ]);
  });
});
