import { expect, it } from 'vitest';
import type { AlertKind } from './shown-alerts.ts';
import { shownAlerts } from './shown-alerts.ts';

it.each<[due: AlertKind[], shown: AlertKind[]]>([
  [[], []],
  [['push'], ['push']],
  [
    ['push', 'photo'],
    ['photo', 'push'],
  ],
  [
    ['push', 'photo', 'disabled'],
    ['disabled', 'photo'],
  ],
  [
    ['photo', 'push', 'activation'],
    ['activation', 'photo'],
  ],
  [
    ['push', 'photo', 'disabled', 'activation'],
    ['activation', 'disabled'],
  ],
])('[NOTE-5] of %o at most two are shown, by weight: %o', (due, shown) => {
  const isDue = (kind: AlertKind) => due.includes(kind);
  expect(
    shownAlerts({
      activation: isDue('activation'),
      disabled: isDue('disabled'),
      photo: isDue('photo'),
      push: isDue('push'),
    }),
  ).toEqual(shown);
});
