import { expect, it } from 'vitest';
import { NEW_ID, writerOf } from './new-id.ts';

it('puts another id of the same length in each time, and leaves what was written before', () => {
  const write = writerOf(`before ${NEW_ID} after`);
  const [one, other] = [write(), write()];
  expect(one.id).not.toBe(other.id);
  expect(one.bytes.toString()).toBe(`before ${one.id} after`);
  expect(other.bytes.toString()).toBe(`before ${other.id} after`);
  expect(one.id.length).toBe(NEW_ID.length);
});

it('sends what asks for no id as it is', () => {
  expect(writerOf('as it is')().bytes.toString()).toBe('as it is');
});
