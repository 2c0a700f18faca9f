import { expect } from '@playwright/test';
import type { RouteName } from '#contract/routes.ts';
import { routes } from '#contract/routes.ts';
import type { Server } from './server.ts';

const pathsIn = (text: string) =>
  [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => {
    const { pathname, search } = new URL(link);
    return pathname + search;
  });

/** The newest link to a page with a token that was mailed to an address, on whatever port this server got. */
export const mailedPath = async (
  server: Server,
  address: string,
  name: RouteName,
): Promise<string> => {
  let found: string | undefined;
  const start = `${routes[name]}?token=`;
  await expect(async () => {
    const mails = await server.mailsTo(address);
    found = mails.flatMap(({ text }) => pathsIn(text)).findLast((path) => path.startsWith(start));
    expect(found).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found ?? '';
};
