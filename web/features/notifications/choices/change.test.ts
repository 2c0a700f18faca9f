import { describe, expect, it } from 'vitest';
import type { ChoicesView } from '#contract/notifications/choices.ts';
import { applyChange, parseChange } from './change.ts';

const view: ChoicesView = {
  disabled: ['like:push', 'news:email', 'like:email'],
  stops: [
    { reason: 'bounce', types: ['news'], at: '2026-05-03T10:00:00.000Z' },
    { reason: 'list_unsubscribe', types: ['like'], at: '2026-05-04T10:00:00.000Z' },
  ],
  quiet: null,
  time_zone: 'Europe/Amsterdam',
  push_texts: false,
  devices: 1,
};

describe('parseChange', () => {
  it.each([
    [{ toggle: 'like:email:off' }, { switch: { type: 'like', channel: 'email', on: false } }],
    [{ toggle: 'news:push:on' }, { switch: { type: 'news', channel: 'push', on: true } }],
    [{ resume: 'bounce' }, { resume: 'bounce' }],
    [{ quiet: 'on' }, { quiet: { from: 22, to: 7 } }],
    [{ quiet: 'off' }, { quiet: null }],
    [{ from: '23', to: '6' }, { quiet: { from: 23, to: 6 } }],
    [{ texts: 'on' }, { push_texts: true }],
    [{ texts: 'off' }, { push_texts: false }],
    [{ intent: 'choices' }, undefined],
  ])('[NOTE-1] reads a form: %o', (fields, change) => {
    expect(parseChange(fields)).toEqual(change);
  });
});

describe('applyChange', () => {
  it('[NOTE-1] switches one thing off and on, and nothing beside it', () => {
    const off = applyChange(view, { switch: { type: 'news', channel: 'push', on: false } });
    expect(off.disabled).toEqual([...view.disabled, 'news:push']);
    const again = applyChange(off, { switch: { type: 'news', channel: 'push', on: false } });
    expect(again.disabled).toEqual(off.disabled);
    const on = applyChange(off, { switch: { type: 'news', channel: 'push', on: true } });
    expect(on).toEqual(view);
  });

  it('[NOTE-2] brings back what stopped for one reason', () => {
    const back = applyChange(view, { resume: 'bounce' });
    expect(back.disabled).toEqual(['like:push', 'like:email']);
    expect(back.stops.map(({ reason }) => reason)).toEqual(['list_unsubscribe']);
  });

  it('[NOTE-2] leaves off what stopped for another reason too', () => {
    const stops = view.stops.map((stop) => ({ ...stop, types: ['news' as const] }));
    expect(applyChange({ ...view, stops }, { resume: 'bounce' }).disabled).toEqual(view.disabled);
  });

  it('[NOTE-2] forgets why a mail stopped that is switched on', () => {
    const on = applyChange(view, { switch: { type: 'news', channel: 'email', on: true } });
    expect(on.stops.map(({ reason }) => reason)).toEqual(['list_unsubscribe']);
  });

  it('[NOTE-1] leaves the rest as it is', () => {
    expect(applyChange(view, { quiet: { from: 22, to: 7 } })).toEqual({
      ...view,
      quiet: { from: 22, to: 7 },
    });
    expect(applyChange(view, { push_texts: true, time_zone: 'Europe/Paris' })).toEqual({
      ...view,
      push_texts: true,
      time_zone: 'Europe/Paris',
    });
  });
});
