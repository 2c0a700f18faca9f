import type { Endpoint } from '#contract/core/endpoint.ts';
import { pathPattern } from '#contract/core/endpoint.ts';
import { api } from '#contract/index.ts';

/** The contract decides what is walked: a new endpoint is covered the day it is added. */
export const endpoints: readonly Endpoint[] = Object.values(api);

export const titled = (specs: readonly Endpoint[]) =>
  specs.map((spec) => [`${spec.name}: ${spec.method} ${pathPattern(spec)}`, spec] as const);
