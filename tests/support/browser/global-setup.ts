import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../../../run/build.ts';
import { makeTemplate } from '../template.ts';

/** Pages are built and a database is made once, before the workers load the one and copy the other. */
export default async function setup(): Promise<() => Promise<void>> {
  await ensureBuild();
  const folder = await mkdtemp(join(tmpdir(), 'duet-template-'));
  await makeTemplate(folder);
  process.env['TEST_TEMPLATE'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
