import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '#tests/support/s3.ts';
import { startS3 } from '#tests/support/s3.ts';
import { parseS3Url } from '#server/config/s3.ts';
import type { Storage } from './index.ts';
import { openStorage } from './index.ts';

describe('storage in S3', () => {
  let server: Awaited<ReturnType<typeof startS3>>;
  const opened: Storage[] = [];

  beforeEach(async () => {
    server = await startS3();
  });
  afterEach(async () => {
    for (const storage of opened.splice(0)) storage.close();
    await server.stop();
  });

  const open = (url = server.url): Storage => {
    const storage = openStorage({ s3: parseS3Url(url), folder: '/nowhere' });
    opened.push(storage);
    return storage;
  };

  it('says what a picture is, and never who else may see it', async () => {
    await open().put('a/b.webp', Buffer.from('bytes'));
    const headers = server.objects.get('a/b.webp')?.headers ?? {};
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': '5' });
    expect(Object.keys(headers).filter((name) => /acl|grant/.test(name))).toEqual([]);
  });

  it.each([
    ['key', /403 \(InvalidAccessKeyId\)/],
    ['secret', /403 \(SignatureDoesNotMatch\)/],
    ['bucket', /404 \(NoSuchBucket\)/],
  ] as const)('tells of a wrong %s at once, and tells no secret', async (what, complaint) => {
    const storage = open(server.wrong[what]);
    const calls = [
      () => storage.put('a.webp', Buffer.from('x')),
      () => storage.get('a.webp'),
      () => storage.remove(['a.webp']),
    ];
    for (const call of calls) {
      const error = await call().then(
        () => null,
        (reason: unknown) => reason as Error,
      );
      expect(error?.message).toMatch(complaint);
      expect(JSON.stringify([error?.message, error?.cause])).not.toMatch(/slash|guessed|AKID/);
    }
    expect(server.requests()).toBe(calls.length);
  });

  it.each<[Failure[]]>([[[500]], [[503, 502, 504]], [[429]], [['hang up', 503]]])(
    'asks again after %j',
    async (failures) => {
      const storage = open();
      server.fail(...failures);
      await storage.put('a.webp', Buffer.from('kept'));
      expect(server.objects.get('a.webp')?.bytes.toString()).toBe('kept');
      server.fail(...failures);
      const found = await storage.get('a.webp');
      expect(found && (await text(found.stream))).toBe('kept');
      server.fail(...failures);
      await storage.remove(['a.webp']);
      expect(server.objects.size).toBe(0);
    },
  );

  it('gives up after four tries', async () => {
    server.fail(503, 503, 503, 503);
    await expect(open().get('a.webp')).rejects.toThrow('503 (OnDemand)');
    expect(server.requests()).toBe(4);
  });

  it('rejects when no store is there', async () => {
    const storage = open();
    await server.stop();
    await expect(storage.get('a.webp')).rejects.toThrow('The file store does not answer.');
    server = await startS3();
  });

  it('asks for nothing more once it is closed', async () => {
    const storage = open();
    server.fail(503, 503, 503);
    const asked = storage.get('a.webp');
    storage.close();
    await expect(asked).rejects.toThrow(/does not answer|aborted/);
    await expect(storage.get('a.webp')).rejects.toThrow('aborted');
    expect(server.requests()).toBeLessThanOrEqual(1);
  });

  it('lets a picture that is being sent arrive, even if it is closed meanwhile', async () => {
    const storage = open();
    await storage.put('a.webp', Buffer.alloc(2_000_000, 'x'));
    const found = await storage.get('a.webp');
    storage.close();
    expect(found && (await text(found.stream)).length).toBe(2_000_000);
  });
});
