import type { BrowserContext } from '@playwright/test';
import type { Server } from './server.ts';
import { hosts } from './server.ts';

/** What the server sends when a browser asks for a page, with the cookies that it has now. */
export const htmlFor = async (
  { app, url }: Server,
  context: BrowserContext,
  path: string,
): Promise<string> => {
  const kept = await context.cookies(url(hosts[1]));
  const cookie = kept.map(({ name, value }) => `${name}=${value}`).join('; ');
  return (await app.http.inject({ url: path, headers: { host: hosts[1], cookie } })).body;
};
