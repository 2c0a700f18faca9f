import { describe, expect, it } from 'vitest';
import type { FileVisibility } from './policy.ts';
import { canSeeFile } from './policy.ts';
import type { PhotoReader } from './photo-reader.ts';

const first: FileVisibility = {
  owner: 'ada',
  status: 'approved',
  listed: true,
  blocked: false,
  before: 0,
};
const second = { ...first, before: 1 };
const third = { ...first, before: 2 };
const pending = { ...first, status: 'pending' } as const;
const rejected = { ...first, status: 'rejected' } as const;
const secured = { ...first, status: 'secured' } as const;
const selfie = { ...first, status: null };
const hidden = { ...first, listed: false };
const blocked = { ...first, blocked: true };

const free: PhotoReader = {
  profileId: 'bo',
  siteId: 1,
  canSeeMembers: true,
  sharp: 2,
  visibleStatuses: ['approved'],
};
const early: PhotoReader = { ...free, visibleStatuses: ['approved', 'pending'] };
const premium: PhotoReader = { ...free, sharp: Infinity };
const visitor: PhotoReader = { ...free, profileId: null, sharp: 1 };
const outside: PhotoReader = { ...visitor, canSeeMembers: false };
const owner: PhotoReader = { ...free, profileId: 'ada' };

type Seen = 'sharp' | 'blur' | 'nothing';

const seen = (file: FileVisibility, reader: PhotoReader): Seen => {
  if (canSeeFile(file, false, reader)) return 'sharp';
  return canSeeFile(file, true, reader) ? 'blur' : 'nothing';
};

describe('who sees which file', () => {
  const table: [string, PhotoReader, Record<string, Seen>][] = [
    ['the owner', owner, { third: 'sharp', pending: 'sharp', rejected: 'sharp', selfie: 'sharp' }],
    ['the owner', owner, { secured: 'nothing' }],
    ['a premium member', premium, { first: 'sharp', second: 'sharp', third: 'sharp' }],
    ['a premium member', premium, { pending: 'nothing', rejected: 'nothing', selfie: 'nothing' }],
    ['a premium member', premium, { hidden: 'nothing', blocked: 'nothing', secured: 'nothing' }],
    ['a free member', free, { first: 'sharp', second: 'sharp', third: 'blur' }],
    ['a free member', free, { pending: 'nothing', rejected: 'nothing', selfie: 'nothing' }],
    ['a free member', free, { hidden: 'nothing', blocked: 'nothing' }],
    [
      'where pending ones show',
      early,
      { pending: 'sharp', rejected: 'nothing', selfie: 'nothing' },
    ],
    ['a visitor', visitor, { first: 'sharp', second: 'blur', third: 'blur' }],
    ['a visitor', visitor, { pending: 'nothing', hidden: 'nothing', selfie: 'nothing' }],
    ['a visitor who may not search', outside, { first: 'nothing', second: 'nothing' }],
  ];
  const files = { first, second, third, pending, rejected, secured, selfie, hidden, blocked };

  it.each(table)('[MEM-3] %s', (_, reader, expected) => {
    const found = Object.keys(expected).map((name) => [
      name,
      seen(files[name as keyof typeof files], reader),
    ]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
