import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { readMessages } from './postgres-messages.ts';

/** A pooler before PostgreSQL that gives each transaction another connection than the one before. */
export interface TransactionPooler {
  /** The address of the database by this way. */
  readonly url: string;
  /** How many transactions have gone through. */
  transactions(): number;
  stop(): Promise<void>;
}

export const BACKENDS = 5;

/** All that such poolers know of what a connection may begin with. */
const KNOWN = /^(?:user|database|client_encoding|application_name|datestyle|timezone)$/i;

const SSL_REQUEST = 80_877_103;
const PROTOCOL = 196_608;

const message = (type: string, body: Buffer | string): Buffer => {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
};

const startup = (words: readonly string[]): Buffer => {
  const body = Buffer.from([...words, '', ''].join('\0').slice(0, -1) + '\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8);
  head.writeInt32BE(PROTOCOL, 4);
  return Buffer.concat([head, body]);
};

interface Backend {
  readonly socket: Socket;
  /** What it said of itself when it began. */
  readonly greeting: Buffer;
  /** Who has it now. */
  holder: ((type: string, bytes: Buffer) => void) | null;
}

const openBackend = async (target: URL): Promise<Backend> => {
  const socket = connect(Number(target.port), target.hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const words = ['user', target.username, 'database', target.pathname.slice(1)];
  socket.write(startup(words));
  const greeting: Buffer[] = [];
  const ready = Promise.withResolvers<void>();
  const backend: Backend = {
    socket,
    get greeting() {
      return Buffer.concat(greeting);
    },
    holder: (type, bytes) => {
      if (type === 'E') ready.reject(new Error(bytes.toString()));
      greeting.push(bytes);
      if (type === 'Z') ready.resolve();
    },
  };
  readMessages(socket, (type, bytes) => backend.holder?.(type, bytes));
  await ready.promise;
  backend.holder = null;
  return backend;
};

/** Who waits for a connection, and those that nobody has, the one that rested longest first. */
const createShare = (backends: readonly Backend[]) => {
  const free = [...backends];
  const waiting: ((backend: Backend) => void)[] = [];
  return {
    take: (got: (backend: Backend) => void): void => {
      const backend = free.shift();
      if (backend) got(backend);
      else waiting.push(got);
    },
    giveBack: (backend: Backend): void => {
      backend.holder = null;
      const next = waiting.shift();
      if (next) next(backend);
      else free.push(backend);
    },
  };
};

/** Tells who asks for more than poolers carry, in their words. */
const unknownParameter = (words: readonly string[]): string | undefined =>
  words.find((word, index) => index % 2 === 0 && word !== '' && !KNOWN.test(word));

export const startTransactionPooler = async (url: string): Promise<TransactionPooler> => {
  const target = new URL(url);
  const backends: Backend[] = [];
  for (let count = 0; count < BACKENDS; count += 1) backends.push(await openBackend(target));
  const share = createShare(backends);
  const clients = new Set<Socket>();
  let transactions = 0;

  const serve = (client: Socket) => {
    let backend: Backend | null = null;
    let isWaiting = false;
    let expected = 0;
    const unsent: Buffer[] = [];
    const flush = (to: Backend) => {
      for (const bytes of unsent.splice(0)) to.socket.write(bytes);
    };
    const answer = (type: string, bytes: Buffer) => {
      client.write(bytes);
      if (type !== 'Z') return;
      expected -= 1;
      const isIdle = bytes.at(-1) === 'I'.charCodeAt(0);
      if (!isIdle || expected > 0 || !backend) return;
      transactions += 1;
      const mine = backend;
      backend = null;
      share.giveBack(mine);
    };
    const hold = (got: Backend) => {
      isWaiting = false;
      // Gone while it waited.
      if (client.destroyed) return share.giveBack(got);
      backend = got;
      got.holder = answer;
      flush(got);
    };
    const forward = (type: string, bytes: Buffer) => {
      if (type === 'X') return void client.end();
      if (type === 'Q' || type === 'S') expected += 1;
      unsent.push(bytes);
      if (backend) flush(backend);
      else if (!isWaiting) {
        isWaiting = true;
        share.take(hold);
      }
    };
    const greet = (body: Buffer) => {
      const words = body.toString().split('\0');
      const unknown = unknownParameter(words);
      if (unknown === undefined) return void client.write(backends[0]?.greeting ?? '');
      const why = `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`;
      client.end(message('E', why));
    };
    readMessages(client, forward, (code, body) => {
      if (code === SSL_REQUEST) client.write('N');
      else greet(body);
      return code !== SSL_REQUEST;
    });
    client.on('error', () => undefined);
    client.once('close', () => {
      clients.delete(client);
      // In the middle of a transaction: the server undoes it, and somebody else gets the connection.
      if (!backend) return;
      const mine = backend;
      backend = null;
      mine.holder = (type) => {
        if (type === 'Z') share.giveBack(mine);
      };
      mine.socket.write(message('Q', 'rollback\0'));
    });
    clients.add(client);
  };

  const server = createServer(serve);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const pooled = new URL(url);
  pooled.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: pooled.href,
    transactions: () => transactions,
    stop: async () => {
      server.close();
      for (const client of clients) client.destroy();
      await Promise.all(
        backends.map(async ({ socket }) => {
          const closed = once(socket, 'close');
          socket.end(message('X', ''));
          await closed;
        }),
      );
    },
  };
};
