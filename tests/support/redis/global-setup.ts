import { apt, isRoot } from '../programs.ts';
import { isRedisInstalled } from './redis.ts';

const PACKAGE = 'redis-server';

/** Installs Redis before the tests are read, which skip what needs it where it is not there. */
export const setup = (): void => {
  if (isRoot && !isRedisInstalled()) {
    const why = 'Redis is not here';
    apt(why, 'update');
    apt(why, 'install', '-y', '--no-install-recommends', PACKAGE);
  }
  if (isRedisInstalled()) return;
  process.stderr.write(
    `SKIPPED: Redis is not here, and live events are not tried over it. Debian has it: apt-get install ${PACKAGE}\n`,
  );
};
