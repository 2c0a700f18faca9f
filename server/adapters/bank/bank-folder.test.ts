import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startS3 } from '#tests/support/s3.ts';
import { parseS3Url } from '#server/config/s3.ts';
import type { BankFolder } from './index.ts';
import { openBankFolder } from './index.ts';

const onDisk = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'duet-bank-'));
  const bank = openBankFolder({ s3: null, dataDir });
  return { bank, undo: () => rm(dataDir, { recursive: true }) };
};

const inBucket = async () => {
  const server = await startS3();
  const bank = openBankFolder({ s3: parseS3Url(server.url), dataDir: '/nowhere' });
  return { bank, undo: server.stop };
};

/** What programs of banks call their files. */
const NAMES = ['.unfinished.xml', "C53 (März)+1's.xml", 'camt.054.xml', 'pain 002.xml'];

describe.each([
  ['a folder', onDisk],
  ['a bucket', inBucket],
])('[SCALE-1] files of the bank in %s', (_, open) => {
  let bank: BankFolder;
  let undo: () => Promise<void>;

  beforeEach(async () => {
    ({ bank, undo } = await open());
  });
  afterEach(async () => {
    bank.close();
    await undo();
  });

  it('are handed over once they are meant to be, whoever does it', async () => {
    expect(await bank.outgoing()).toEqual([]);
    await bank.stage('a.xml', 'äöü');
    await bank.stage('b.xml', 'b');
    await expect(bank.stage('a.xml', 'other')).rejects.toThrow(/already|EEXIST/);
    expect([await bank.staged(), await bank.outgoing()]).toEqual([['a.xml', 'b.xml'], []]);
    await Promise.all([bank.publish('a.xml'), bank.publish('a.xml')]);
    await bank.discard('b.xml');
    expect([await bank.staged(), await bank.outgoing()]).toEqual([[], ['a.xml']]);
    expect(await bank.readOutgoing('a.xml')).toBe('äöü');
    expect(await bank.readOutgoing('b.xml')).toBeNull();
  });

  it('are read whatever they are called, and put away without writing over others', async () => {
    for (const name of NAMES) await bank.bring(name, `in ${name}`);
    const [, ...whole] = NAMES;
    expect(await bank.incoming()).toEqual(whole);
    for (const name of whole) expect(await bank.read(name)).toBe(`in ${name}`);
    const [first = '', second = '', third = ''] = whole;
    await bank.keep(first, 'of before');
    await bank.file(first, 'done');
    await bank.file(second, 'failed');
    await bank.file(third, 'done');
    expect(await bank.incoming()).toEqual([]);
    expect(await bank.failed()).toEqual([second]);
    const done = await bank.folders.list('done');
    expect(done).toHaveLength(3);
    expect(done.filter((name) => name.endsWith(first))).toHaveLength(2);
    expect(Buffer.from((await bank.folders.read('done', first)) ?? []).toString()).toBe(
      'of before',
    );
    await expect(bank.read(first)).rejects.toThrow('gone');
  });
});
