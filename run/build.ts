import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { appPaths } from '#contract/app.ts';
import type { HandlePage } from '#contract/visit.ts';

const root = new URL('../', import.meta.url);

/** What operators run, or for tests the pages that only those who build the product see. */
export type Pages = 'product' | 'dev';

/** A build of the product clears its folder, which is where the other one is. */
const folderOf = (pages: Pages): string =>
  fileURLToPath(new URL(pages === 'dev' ? 'build/dev/' : 'build/', root));

/** Everything that a build is made of. */
const SOURCES = [
  '{web,contract,messages,tools}/**/*.{ts,tsx,css,webp,mp4,svg,md}',
  'run/push-worker.ts',
  '{vite.config,react-router.config}.ts',
  'package-lock.json',
];

const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  const files = await Array.fromAsync(glob(SOURCES, { cwd: fileURLToPath(root) }));
  for (const file of files.toSorted()) {
    hash.update(file).update(await readFile(new URL(file, root)));
  }
  return hash.digest('hex');
};

const runBuild = (pages: Pages): Promise<void> =>
  new Promise((resolve, reject) => {
    const command = fileURLToPath(new URL('node_modules/@react-router/dev/bin.cjs', root));
    const child = spawn(process.execPath, [command, 'build'], {
      cwd: fileURLToPath(root),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DEV_PAGES: pages === 'dev' ? '1' : '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The pages could not be built.\n${Buffer.concat(output).toString()}`));
    });
  });

/** Compressed once here instead of at every request. */
const compressAssets = async (folder: string): Promise<void> => {
  const files = await Array.fromAsync(glob('client/assets/*.{js,css,svg}', { cwd: folder }));
  const compress = async (file: string) => {
    const path = join(folder, file);
    const content = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  };
  await Promise.all(files.map(compress));
};

/** Builds the pages unless the build at hand was made from the same sources. */
export const ensureBuild = async (pages: Pages = 'product'): Promise<void> => {
  const folder = folderOf(pages);
  const stamp = join(folder, 'stamp');
  const wanted = await fingerprint();
  const have = await readFile(stamp, 'utf8').catch(() => '');
  if (have === wanted) return;
  await runBuild(pages);
  if (pages === 'product') await compressAssets(folder);
  // What builds is large, and mostly nothing is to be built.
  const { buildPushWorker } = await import('./push-worker.ts');
  await writeFile(join(folder, 'client', appPaths.worker), await buildPushWorker(wanted));
  await writeFile(stamp, wanted);
};

/** The built pages: what renders them, and the folder of their files. */
export const loadBuild = async (
  pages: Pages = 'product',
): Promise<{ handle: HandlePage; clientDir: string }> => {
  await ensureBuild(pages);
  const folder = folderOf(pages);
  const entry = pathToFileURL(join(folder, 'server/index.js')).href;
  const { handle } = (await import(entry)) as { handle: HandlePage };
  return { handle, clientDir: join(folder, 'client') };
};
