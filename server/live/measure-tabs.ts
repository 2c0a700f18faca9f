import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Whose tab is connected. */
export type TabKind = 'member' | 'console';

/** Lets `/metrics` tell how many tabs are connected. */
export const measureTabs = (
  metrics: Registry,
  countTabs: () => Readonly<Record<TabKind, number>>,
): void => {
  const gauge = new Gauge({
    name: 'live_connections',
    help: 'Open tabs that are connected to this process, by kind (member, console)',
    labelNames: ['kind'],
    registers: [metrics],
    collect: () => {
      for (const [kind, count] of Object.entries(countTabs())) gauge.set({ kind }, count);
    },
  });
};
