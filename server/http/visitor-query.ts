import type { FastifyRequest } from 'fastify';
import { search } from '#contract/members/index.ts';
import { routes } from '#contract/routes.ts';

/** The search as a page, as the data of that page, and as a call. */
const searchPaths: readonly string[] = [routes.members, `${routes.members}.data`, search.path];

/**
 * What an address chooses for its reader: language, country, source. In a search the country is
 * where others live, and chooses nothing.
 */
export const visitorQueryOf = (request: FastifyRequest): Readonly<Record<string, unknown>> => {
  const query = request.query as Record<string, unknown>;
  const [path = ''] = request.url.split('?', 1);
  if (!searchPaths.includes(path)) return query;
  const { country: _country, ...choices } = query;
  return choices;
};
