import { restoreBackup } from '#server/backup/index.ts';
import { runOnStores, tell } from './command.ts';

await runOnStores('Say what to restore: npm run restore -- <folder>', async (stores, folder) => {
  const { made_at } = await restoreBackup(stores, folder, tell);
  return `Everything is as it was at ${made_at}. Erase again who left since.`;
});
