import { describe, expect, it } from 'vitest';
import { tables } from '#server/db/index.ts';
import { testApp } from '../support/app.ts';
import { addPerson } from '../support/people.ts';
import { photoRowsOf, upload } from '../support/photos.ts';
import { photo } from '../support/pictures.ts';
import { startS3 } from '../support/s3.ts';

const jpeg = await (await photo(600, 800)).jpeg().toBuffer();

describe('a store that has no room', () => {
  it('[MEM-2] asks to try again later, and keeps nothing of what was sent', async () => {
    const s3 = await startS3();
    const full = await testApp({ S3_URL: s3.url, LOG_LEVEL: 'silent' });
    const bo = await addPerson(full.core, 'Bo');
    // The first size is kept, the second finds no room.
    s3.fail(null, 403);
    const answer = await upload(full, bo, jpeg);
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(s3.objects.size).toBe(0);
    expect(await full.core.db.$count(tables.storedPictures)).toBe(0);
    expect(await photoRowsOf(full.core, bo)).toEqual([]);
    expect((await upload(full, bo, jpeg)).statusCode).toBe(200);
    await full.close();
    await s3.stop();
  });
});
