import { useCallback } from 'react';
import { useRouteLoaderData, useSearchParams } from 'react-router';
import type { consoleSession, StaffSelf } from '#contract/console/sign-in.ts';
import type { Answer } from '#contract/core/endpoint.ts';

type ConsoleSession = Answer<typeof consoleSession>;

/** One of the sites that somebody works for. */
type ConsoleSite = ConsoleSession['sites'][number];

/** The id of the route whose loader reads the session. */
const CONSOLE_ROUTE = 'console';

/** Who is signed in to the console, if anybody is. */
export const useConsoleSession = (): ConsoleSession => {
  const session = useRouteLoaderData<ConsoleSession>(CONSOLE_ROUTE);
  if (!session) throw new Error('The session of the console is not known here.');
  return session;
};

/** Whoever is signed in, on pages for those who are. */
export const useStaff = (): StaffSelf => {
  const { staff } = useConsoleSession();
  if (!staff) throw new Error('Nobody is signed in to the console.');
  return staff;
};

/** The name of the site in addresses; without it all sites are meant. */
export const SITE_PARAM = 'site';

/** The site that the console is about for now; null for all of them. */
export const useChosenSite = (): ConsoleSite | null => {
  const { sites } = useConsoleSession();
  const [search] = useSearchParams();
  return sites.find(({ id }) => String(id) === search.get(SITE_PARAM)) ?? null;
};

/** Leads to another page about the same site. */
export const useSiteLink = (): ((path: string) => string) => {
  const site = useChosenSite();
  const id = site?.id;
  return useCallback(
    (path) =>
      id === undefined ? path : `${path}?${new URLSearchParams({ [SITE_PARAM]: `${id}` })}`,
    [id],
  );
};
