import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Schema } from '#contract/core/endpoint.ts';
import { isPlainRead } from '#contract/core/endpoint.ts';
import type { ReadAnswer, ReadInput } from '#contract/visit.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { authorise, cookiesOf } from './bind.ts';
import { checkFields, failureOf } from './errors.ts';
import type { Failure } from './errors.ts';
import { countCall } from './rate-limit.ts';
import type { Route } from './route.ts';
import { logRefusal } from './security-log.ts';

/** For whom a page reads. */
interface Reader {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
}

export type Read = (
  name: string,
  input: ReadInput,
  reader: Reader,
) => Promise<Extract<ReadAnswer, { answer: unknown }> | Failure>;

/** As an address would say it, which is what schemas read: texts, and lists of them. */
const asInAddress = (values: ReadInput['query'] = {}): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const [first, ...more] = [value ?? []].flat().map(String);
      return first === undefined ? [] : [[name, more.length > 0 ? [first, ...more] : first]];
    }),
  );

const check = (schema: Schema | undefined, values: ReadInput['query']): unknown =>
  schema && checkFields(schema, asInAddress(values));

/**
 * Answers the calls of pages that only read. They are checked, limited and refused as over HTTP, and
 * their answers are stripped to what is declared; there is only no request in between.
 */
export const createRead = (core: Core, routes: readonly Route[]): Read => {
  const plain = routes.filter(({ endpoint }) => isPlainRead(endpoint));
  const known = new Map(plain.map((route) => [route.endpoint.name, route]));

  const answerTo = async (
    { endpoint, handle }: Route,
    input: ReadInput,
    { request, reply, caller }: Reader,
  ): Promise<unknown> => {
    authorise(endpoint, request, caller, core.clock.now());
    const params = check(endpoint.params, input.params);
    const query = check(endpoint.query, input.query);
    const { limit } = endpoint;
    if (limit && !(limit.visitorsOnly && caller.session)) {
      await countCall(core, endpoint.name, limit, caller);
    }
    const call = { params, query, core, caller, ...cookiesOf(request, reply) };
    return z.encode(endpoint.answer, await handle(call as never));
  };

  return async (name, input, reader) => {
    const route = known.get(name);
    if (!route) throw new Error(`No page can read ${name}.`);
    const { endpoint } = route;
    try {
      return { status: 200, answer: await answerTo(route, input, reader) };
    } catch (error) {
      logRefusal(core, endpoint, reader.caller, error as Error);
      return failureOf(error as FastifyError, reader.request, endpoint);
    }
  };
};
