import type { Sms } from './sms.ts';

const TIMEOUT_MS = 10_000;

/** What went wrong, without the address: it holds a password. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
};

/** Text messages through a gateway: `{to, text}` as JSON, with the name and password of its URL. */
export const openGateway = (address: string, timeoutMs = TIMEOUT_MS): Sms => {
  const url = new URL(address);
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  const headers = {
    'content-type': 'application/json',
    ...(login === ':' ? {} : { authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
  };
  return {
    send: async ({ to, text }) => {
      const asked = { method: 'POST', headers, body: JSON.stringify({ to, text }) };
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(url, { ...asked, signal, redirect: 'error' }).catch(
        (error: unknown) => {
          throw new Error(`The SMS gateway did not answer (${reasonOf(error)}).`);
        },
      );
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}.`);
    },
    // What was sent is in other hands; nothing of it is kept here.
    forget: () => Promise.resolve(),
  };
};
