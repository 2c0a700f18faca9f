import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const KEY = 'AKIDEXAMPLE';
const SECRET = 'slash/plus+and%percent';
const REGION = 'eu-1';
const BUCKET = 'pictures';
const SKEW_MS = 15 * 60_000;

interface StoredObject {
  readonly bytes: Buffer;
  readonly headers: IncomingMessage['headers'];
}

/** What the next request gets instead of an answer: a status, or no answer at all; null for nothing else. */
export type Failure = number | 'hang up' | null;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const timeOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A query as it is signed: sorted, and every sign written in one way. */
const canonicalQuery = (query: string): string =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');

/** The reason to refuse a request, worked out from nothing but what came over the wire. */
const refusalOf = ({ method, url = '', headers }: IncomingMessage, body: Buffer): string | null => {
  const authorization = /^AWS4-HMAC-SHA256 Credential=(.+), SignedHeaders=(.+), Signature=(.+)$/;
  const [, credential = '', names = '', signature] =
    authorization.exec(headers.authorization ?? '') ?? [];
  const stamp = String(headers['x-amz-date']);
  const day = stamp.slice(0, 8);
  if (credential !== `${KEY}/${day}/${REGION}/s3/aws4_request`) return 'InvalidAccessKeyId';
  if (!(Math.abs(timeOf(stamp) - Date.now()) < SKEW_MS)) return 'RequestTimeTooSkewed';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const signed = names.split(';');
  const mustBeSigned = Object.keys(headers).filter(
    (name) => name === 'host' || name === 'content-type' || name.startsWith('x-amz-'),
  );
  if (!mustBeSigned.every((name) => signed.includes(name))) return 'AccessDenied';
  const [path = '', query = ''] = url.split('?');
  const resource = decodeURIComponent(path).split('/').map(encode).join('/');
  const canonical = `${method}\n${resource}\n${canonicalQuery(query)}\n${signed
    .map((name) => `${name}:${String(headers[name])}`)
    .join('\n')}\n\n${names}\n${sha256(body)}`;
  const toSign = `AWS4-HMAC-SHA256\n${stamp}\n${day}/${REGION}/s3/aws4_request\n${sha256(canonical)}`;
  const key = mac(mac(mac(mac(`AWS4${SECRET}`, day), REGION), 's3'), 'aws4_request');
  return mac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
};

/** What is listed on one page; real stores have a thousand. */
const PAGE = 2;

const tag = (name: string, content: string) => `<${name}>${content}</${name}>`;

/** A page of what lies in a folder, in the words of ListObjectsV2. */
const listOf = (names: readonly string[], query: URLSearchParams): string => {
  const { prefix = '', delimiter = '', 'encoding-type': encoding } = Object.fromEntries(query);
  const token = query.get('continuation-token') ?? '';
  const write = (name: string) => (encoding === 'url' ? encode(name).replaceAll('%20', '+') : name);
  const found = names
    .filter((name) => name.startsWith(prefix) && name > token)
    .filter((name) => delimiter === '' || !name.slice(prefix.length).includes(delimiter))
    .toSorted();
  const page = found.slice(0, PAGE);
  const isLast = page.length === found.length;
  const contents = page.map((name) => tag('Contents', tag('Key', write(name)))).join('');
  const next = isLast ? '' : tag('NextContinuationToken', page.at(-1) ?? '');
  return `<?xml version="1.0" encoding="UTF-8"?>${tag('ListBucketResult', tag('IsTruncated', String(!isLast)) + contents + next)}`;
};

/** An S3 store in memory that believes nobody without a right signature. */
export const startS3 = async (bucketIn: 'path' | 'host' = 'path') => {
  const objects = new Map<string, StoredObject>();
  const failures: Failure[] = [];
  let requests = 0;
  const prefix = bucketIn === 'path' ? `/${BUCKET}/` : '/';

  const refuse = (response: ServerResponse, status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests += 1;
    const { method, url = '', headers } = request;
    const bytes = await buffer(request);
    const failure = failures.shift() ?? null;
    const refusal = refusalOf(request, bytes);
    const [path = '', query] = url.split('?');
    const name = decodeURIComponent(path.slice(prefix.length));
    const found = objects.get(name);
    if (failure === 'hang up') response.destroy();
    else if (failure !== null) refuse(response, failure, 'OnDemand');
    else if (refusal !== null) refuse(response, 403, refusal);
    else if (!url.startsWith(prefix)) refuse(response, 404, 'NoSuchBucket');
    else if (method === 'PUT') {
      objects.set(name, { bytes, headers });
      response.writeHead(200).end();
    } else if (method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else if (method !== 'GET') refuse(response, 405, 'MethodNotAllowed');
    else if (name === '' && query !== undefined) {
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(listOf([...objects.keys()], new URLSearchParams(query)));
    } else if (!found) refuse(response, 404, 'NoSuchKey');
    else {
      const type = found.headers['content-type'];
      response.writeHead(200, { 'content-length': found.bytes.length, 'content-type': type });
      response.end(found.bytes);
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const urlFor = (key: string, secret: string, bucket = BUCKET) =>
    `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}${
      bucketIn === 'path' ? `/${bucket}` : ''
    }?region=${REGION}`;
  return {
    objects,
    url: urlFor(KEY, SECRET),
    /** As the settings would name it by mistake. */
    wrong: {
      key: urlFor('AKIDOTHER', SECRET),
      secret: urlFor(KEY, 'guessed'),
      bucket: urlFor(KEY, SECRET, 'elsewhere'),
    },
    requests: () => requests,
    /** The next requests fail so, one after the other. */
    fail: (...how: Failure[]) => void failures.push(...how),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
