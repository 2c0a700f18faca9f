import { connect } from 'node:net';

/** How many are taken, from the first on. */
const COUNT = 40;

/** Where everything listens; fixed, since what was killed comes back at the same place. */
export interface Ports {
  readonly site: number;
  readonly pooler: number;
  readonly primary: number;
  readonly redis: number;
  readonly etcd: number;
  readonly webs: readonly number[];
  readonly workers: readonly number[];
}

export const portsFrom = (first: number): Ports => ({
  site: first,
  pooler: first + 1,
  primary: first + 2,
  redis: first + 3,
  // And the one after it.
  etcd: first + 4,
  webs: [first + 10, first + 11, first + 12],
  workers: [first + 13, first + 14],
});

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Nobody shall take what somebody else has started for a part of the drill. */
export const assertFree = async (first: number): Promise<void> => {
  const all = Array.from({ length: COUNT }, (_, at) => first + at);
  const taken = await Promise.all(all.map(isTaken));
  const used = all.filter((_, at) => taken[at]);
  if (used.length > 0) throw new Error(`Ports in use: ${used.join(', ')}. Say --port for others.`);
};
