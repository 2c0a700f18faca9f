import type { ECDH } from 'node:crypto';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushMessage } from '#contract/notifications/push.ts';

/** What a browser keeps to itself. */
interface BrowserKeys {
  readonly key: ECDH;
  readonly auth: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Reads a push as a browser does, by RFC 8188 and RFC 8291. */
const decrypt = (body: Buffer, { key, auth }: BrowserKeys): string => {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const secret = derive(key.computeSecret(sender), auth, about, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(body.subarray(-16));
  const sealed = body.subarray(21 + length, -16);
  const plain = Buffer.concat([decipher.update(sealed), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
};

/** A browser's side of a subscription at some push host. */
export const browserAt = (endpoint: string) => {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: { endpoint, keys },
    read: (body: Buffer) => JSON.parse(decrypt(body, { key, auth })) as PushMessage,
  };
};

interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push host on this machine; `answers` says what it answers to whom, one after the other. */
export const pushHost = async () => {
  const taken: ReceivedPush[] = [];
  const answers = new Map<string, number[]>();
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const body = await buffer(request);
      const status = answers.get(path)?.shift() ?? 201;
      taken.push({ path, headers: request.headers, body });
      response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end();
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    taken,
    answer: (path: string, ...statuses: number[]) => answers.set(path, statuses),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type PushHost = Awaited<ReturnType<typeof pushHost>>;
