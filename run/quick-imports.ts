import { registerHooks } from 'node:module';

/** Their files are all modules, and name each other by their paths. */
const PACKAGES = /\/node_modules\/(?:drizzle-orm|zod)\//;

const root = new URL('../', import.meta.url);

/**
 * To learn what kind of file it loads, Node reads the package.json above it anew for each file: that of
 * drizzle-orm, a list of 180 KB, a hundred times. A third of all loading goes into such questions, whose
 * answers are known for our own files and for those of the largest packages.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    const isRelative = specifier.startsWith('./') || specifier.startsWith('../');
    if (specifier.endsWith('.ts') && (isRelative || specifier.startsWith('#'))) {
      const url = isRelative ? new URL(specifier, parentURL) : new URL(specifier.slice(1), root);
      return { url: url.href, format: 'module-typescript', shortCircuit: true };
    }
    if (isRelative && specifier.endsWith('.js') && parentURL && PACKAGES.test(parentURL)) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    return nextResolve(specifier, context);
  },
});
