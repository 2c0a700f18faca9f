import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { siteDomainCheck } from '#contract/console/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import { askDomain } from '#server/adapters/domains/index.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { newToken, Refusal } from '#server/core/index.ts';
import { requireEditor } from './policy.ts';
import { findSiteRows } from './queries.ts';

const PATH = '/.well-known/site-check/';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** What only this installation, in any of its processes, makes of a token. */
const answerTo = (core: Core, token: string): string => core.seal.mark(`site-check:${token}`);

/** Where a process listens; known once it does. */
const ownPorts = new WeakMap<Core, () => number>();

/** Proves to whoever asks that a domain leads to this installation. */
export const serveDomainChecks = (app: FastifyInstance, core: Core): void => {
  ownPorts.set(core, () => (app.server.address() as AddressInfo | null)?.port ?? core.config.port);
  app.get<{ Params: { token: string } }>(`${PATH}:token`, async ({ params }, reply) => {
    if (!TOKEN.test(params.token)) return reply.callNotFound();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(answerTo(core, params.token));
  });
};

/** Whether a domain leads here: it is asked for something that only we can say. */
export const checkDomain = async (
  core: Core,
  caller: Caller,
  { site, domain }: CheckedInput<typeof siteDomainCheck>['query'],
): Promise<Answer<typeof siteDomainCheck>> => {
  requireEditor(caller, site);
  if (!(await findSiteRows(core.db, site))) throw new Refusal('site_not_found');
  const token = newToken();
  const ownPort = ownPorts.get(core)?.() ?? core.config.port;
  const answer = await askDomain({ domain, path: `${PATH}${token}`, ownPort });
  if ('failure' in answer) return { result: answer.failure };
  return { result: answer.text === answerTo(core, token) ? 'here' : 'elsewhere' };
};
