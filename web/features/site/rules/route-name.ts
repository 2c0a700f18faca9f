import { matchPath } from 'react-router';
import { routePattern, routes } from '#contract/routes.ts';
import type { RouteName } from '#contract/routes.ts';

const names = Object.keys(routes) as RouteName[];
const hasParameters = (name: RouteName) => routes[name].includes('{');

/** Asked several times for each page, of which most have a fixed path. */
const fixed: ReadonlyMap<string, RouteName> = new Map(
  names.filter((name) => !hasParameters(name)).map((name) => [routes[name].toLowerCase(), name]),
);
const others = names.filter(hasParameters);

/** The name of the page at a path. Fixed paths win over those with parameters. */
export const routeNameOf = (path: string): RouteName | null =>
  fixed.get(path.toLowerCase().replace(/(?<=.)\/+$/, '')) ??
  others.find((name) => matchPath(routePattern(name), path)) ??
  null;
