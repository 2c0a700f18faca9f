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
