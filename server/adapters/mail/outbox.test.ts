import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMail } from './index.ts';

const outgoing = {
  to: 'ada@mail.example',
  subject: 'Your complaint – “C-1”',
  text: 'Hello Ada,\n\nwe have it.',
  html: '<p>Hello Ada,</p>',
};

describe('outbox', () => {
  let parent: string;
  let folder: string;

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'duet-outbox-'));
    folder = join(parent, 'not', 'there', 'yet');
  });
  afterEach(() => rm(parent, { recursive: true }));

  const open = () => openMail({ smtpUrl: null, from: 'hello@duet.example', outboxDir: folder });

  const sent = async () => {
    const files = await readdir(folder);
    return Promise.all(
      files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown),
    );
  };

  it('writes a mail as one JSON file', async () => {
    const mail = open();
    await mail.send(outgoing);
    mail.close();
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^\d+-[\da-f-]{36}\.json$/)]);
    expect(await sent()).toEqual([{ channel: 'mail', ...outgoing }]);
  });

  it('keeps mails apart that leave at once', async () => {
    const mail = open();
    const readers = Array.from({ length: 20 }, (_, index) => `reader${index}@mail.example`);
    await Promise.all(readers.map((to) => mail.send({ ...outgoing, to })));
    const found = (await sent()) as (typeof outgoing)[];
    expect(found.map(({ to }) => to).toSorted()).toEqual(readers.toSorted());
  });
});
