import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('tells its subscribers of each value, until they leave', () => {
  const store = createStore(1);
  const listener = vi.fn(() => store.get());
  const unsubscribe = store.subscribe(listener);
  store.set(2);
  unsubscribe();
  store.set(3);
  expect(listener).toHaveReturnedWith(2);
  expect(listener).toHaveBeenCalledOnce();
  expect([store.initial, store.get()]).toEqual([1, 3]);
});
