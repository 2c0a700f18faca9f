import { expect, it } from 'vitest';
import { writeFacts } from './write-statement.ts';

it('[OPS-6] says of which time zone the moment of a message is', () => {
  const message = { text: 'Hello', sentAt: new Date('2026-03-14T23:41:00Z') };
  expect(writeFacts('en', { message })).toContain('14 March 2026 at 23:41 UTC');
  expect(writeFacts('de', { message })).toContain('14. März 2026 um 23:41 UTC');
});
