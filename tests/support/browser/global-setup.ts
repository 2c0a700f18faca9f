import { ensureBuild } from '#run/build.ts';
import { postgresTemplate } from '../postgres-copies.ts';

/** Pages are built and a database is made once, before the workers load the one and copy the other. */
export default async function setup(): Promise<() => Promise<void>> {
  await ensureBuild();
  const { socketUrl, stop } = await postgresTemplate();
  process.env['TEST_TEMPLATE'] = socketUrl;
  return stop;
}
