import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inject } from 'light-my-request';
import { commonErrors } from '#contract/core/errors.ts';
import type { InjectOptions } from 'light-my-request';
import type { Visit } from '#contract/visit.ts';
import { runAsCaller } from './inherited-caller.ts';
import type { PageCaller } from './inherited-caller.ts';
import { RETRY_AFTER_SECONDS } from './unavailable.ts';

/** What a page could not be told by the API for now: after how many seconds to ask again. */
export interface Trouble {
  retryAfter: number | null;
}

/** A call with all that belongs to one over HTTP, such as a body, a key and cookies. */
const callInProcess =
  (
    app: FastifyInstance,
    request: FastifyRequest,
    reply: FastifyReply,
    from: PageCaller,
    trouble: Trouble,
  ) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const { body: sent } = init;
    const payload = sent instanceof Blob ? Buffer.from(await sent.arrayBuffer()) : sent;
    const options: InjectOptions = {
      method: init.method ?? 'GET',
      url,
      remoteAddress: request.ip,
      headers: {
        ...(init.headers as Record<string, string>),
        host: request.host,
        'sec-fetch-site': 'same-origin',
      },
      ...(typeof payload === 'string' || payload instanceof Buffer ? { payload } : {}),
    };
    // Not by the app's own way, which is shut once it closes. Awaited inside: the request is only sent
    // when somebody waits for it.
    const answer = await runAsCaller(from, async () => {
      const injected = await inject((req, res) => app.routing(req, res), options);
      return injected;
    });
    if (answer.statusCode === 503) {
      trouble.retryAfter = Number(answer.headers['retry-after'] ?? RETRY_AFTER_SECONDS);
    }
    // Who signs in or out through a form gets the cookie with the page.
    const given = answer.headers['set-cookie'];
    if (given !== undefined) reply.header('set-cookie', given);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
    }
    const body = answer.statusCode === 204 || answer.statusCode === 304 ? null : answer.payload;
    return new Response(body, { status: answer.statusCode, headers });
  };

/** The API as seen by the page: the same visitor, without a network in between. */
export const apiInProcess = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  from: PageCaller,
  trouble: Trouble,
): Pick<Visit, 'fetch' | 'read'> => ({
  fetch: callInProcess(app, request, reply, from, trouble),
  read: async (name, input) => {
    const answer = await app.read(name, input, { request, reply, caller: from.caller });
    if (answer.status === commonErrors.unavailable) {
      const { retryAfter = RETRY_AFTER_SECONDS } = answer;
      trouble.retryAfter = Number(retryAfter);
    }
    return answer;
  },
});
