import { expect, it, vi } from 'vitest';
import { readConfig } from '#server/config/index.ts';
import type { OutgoingMail } from '#server/adapters/mail/index.ts';
import type { Site } from '../caller.ts';
import type { Core } from '../core.ts';
import type { Tx } from '../transaction.ts';
import { composeMail, queueMail, sendMail } from './index.ts';

it('queues the finished mail in the transaction, and the job sends it', async () => {
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
    template: 'reset',
    values: { name: 'Ada', hours: 1 },
    path: '/reset-password/do?token=t',
  } as const;
  const tx = {} as Tx;
  await queueMail(core, tx, request);
  const job = sendMail(core, async () => null);
  const named = { 'Message-ID': expect.stringMatching(/^<[\w-]+@duet\.example>$/) as string };
  const mail = { ...composeMail(core, request), headers: named };
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(tx, job.name, mail, { ahead: true });
  expect(send).not.toHaveBeenCalled();
  await job.run(mail);
  expect(send).toHaveBeenCalledExactlyOnceWith(mail);
});

it('[PAY-3] sends documents with a mail, and the mail without one that cannot be made', async () => {
  const send = vi.fn<(mail: OutgoingMail) => Promise<void>>(async () => undefined);
  const error = vi.fn<(facts: object, text: string) => void>();
  const core = { mail: { send }, log: { error } } as unknown as Core;
  const mail = {
    to: 'ada@mail.example',
    subject: 'Receipt',
    text: 'Paid.',
    html: '<p>Paid.</p>',
  };
  const job = sendMail(core, async ({ kind }) => {
    if (kind === 'broken') throw new Error('no font');
    return kind === 'gone' ? null : new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
  });
  const enclosures = ['broken', 'gone', 'paper'].map((kind) => {
    return { kind, of: '1', locale: 'en' as const };
  });
  await job.run({ ...mail, enclosures });
  const content = Buffer.from('%PDF').toString('base64');
  const paper = { filename: 'a.pdf', contentType: 'application/pdf', content };
  expect(send).toHaveBeenCalledExactlyOnceWith({
    ...mail,
    attachments: [{ ...paper, encoding: 'base64' }],
  });
  expect(error).toHaveBeenCalledTimes(1);
});
