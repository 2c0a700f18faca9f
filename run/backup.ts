import { readFile } from 'node:fs/promises';
import { makeBackup } from '#server/backup/index.ts';
import { runOnStores, tell } from './command.ts';

const readRelease = async (): Promise<string> => {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

await runOnStores('Say where to: npm run backup -- <folder>', async (stores, folder) => {
  await makeBackup(stores, folder, { release: await readRelease(), now: new Date(), tell });
  return `The backup is in ${folder}. It holds personal data: encrypt it, and delete old ones.`;
});
