import { expect, it } from 'vitest';
import { photoAdd } from '../members/photos.ts';
import { createClient } from './client.ts';

it.each([
  ['image/jpeg', 'image/jpeg'],
  ['application/pdf', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('[MEM-4] a picture is sent as it is, one of type %j as %s', async (type, sentAs) => {
  const requests: { url: string; init: RequestInit }[] = [];
  const call = createClient({
    fetch: async (url, init) => {
      requests.push({ url, init });
      if (requests.length === 1) throw new TypeError('fetch failed');
      return Response.json({ photos: [], most: 3 });
    },
  });
  const body = new File(['bytes'], 'me.jpg', { type });
  await call(photoAdd, { query: { crop: '0,0,1,1' }, body }, { key: 'one-key-for-both' });
  expect(requests).toHaveLength(2);
  for (const { url, init } of requests) {
    expect(url).toBe('/api/photos.php?crop=0%2C0%2C1%2C1');
    expect(init.body).toBe(body);
    const headers = { 'content-type': sentAs, 'idempotency-key': 'one-key-for-both' };
    expect(init.headers).toMatchObject(headers);
  }
});
