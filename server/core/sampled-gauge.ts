import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Sample } from './sample.ts';

type Labels = Readonly<Record<string, string>>;

interface SampledGauge<T> {
  readonly name: string;
  readonly help: string;
  /** A value by itself, where there is one to tell. */
  readonly value?: (measured: T) => number | null | undefined;
  /** Values of several of a kind, each with what tells it apart. */
  readonly values?: (measured: T) => readonly (readonly [Labels, number])[];
  readonly labelNames?: readonly string[];
}

/**
 * Lets `/metrics` tell what a sample has measured. Without it a single value is NaN, and of several
 * there is none: the other metrics are then worth the more.
 */
export const tellSample = <T>(
  metrics: Registry,
  sample: Sample<T>,
  gauges: readonly SampledGauge<T>[],
): void => {
  for (const { name, help, value, values, labelNames = [] } of gauges) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [metrics],
      collect: async () => {
        const measured = await sample.latest().catch(() => null);
        gauge.reset();
        if (value) gauge.set((measured && value(measured.value)) ?? Number.NaN);
        for (const [labels, number] of (measured && values?.(measured.value)) ?? []) {
          gauge.set({ ...labels }, number);
        }
      },
    });
  }
};
