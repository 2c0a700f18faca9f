import { createHmac, hash } from 'node:crypto';

export interface Credentials {
  readonly key: string;
  readonly secret: string;
  readonly region: string;
}

export interface ToSign {
  readonly method: string;
  /** Without a query. */
  readonly url: URL;
  /** In small letters; all of them are signed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const encodePath = (path: string): string =>
  path
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');

/** Signs a request to S3 with AWS Signature Version 4 and returns its headers, the given ones included. */
export const sign = (
  { method, url, headers, body }: ToSign,
  { key, secret, region }: Credentials,
  now: Date,
): Record<string, string> => {
  const time = now.toISOString().replaceAll(/[:-]|\.\d+/g, '');
  const date = time.slice(0, 8);
  const digest = hash('sha256', body);
  const sent = { ...headers, 'x-amz-content-sha256': digest, 'x-amz-date': time };
  const signed = Object.entries({ ...sent, host: url.host }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value.trim().replaceAll(/ +/g, ' ')}\n`);
  const request = [method, encodePath(url.pathname), '', lines.join(''), names, digest].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, hash('sha256', request)].join('\n');
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const signature = createHmac('sha256', signingKey).update(text).digest('hex');
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
};
