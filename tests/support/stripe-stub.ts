import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call as Stripe would see it. */
interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly key: string | undefined;
  readonly version: string | undefined;
}

/** What the stand-in says to a call; undefined for what it does not know. */
type StripeAnswers = (
  call: StripeCall,
) => { readonly status?: number; readonly body: object } | undefined;

const callOf = async (request: IncomingMessage): Promise<StripeCall> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.example');
  const params = new URLSearchParams(await text(request));
  for (const [name, value] of searchParams) params.append(name, value);
  return {
    method: request.method ?? '',
    path: pathname,
    params: Object.fromEntries(params),
    key: request.headers['idempotency-key'] as string | undefined,
    version: request.headers['stripe-version'] as string | undefined,
  };
};

const errorOf = (code: string) => ({ error: { type: 'invalid_request_error', code, message: '' } });

/** As much of Stripe as is called: forms in, JSON out, and nothing without the right key. */
export const startStripeStub = async (secretKey: string) => {
  const calls: StripeCall[] = [];
  let answers: StripeAnswers = () => undefined;
  const server = createServer((request, response) => {
    const answer = async () => {
      const call = await callOf(request);
      calls.push(call);
      const known = request.headers.authorization === `Bearer ${secretKey}`;
      const said = known
        ? (answers(call) ?? { status: 404, body: errorOf('resource_missing') })
        : { status: 401, body: { error: { message: `Invalid API Key: ${secretKey}` } } };
      response.writeHead(said.status ?? 200, {
        'content-type': 'application/json',
        'request-id': 'req_1',
      });
      response.end(JSON.stringify(said.body));
    };
    void answer();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = (given: StripeAnswers) => {
    calls.length = 0;
    answers = given;
  };
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    calls,
    answer,
    /** What Stripe has, by method and path; calls are counted anew. */
    has: (things: Readonly<Record<string, object>>) =>
      answer(({ method, path }) => {
        const body = things[`${method} ${path}`];
        return body && { body };
      }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export type StripeStub = Awaited<ReturnType<typeof startStripeStub>>;
