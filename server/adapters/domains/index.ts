import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { placeOf } from './addresses.ts';

/** What became of a question to a domain: an answer, or why there is none. */
type DomainAnswer =
  | { readonly text: string }
  | { readonly failure: 'no_address' | 'inside' | 'unreachable' };

interface Question {
  readonly domain: string;
  readonly path: string;
  /** Where this machine itself listens. */
  readonly ownPort: number;
}

const PATIENCE_MS = 5000;

/** Nothing that is asked for is longer. */
const MAX_BYTES = 200;

const readStart = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8');
};

/** Asks one address, which was looked at before, and no other: the name is not resolved again. */
const askAddress = (
  { domain, path }: Question,
  address: string,
  port: number,
): Promise<string | null> =>
  new Promise((resolve) => {
    const request = port === 443 ? requestSecure : requestPlain;
    const fail = () => resolve(null);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const options = {
      host: address,
      port,
      path,
      signal,
      agent: false as const,
      headers: { host: domain, accept: 'text/plain' },
      ...(port === 443 && isIP(domain) === 0 && { servername: domain }),
    };
    // Redirects are not followed: what they lead to was not looked at.
    request(options, (answer) => {
      if (answer.statusCode !== 200) {
        answer.destroy();
        resolve('');
      } else readStart(answer).then(resolve, fail);
    })
      .on('error', fail)
      .end();
  });

/**
 * Asks a domain that somebody typed for a short text. Only addresses on the internet are asked, at the
 * ports of the web, and this machine at its own port: nobody has us look into a network from inside.
 */
export const askDomain = async (question: Question): Promise<DomainAnswer> => {
  const found = await lookup(question.domain, { all: true }).catch(() => []);
  if (found.length === 0) return { failure: 'no_address' };
  if (found.some(({ address }) => placeOf(address) === 'inside')) return { failure: 'inside' };
  for (const { address } of found) {
    const ports = placeOf(address) === 'here' ? [question.ownPort] : [443, 80];
    for (const port of ports) {
      const text = await askAddress(question, address, port);
      if (text !== null) return { text };
    }
  }
  return { failure: 'unreachable' };
};
