import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createUploadSlots } from './bodies.ts';

const reply = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;

/** Takes places until there are none, and tells how many there were. */
const fill = (take: ReturnType<typeof createUploadSlots>, who: (index: number) => string) => {
  for (let index = 0; index < 100; index += 1) {
    try {
      take(who(index), reply());
    } catch (error) {
      expect(error).toMatchObject({ code: 'unavailable', values: { retry_after: 2 } });
      return index;
    }
  }
  return Infinity;
};

describe('places for uploads', () => {
  it('[API-6] are few, and fewer for each sender', () => {
    expect(fill(createUploadSlots(), String)).toBe(16);
    expect(fill(createUploadSlots(), () => 'one')).toBe(4);
  });

  it('[API-6] are free again when the answer was sent, or nobody waits for it', () => {
    const take = createUploadSlots();
    for (const end of ['finish', 'close']) {
      const replies = Array.from({ length: 4 }, reply);
      for (const each of replies) take('one', each);
      expect(fill(take, () => 'one')).toBe(0);
      for (const { raw } of replies) raw.emit(end);
      for (const { raw } of replies) raw.emit('close');
    }
    expect(fill(take, () => 'one')).toBe(4);
  });

  it('[API-6] are held as long as somebody works on what was sent', () => {
    const take = createUploadSlots();
    const gone = reply();
    const place = take('one', gone);
    place.hold();
    gone.raw.emit('close');
    expect(fill(take, () => 'one')).toBe(3);
    place.release();
    place.release();
    expect(fill(take, () => 'one')).toBe(1);
  });
});
