import { ensureBuild } from '#run/build.ts';
import { apt, isRoot } from '../programs.ts';
import { engines } from './engines.ts';

const missing = () => engines.filter((engine) => !engine.isInstalled());

const install = (): void => {
  const why = 'Not all engines of the tests are there';
  apt(why, 'update');
  // One by one, so that one can be had without the other.
  for (const { packages } of missing())
    apt(why, 'install', '-y', '--no-install-recommends', ...packages);
};

/** Installs engines before the tests are read, which skip what is not there. */
export const setup = async (): Promise<void> => {
  if (isRoot && missing().length > 0) install();
  for (const { name, packages } of missing()) {
    process.stderr.write(
      `SKIPPED: ${name} is not here, and no journey is tried in it. Debian has it: apt-get install ${packages.join(' ')}\n`,
    );
  }
  await ensureBuild();
};
