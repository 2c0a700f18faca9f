import { makeBackup } from '#server/backup/index.ts';
import { readRelease } from '#server/core/index.ts';
import { runOnStores, tell } from './command.ts';

await runOnStores('Say where to: npm run backup -- <folder>', async (stores, folder) => {
  await makeBackup(stores, folder, { release: readRelease(), now: new Date(), tell });
  return `The backup is in ${folder}. It holds personal data: encrypt it, and delete old ones.`;
});
