import { expect, it } from 'vitest';
import { latest } from './latest.ts';

const start = () => {
  const applied: string[] = [];
  const { tell, ask } = latest<string>((value) => void applied.push(value));
  return { applied, tell, ask };
};

it('[NOTE-1] applies what is told, and what was asked for', async () => {
  const { applied, tell, ask } = start();
  tell('told');
  await ask(() => Promise.resolve('answer'));
  expect(applied).toEqual(['told', 'answer']);
});

it('[NOTE-1] drops an answer that something newer overtook', async () => {
  const { applied, tell, ask } = start();
  const slow = Promise.withResolvers<string>();
  const asking = ask(() => slow.promise);
  tell('told');
  slow.resolve('from before');
  await asking;
  expect(applied).toEqual(['told']);
});

it('[NOTE-1] applies the last of several answers, whichever comes first', async () => {
  const { applied, ask } = start();
  const slow = Promise.withResolvers<string>();
  const first = ask(() => slow.promise);
  await ask(() => Promise.resolve('second'));
  slow.resolve('first');
  await first;
  expect(applied).toEqual(['second']);
});
