import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { programs } from '#tests/support/programs.ts';

/** What the drill runs, by the package of Debian that brings it. */
const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  nginx: 'nginx-light',
} as const;

type Program = keyof typeof PACKAGES;

/** What Patroni needs and its package only recommends, by the name of the module. */
const MODULES = { etcd: 'python3-etcd', psycopg2: 'python3-psycopg2' } as const;

/** Where the parts of the cluster are. */
export interface Programs {
  readonly postgres: string;
  readonly pathOf: (program: Program) => string;
}

const newestPostgres = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin/postgres').toSorted().at(-1);

const hasModule = (name: string): boolean =>
  spawnSync('/usr/bin/python3', ['-c', `import ${name}`]).status === 0;

/** Finds every part, or says which are missing and how to install them. */
export const findPrograms = (): Programs => {
  // Debian keeps servers where the path of an ordinary user does not lead.
  process.env['PATH'] = `${process.env['PATH']}:/usr/sbin`;
  const postgres = newestPostgres();
  const found = new Map(
    (Object.keys(PACKAGES) as Program[]).map((name) => [name, programs(name)[0]]),
  );
  const missing = [
    ...(postgres ? [] : ['postgresql-15']),
    ...[...found].filter(([, path]) => !path).map(([name]) => PACKAGES[name]),
    ...Object.entries(MODULES)
      .filter(([name]) => !hasModule(name))
      .map(([, name]) => name),
  ];
  if (!postgres || missing.length > 0)
    throw new Error(
      `Missing: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`,
    );
  return { postgres: dirname(postgres), pathOf: (program) => found.get(program) ?? program };
};
