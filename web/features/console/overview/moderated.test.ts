import { expect, it } from 'vitest';
import type { Backlogs } from '../use-backlogs.ts';
import { moderatedOf } from './moderated.ts';

const pages = [
  { name: 'photo', path: '/photos' },
  { name: 'cases', path: '/cases' },
] as const;

const waits = (waiting: number, oldestAt: string | null = null) => ({
  waiting,
  isLate: false,
  oldestAt,
});

const backlogs = (photo: number, cases: number): Backlogs =>
  new Map([
    ['photo', waits(photo, photo > 0 ? '2026-11-18T09:00:00Z' : null)],
    ['cases', waits(cases, cases > 0 ? '2026-11-17T09:00:00Z' : null)],
    ['inbox', waits(9)],
  ] as const);

it.each([
  [0, 2, '/cases'],
  [3, 0, '/photos'],
  [3, 2, '#needs'],
  [0, 0, '/cases'],
])('[OPS-12] %i photos and %i cases wait: their number opens %s', (photos, cases, path) => {
  expect(moderatedOf(backlogs(photos, cases), pages)).toMatchObject({
    waiting: photos + cases,
    path,
  });
});

it('[OPS-12] tells since when the oldest waits, in whatever list', () => {
  expect(moderatedOf(backlogs(3, 2), pages)?.oldestAt).toBe('2026-11-17T09:00:00Z');
});

it('[OPS-12] tells nothing that is not known', () => {
  expect(moderatedOf(new Map(), pages)).toBeNull();
});
