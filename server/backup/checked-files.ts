import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline as connect, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';

/** A file of a backup, with what tells whether it is still the same. */
export interface CheckedFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Hears how much more was done. */
export type OnMore = (count: number) => void;

/** Counts and hashes what goes through. */
const openMeter = (onBytes: OnMore = () => undefined) => {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  return { stream, read: () => ({ bytes, sha256: hash.digest('hex') }) };
};

/** Writes a file that nobody else can read, whose folders are made if need be. */
const openPrivateFile = async (path: string) => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return createWriteStream(path, { mode: 0o600, flush: true });
};

/** Writes a file of a backup. */
export const writeChecked = async (
  folder: string,
  file: string,
  content: Readable,
): Promise<CheckedFile> => {
  const meter = openMeter();
  await pipeline(content, meter.stream, await openPrivateFile(join(folder, file)));
  return { file, ...meter.read() };
};

/** Writes packed lines. */
export const writeLines = async (
  folder: string,
  file: string,
  lines: AsyncIterable<string>,
): Promise<CheckedFile> => {
  const meter = openMeter();
  const target = await openPrivateFile(join(folder, file));
  await pipeline(lines, createGzip(), meter.stream, target);
  return { file, ...meter.read() };
};

/** Whether a content is that of a file of a backup. */
export const isSame = async (
  content: Readable,
  expected: CheckedFile,
  onBytes?: OnMore,
): Promise<boolean> => {
  const meter = openMeter(onBytes);
  await pipeline(content, meter.stream.resume());
  const { bytes, sha256 } = meter.read();
  return sha256 === expected.sha256 && bytes === expected.bytes;
};

/** Throws unless a file of a backup is as it was written. */
export const checkFile = async (
  folder: string,
  expected: CheckedFile,
  onBytes: OnMore,
): Promise<void> => {
  const content = createReadStream(join(folder, expected.file));
  const isWhole = await isSame(content, expected, onBytes).catch(() => {
    throw new BackupError(`${expected.file} of the backup is missing or cannot be read.`);
  });
  if (!isWhole)
    throw new BackupError(`${expected.file} of the backup is damaged: its checksum differs.`);
};

/** The lines of a packed file. */
export async function* readLines(folder: string, file: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding('utf8');
  // Whoever reads hears of what breaks.
  connect(createReadStream(join(folder, file)), unpacked, () => undefined);
  let rest = '';
  for await (const text of unpacked as AsyncIterable<string>) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
