import type { IncomingHttpHeaders } from 'node:http';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Fetched {
  readonly headers: IncomingHttpHeaders;
  /** As they came over the wire, possibly compressed. */
  readonly bytes: Buffer;
}

/** Asks a server of this machine once, to learn what it answers with. */
export const fetchOnce = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Fetched> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { host: 'localhost', ...headers } };
    get(options, (response) => {
      const { statusCode } = response;
      buffer(response).then((bytes) => {
        if (statusCode === 200) resolve({ headers: response.headers, bytes });
        else reject(new Error(`${path} answered ${statusCode}.`));
      }, reject);
    }).once('error', reject);
  });
