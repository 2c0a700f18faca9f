import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of our own sent the request. Browsers say so in `Sec-Fetch-Site`, older ones by
 * `Origin`; a request that carries neither is not believed.
 */
export const isSameOrigin = (request: Pick<FastifyRequest, 'headers' | 'host'>): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
};
