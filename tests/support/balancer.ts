import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** One address before several processes, which shares out connections in turns. */
export interface Balancer {
  readonly port: number;
  /** From now on connections go to these processes. */
  lead(origins: readonly string[]): void;
  /** How many connections to a process are open, live ones apart. */
  underWay(origin: string): number;
  close(): Promise<void>;
}

export const startBalancer = async (): Promise<Balancer> => {
  let targets: readonly URL[] = [];
  let turn = 0;
  const open = new Set<Socket>();
  /** The way of each request, and the port it leads to. */
  const requests = new Map<Socket, string>();
  const keep = (socket: Socket) => {
    open.add(socket);
    return socket.on('error', () => undefined).once('close', () => open.delete(socket));
  };
  /** To the first that takes it. */
  const pass = (client: Socket, [target, ...others]: readonly URL[]): void => {
    if (!target) return void client.destroy();
    const server = keep(connect(Number(target.port), target.hostname));
    requests.set(server, target.port);
    server.once('close', () => requests.delete(server));
    const goOn = () => pass(client, others);
    server.once('error', goOn).once('connect', () => {
      server.off('error', goOn).once('error', () => client.destroy());
      client.once('error', () => server.destroy());
      client.once('data', (words: Buffer) => {
        if (words.toString('latin1').startsWith('GET /live')) requests.delete(server);
      });
      // Each end of one is the end of the other, once all that was said has been passed on.
      client.pipe(server).pipe(client);
    });
  };
  const balancer = createServer((client) => {
    turn += 1;
    const first = turn % Math.max(1, targets.length);
    pass(keep(client), [...targets.slice(first), ...targets.slice(0, first)]);
  });
  await new Promise<void>((resolve) => void balancer.listen(0, '127.0.0.1', resolve));
  return {
    port: (balancer.address() as AddressInfo).port,
    lead: (origins) => {
      targets = origins.map((origin) => new URL(origin));
    },
    underWay: (origin) => {
      const { port } = new URL(origin);
      return [...requests.values()].filter((one) => one === port).length;
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => void balancer.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
};
