import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3 } from '#server/config/s3.ts';
import type { Storage } from './storage.ts';
import { CONTENT_TYPE, assertPlainName, forEachLimited } from './storage.ts';

const MAX_CONCURRENT = 8;
const MAX_TRIES = 4;
const FIRST_PAUSE_MS = 100;
const TIMEOUT_MS = 15_000;

/** What the store calls the reason. */
const reasonOf = async (response: Response): Promise<string> => {
  const [, reason = 'no reason'] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  return reason;
};

/** Objects in a bucket of any store that speaks S3. They are private: only we can read them. */
export const openS3 = ({ bucket, region, key, secret }: S3): Storage => {
  const closing = new AbortController();
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: 's3',
    // It would try no connection again that broke, and could not be stopped.
    retries: 0,
  });

  const once = async (method: string, url: URL, body?: Uint8Array<ArrayBuffer>) => {
    // Only until the answer begins: its reader may be slow, and is not cut off at the end.
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    const timer = setTimeout(stop, TIMEOUT_MS);
    closing.signal.addEventListener('abort', stop);
    try {
      return await client.fetch(url, {
        method,
        headers: {
          ...(body && { 'content-type': CONTENT_TYPE }),
          // Without it the signature would not cover what is sent.
          'x-amz-content-sha256': hash('sha256', body ?? ''),
        },
        body: body ?? null,
        redirect: 'manual',
        signal: waiting.signal,
        aws: { allHeaders: true },
      });
    } finally {
      clearTimeout(timer);
      closing.signal.removeEventListener('abort', stop);
    }
  };

  /** Asks again when the store is busy or out of reach; all that we ask may be done twice. */
  const ask = async (method: string, name: string, body?: Uint8Array): Promise<Response | null> => {
    assertPlainName(name);
    const url = new URL(name, bucket);
    const sent = body && new Uint8Array(body);
    for (let left = MAX_TRIES - 1; ; left -= 1) {
      closing.signal.throwIfAborted();
      const answer = await once(method, url, sent).catch((error: unknown) => {
        if (left === 0 || closing.signal.aborted) {
          throw new Error('The picture store does not answer.', { cause: error });
        }
      });
      if (answer?.ok) return answer;
      const again = !answer || answer.status >= 500 || answer.status === 429;
      if (answer && (!again || left === 0)) {
        const reason = await reasonOf(answer);
        // Nothing under this name is an answer, no such bucket is a mistake.
        if (answer.status === 404 && reason !== 'NoSuchBucket' && !body) return null;
        throw new Error(`The picture store answered ${answer.status} (${reason}).`);
      }
      await answer?.body?.cancel();
      const longest = FIRST_PAUSE_MS * 2 ** (MAX_TRIES - 1 - left);
      await pause(longest * (0.5 + Math.random() / 2), undefined, { signal: closing.signal });
    }
  };

  return {
    put: async (name, bytes) => {
      const answer = await ask('PUT', name, bytes);
      await answer?.body?.cancel();
    },
    get: async (name) => {
      const answer = await ask('GET', name);
      if (!answer?.body) return null;
      const size = Number(answer.headers.get('content-length'));
      return { stream: Readable.fromWeb(answer.body as ReadableStream), size, type: CONTENT_TYPE };
    },
    // One by one: not every store that speaks S3 can delete several at once.
    remove: async (names) => {
      names.forEach(assertPlainName);
      await forEachLimited(names, MAX_CONCURRENT, async (name) => {
        const answer = await ask('DELETE', name);
        await answer?.body?.cancel();
      });
    },
    close: () => closing.abort(),
  };
};
