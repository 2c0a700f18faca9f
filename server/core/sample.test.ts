import { describe, expect, it } from 'vitest';
import { Registry } from 'prom-client';
import { createSample, NotMeasured } from './sample.ts';
import { tellSample } from './sampled-gauge.ts';

const start = Date.parse('2026-11-16T04:00:00Z');

const clockAt = () => {
  let ahead = 0;
  return {
    now: () => new Date(start + ahead),
    forward: (seconds: number) => void (ahead += seconds * 1000),
  };
};

describe('[OPS-16] a sample', () => {
  it('is measured once in its time, for however many ask', async () => {
    const clock = clockAt();
    let measured = 0;
    const sample = createSample(clock, 30, async () => (measured += 1));
    await Promise.all([sample.latest(), sample.latest()]);
    clock.forward(29);
    expect(await sample.latest()).toEqual({ value: 1, at: new Date(start) });
    clock.forward(1);
    expect(await sample.latest()).toEqual({ value: 2, at: new Date(start + 30_000) });
  });

  it('does not wait for what does not answer, nor asks a second time', async () => {
    const clock = clockAt();
    const answers = [Promise.resolve(1), new Promise<number>(() => undefined)];
    let asked = 0;
    const read = () => answers[asked++] ?? Promise.reject(new Error('asked again'));
    const sample = createSample(clock, 30, read);
    await sample.latest();
    clock.forward(40);
    expect((await sample.latest(1)).value).toBe(1);
    clock.forward(60);
    await expect(sample.latest(1)).rejects.toThrow(NotMeasured);
    expect(asked).toBe(2);
  });

  it('that fails says so, and is a metric again once it does not', async () => {
    const clock = clockAt();
    let isAway = true;
    const metrics = new Registry();
    const read = async () => {
      if (isAway) throw new Error('away');
      return { all: 3, rooms: [['a', 1] as const, ['b', 2] as const] };
    };
    tellSample(metrics, createSample(clock, 30, read), [
      { name: 'guests', help: 'All', value: ({ all }) => all },
      {
        name: 'room_guests',
        help: 'Each',
        labelNames: ['room'],
        values: ({ rooms }) => rooms.map(([room, count]) => [{ room }, count]),
      },
    ]);
    const told = await metrics.metrics();
    expect(told).toContain('guests Nan');
    expect(told).not.toContain('room=');
    isAway = false;
    clock.forward(30);
    expect(await metrics.metrics()).toMatch(/guests 3\n[^]*\{room="a"\} 1\n[^]*\{room="b"\} 2/);
  });
});
