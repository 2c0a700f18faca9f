import { matchPath } from 'react-router';
import { patternOf, routes } from '../../../../contract/routes.ts';
import type { RouteName } from '../../../../contract/routes.ts';

const names = Object.keys(routes) as RouteName[];

/** The name of the page at a path. Fixed paths win over those with parameters. */
export const routeNameOf = (path: string): RouteName | null => {
  const exact = names.find((name) => routes[name] === path);
  return exact ?? names.find((name) => matchPath(patternOf(name), path)) ?? null;
};
