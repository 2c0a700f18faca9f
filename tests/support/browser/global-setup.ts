import { ensureBuild } from '#run/build.ts';
import { embeddedTemplate } from '../template.ts';

/** Pages are built and a database is made once, before the workers load the one and copy the other. */
export default async function setup(): Promise<() => Promise<void>> {
  await ensureBuild();
  const template = await embeddedTemplate();
  process.env['TEST_TEMPLATE'] = template.folder;
  return template.remove;
}
