import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3 } from '#server/config/s3.ts';
import { openBucket } from '../bucket.ts';
import type { Storage } from './storage.ts';
import { CONTENT_TYPE, assertPlainName, forEachLimited } from './storage.ts';

const MAX_CONCURRENT = 8;

/** Pictures in a bucket. */
export const openS3 = (s3: S3): Storage => {
  const bucket = openBucket(s3);
  return {
    put: async (name, bytes) => {
      assertPlainName(name);
      await bucket.put(name, bytes, CONTENT_TYPE);
    },
    get: async (name) => {
      assertPlainName(name);
      const answer = await bucket.get(name);
      if (!answer?.body) return null;
      const size = Number(answer.headers.get('content-length'));
      return { stream: Readable.fromWeb(answer.body as ReadableStream), size, type: CONTENT_TYPE };
    },
    // One by one: not every store that speaks S3 can delete several at once.
    remove: async (names) => {
      names.forEach(assertPlainName);
      await forEachLimited(names, MAX_CONCURRENT, bucket.remove);
    },
    close: bucket.close,
  };
};
