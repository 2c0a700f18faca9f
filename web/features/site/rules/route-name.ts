import { matchPath } from 'react-router';
import { routePattern, routes } from '#contract/routes.ts';
import type { RouteName } from '#contract/routes.ts';

const names = Object.keys(routes) as RouteName[];

/** The name of the page at a path. Fixed paths win over those with parameters. */
export const routeNameOf = (path: string): RouteName | null => {
  const matching = names.filter((name) => matchPath(routePattern(name), path));
  return matching.find((name) => !routes[name].includes('{')) ?? matching[0] ?? null;
};
