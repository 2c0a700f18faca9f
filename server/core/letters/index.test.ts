import { expect, it, vi } from 'vitest';
import { readConfig } from '../../config/index.ts';
import type { Site } from '../caller.ts';
import type { Core } from '../core.ts';
import type { Tx } from '../transaction.ts';
import { compose, post, sendMail } from './index.ts';

it('queues the finished letter in the transaction, and the job sends it', async () => {
  const enqueue = vi.fn(() => Promise.resolve());
  const send = vi.fn(() => Promise.resolve());
  const core = {
    config: readConfig({}),
    jobs: { enqueue },
    mail: { send },
  } as unknown as Core;
  const settings = { name: 'Duet', niche: 1, support_email: 'help@duet.example' };
  const request = {
    to: 'ada@mail.example',
    locale: 'en',
    site: { domain: 'duet.example', settings } as Site,
    letter: 'reset',
    values: { name: 'Ada', hours: 1 },
    path: '/reset-password/do?token=t',
  } as const;
  const tx = {} as Tx;
  await post(core, tx, request);
  const job = sendMail(core);
  const named = { 'Message-ID': expect.stringMatching(/^<[\w-]+@duet\.example>$/) as string };
  const letter = { ...compose(core, request), headers: named };
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(tx, job.name, letter, { ahead: true });
  expect(send).not.toHaveBeenCalled();
  await job.run(letter);
  expect(send).toHaveBeenCalledExactlyOnceWith(letter);
});
