import { expect, it } from 'vitest';
import { followAnswers } from './http-answers.ts';

const PLAIN = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const EMPTY = 'HTTP/1.1 304 Not Modified\r\ncontent-length: 0\r\n\r\n';
const CHUNKED =
  'HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\n3\r\n0\r\n\r\nb\r\nhello world\r\n0\r\n\r\n';

const statuses = (pieces: readonly string[]): number[] => {
  const seen: number[] = [];
  const follow = followAnswers((status) => seen.push(status));
  for (const piece of pieces) follow(Buffer.from(piece));
  return seen;
};

it('sees where each answer ends', () => {
  expect(statuses([PLAIN, EMPTY, CHUNKED, PLAIN])).toEqual([200, 304, 404, 200]);
});

it('does not mind how the bytes are cut', () => {
  const all = PLAIN + CHUNKED + EMPTY + PLAIN;
  expect(statuses([all])).toEqual([200, 404, 304, 200]);
  expect(statuses(all.split(''))).toEqual([200, 404, 304, 200]);
});

it('waits for the rest of an answer', () => {
  expect(statuses([PLAIN.slice(0, -1)])).toEqual([]);
  expect(statuses([CHUNKED.slice(0, -1)])).toEqual([]);
});
