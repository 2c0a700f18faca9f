import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import type { Visit } from '#contract/visit.ts';
import { visitContext } from '#web/lib/visit.ts';
import { loader as resetLoader } from './reset-password-do.tsx';
import { loader as unsubscribeLoader } from './unsubscribe.tsx';

/** A request for a page, in a process whose API answers everybody the same. */
const asked = (refused: ErrorAnswer, status: number) => {
  const context = new RouterContextProvider();
  const read = () => Promise.resolve({ status, refused });
  context.set(visitContext, { read } as Partial<Visit> as Visit);
  return { context, request: new Request('https://duet.example/?token=x') } as never;
};

describe('a page behind a mailed link', () => {
  it.each([
    ['a new password', resetLoader],
    ['mails', unsubscribeLoader],
  ])('[SITE-13] about %s has the status of what the API refuses', async (_, loader) => {
    const answer = { error: 'Too many requests.', code: 'too_many_requests' } as const;
    const refused = { data: answer, init: { status: 429 } };
    await expect(loader(asked(answer, 429))).rejects.toMatchObject(refused);
  });
});
