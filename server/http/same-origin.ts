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

/** Whether a browser sent it: every browser names the origin of a write, other programs need not. */
export const isBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
