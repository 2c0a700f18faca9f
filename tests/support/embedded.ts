import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import type { EmbeddedDatabase } from '#server/db/index.ts';
import { embeddedOn } from '#server/db/index.ts';

interface Files {
  readonly folders: readonly string[];
  readonly files: readonly (readonly [path: string, bytes: Uint8Array])[];
}

const readAll = async (folder: string): Promise<Files> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({
    path: relative(folder, join(entry.parentPath, entry.name)),
    isFolder: entry.isDirectory(),
  }));
  const files = paths.filter(({ isFolder }) => !isFolder);
  return {
    folders: paths.flatMap(({ path, isFolder }) => (isFolder ? [path] : [])).toSorted(),
    files: await Promise.all(
      files.map(async ({ path }) => {
        // Not a Buffer, of which the copies below would share the bytes.
        return [path, new Uint8Array(await readFile(join(folder, path)))] as const;
      }),
    ),
  };
};

/** A database whose files begin as copies of these, and stay in memory. */
class Copied extends MemoryFS {
  readonly #from: Files;

  constructor(from: Files) {
    super();
    this.#from = from;
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('There is no database yet.');
    const { FS } = this.pg.Module;
    const { PGDATA } = PGlite.paths;
    FS.mkdirTree(PGDATA);
    for (const folder of this.#from.folders) FS.mkdir(`${PGDATA}/${folder}`);
    for (const [path, bytes] of this.#from.files) FS.writeFile(`${PGDATA}/${path}`, bytes);
  }
}

/** Little memory to clear, since little is kept in it. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Each template is read once, however many databases begin as it. */
const templates = new Map<string, Promise<Files>>();

/**
 * A copy of the template in memory. Making a thousand files for each of a hundred databases would
 * take longer than most of the tests; those about files and processes ask for a folder.
 */
export const copyInMemory = async (folder: string): Promise<EmbeddedDatabase> => {
  const files = templates.get(folder) ?? readAll(join(folder, 'database'));
  templates.set(folder, files);
  return embeddedOn(await PGlite.create({ fs: new Copied(await files), startParams }));
};

/** Puts a copy of the template where the product keeps its database. */
export const copyInFolder = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  await cp(join(from, 'database'), join(to, 'database'), { recursive: true });
};
