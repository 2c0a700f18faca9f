import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const ENHANCE = /^(.*\.ts)\?enhance$/;

/** A small script as text, with all it imports, to stand in a page that is not hydrated. */
const bundled = async (entry: string): Promise<Rolldown.OutputChunk> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'enhance' },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error(`Nothing was built of ${entry}.`);
  return result.output[0];
};

/** `import script from './swipe.ts?enhance'` gives the built script as text. */
export const enhance = (): Plugin => ({
  name: 'duet-enhance',
  enforce: 'pre',
  async load(id) {
    const [, file] = ENHANCE.exec(id) ?? [];
    if (file === undefined) return null;
    const { code, moduleIds } = await bundled(file);
    for (const one of moduleIds) this.addWatchFile(one);
    return `export default ${JSON.stringify(code.trim())};`;
  },
});
