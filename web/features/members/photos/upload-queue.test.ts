import { describe, expect, it } from 'vitest';
import { CallError, unavailableAnswer } from '#contract/core/client.ts';
import { createUploadQueue } from './upload-queue.ts';

const turn = () => new Promise((resolve) => void setTimeout(resolve));

const start = () => {
  const open = new Map<
    string,
    { done: () => void; fail: () => void; progress: (share: number) => void; signal: AbortSignal }
  >();
  const drained: (readonly string[])[] = [];
  const queue = createUploadQueue<{ id: string }, string>(
    ({ id }, signal, progress) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new CallError(0, unavailableAnswer));
        signal.addEventListener('abort', fail);
        open.set(id, { done: () => resolve(id.toUpperCase()), fail, progress, signal });
      }),
    async (done) => void drained.push(done),
  );
  const states = () => queue.items().map(({ item, state }) => `${item.id} ${state}`);
  return { open, drained, queue, states };
};

const ids = (letters: string) => letters.split('').map((id) => ({ id }));

describe('[MEM-2] the queue of uploads', () => {
  it('sends two at a time and keeps their order', async () => {
    const { open, drained, queue, states } = start();
    queue.add(ids('abc'));
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
    open.get('b')?.done();
    await turn();
    expect(states()).toEqual(['a sending', 'b done', 'c sending']);
    open.get('c')?.done();
    await turn();
    expect(drained).toEqual([]);
    open.get('a')?.done();
    await turn();
    expect(drained).toEqual([['A', 'B', 'C']]);
    expect(states()).toEqual([]);
  });

  it('tells how much has left', () => {
    const { open, queue } = start();
    queue.add(ids('a'));
    open.get('a')?.progress(0.4);
    expect(queue.items()[0]?.progress).toBe(0.4);
  });

  it('keeps what failed for another try, and holds nothing up', async () => {
    const { open, drained, queue, states } = start();
    queue.add(ids('ab'));
    open.get('a')?.fail();
    open.get('b')?.done();
    await turn();
    expect(states()).toEqual(['a failed']);
    expect(drained).toEqual([['B']]);
    queue.retry('a');
    expect(states()).toEqual(['a sending']);
    open.get('a')?.done();
    await turn();
    expect(drained).toEqual([['B'], ['A']]);
  });

  it('cancels, and goes on with the next', async () => {
    const { open, drained, queue, states } = start();
    queue.add(ids('abc'));
    queue.cancel('a');
    expect(open.get('a')?.signal.aborted).toBe(true);
    await turn();
    expect(states()).toEqual(['b sending', 'c sending']);
    open.get('b')?.done();
    open.get('c')?.done();
    await turn();
    expect(drained).toEqual([['B', 'C']]);
  });
});
