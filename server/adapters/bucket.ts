import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { AwsClient } from 'aws4fetch';
import type { S3 } from '#server/config/s3.ts';

const MAX_TRIES = 4;
const FIRST_PAUSE_MS = 100;
const TIMEOUT_MS = 15_000;

/** Objects in a bucket of any store that speaks S3. They are private: only we can read them. */
interface Bucket {
  /** Keeps it in place of what was there under this name. */
  readonly put: (name: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** Whoever asked reads the body or cancels it. */
  readonly get: (name: string) => Promise<Response | null>;
  /** The name of what is not there is fine. */
  readonly remove: (name: string) => Promise<void>;
  /** What lies in a folder, whose name ends in a slash, without its name and without what lies deeper. */
  readonly list: (folder: string) => Promise<string[]>;
  readonly close: () => void;
}

/** What the store calls the reason. */
const reasonOf = async (response: Response): Promise<string> => {
  const [, reason = 'no reason'] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  return reason;
};

/** A name as a part of an address, in the way that is signed. */
const pathOf = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

const textsOf = (element: XmlElement, path: readonly string[]): string[] => {
  const [name, ...rest] = path;
  if (name === undefined) return [element.text];
  return element.children
    .filter((child) => child instanceof XmlElement)
    .filter((child) => child.name === name)
    .flatMap((child) => textsOf(child, rest));
};

export const openBucket = ({ bucket, region, key, secret }: S3): Bucket => {
  const closing = new AbortController();
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: 's3',
    // It would try no connection again that broke, and could not be stopped.
    retries: 0,
  });

  interface Body {
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly type: string;
  }

  const once = async (method: string, url: URL, body: Body | null) => {
    // Only until the answer begins: its reader may be slow, and is not cut off at the end.
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    const timer = setTimeout(stop, TIMEOUT_MS);
    closing.signal.addEventListener('abort', stop);
    try {
      return await client.fetch(url, {
        method,
        headers: {
          ...(body && { 'content-type': body.type }),
          // Without it the signature would not cover what is sent.
          'x-amz-content-sha256': hash('sha256', body?.bytes ?? ''),
        },
        body: body?.bytes ?? null,
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
  const ask = async (
    method: string,
    url: URL,
    body: Body | null = null,
  ): Promise<Response | null> => {
    for (let left = MAX_TRIES - 1; ; left -= 1) {
      closing.signal.throwIfAborted();
      const answer = await once(method, url, body).catch((error: unknown) => {
        if (left === 0 || closing.signal.aborted) {
          throw new Error('The file store does not answer.', { cause: error });
        }
      });
      if (answer?.ok) return answer;
      const again = !answer || answer.status >= 500 || answer.status === 429;
      if (answer && (!again || left === 0)) {
        const reason = await reasonOf(answer);
        // Nothing under this name is an answer, no such bucket is a mistake.
        if (answer.status === 404 && reason !== 'NoSuchBucket' && !body) return null;
        throw new Error(`The file store answered ${answer.status} (${reason}).`);
      }
      await answer?.body?.cancel();
      const longest = FIRST_PAUSE_MS * 2 ** (MAX_TRIES - 1 - left);
      await pause(longest * (0.5 + Math.random() / 2), undefined, { signal: closing.signal });
    }
  };

  const addressOf = (name: string) => new URL(pathOf(name), bucket);

  /** A page of a list, with what asks for the next one; the last has none. */
  const listPage = async (prefix: string, next: string | undefined) => {
    const url = new URL(bucket);
    url.search = new URLSearchParams({
      'list-type': '2',
      prefix,
      delimiter: '/',
      // XML has no way to write every sign that a name may have.
      'encoding-type': 'url',
      ...(next !== undefined && { 'continuation-token': next }),
    }).toString();
    const answer = await ask('GET', url);
    const { root } = parseXml((await answer?.text()) ?? '');
    if (!root) throw new Error('The file store answered no list.');
    return {
      keys: textsOf(root, ['Contents', 'Key']).map((found) =>
        decodeURIComponent(found.replaceAll('+', ' ')),
      ),
      next: textsOf(root, ['NextContinuationToken'])[0],
    };
  };

  return {
    put: async (name, bytes, type) => {
      const answer = await ask('PUT', addressOf(name), { bytes: new Uint8Array(bytes), type });
      await answer?.body?.cancel();
    },
    get: (name) => ask('GET', addressOf(name)),
    remove: async (name) => {
      const answer = await ask('DELETE', addressOf(name));
      await answer?.body?.cancel();
    },
    list: async (folder) => {
      const names: string[] = [];
      let next: string | undefined;
      do {
        const page = await listPage(folder, next);
        names.push(...page.keys.map((found) => found.slice(folder.length)));
        ({ next } = page);
      } while (next !== undefined);
      return names.filter(Boolean);
    },
    close: () => closing.abort(),
  };
};
