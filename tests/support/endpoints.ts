import type { Endpoint } from '#contract/core/endpoint.ts';
import { pathPattern } from '#contract/core/endpoint.ts';
import { api, consoleApi } from '#contract/index.ts';

// The contract decides what is walked: a new endpoint is covered the day it is added.

export const memberEndpoints: readonly Endpoint[] = Object.values(api);

export const consoleEndpoints: readonly Endpoint[] = Object.values(consoleApi);

export const endpoints: readonly Endpoint[] = [...memberEndpoints, ...consoleEndpoints];

export const titled = (specs: readonly Endpoint[]) =>
  specs.map((spec) => [`${spec.name}: ${spec.method} ${pathPattern(spec)}`, spec] as const);
