import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { build } from 'vite';
import { contract } from '#tools/vite-contract.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The worker of the browser in one piece. The stamp makes each build another worker. */
export const buildPushWorker = async (stamp: string): Promise<string> => {
  const built = (await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    plugins: [contract()],
    define: { BUILD: JSON.stringify(stamp) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'web/worker/push-worker.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = built.output;
  return code;
};
