import { Gauge } from 'prom-client';
import type { Core } from '#server/core/index.ts';

/** Lets `/metrics` tell whether events reach the tabs of other processes. */
export const measureRelay = ({ metrics, relay }: Core): void => {
  const gauge = new Gauge({
    name: 'live_redis_connected',
    help: 'Whether this process reaches Redis, 1 or 0; NaN without REDIS_URL',
    registers: [metrics],
    collect: () => {
      gauge.set(relay === null ? Number.NaN : Number(relay.isConnected()));
    },
  });
};
