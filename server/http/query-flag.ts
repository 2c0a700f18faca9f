import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/core/endpoint.ts';

const FLAG = /[?&](push)=1(?:&|$)/;

const createStorage = () => {
  const handlers = new Map<unknown, unknown>();
  return {
    get: (flag: unknown) => (handlers.get(flag) ?? null) as never,
    set: (flag: unknown, handler: unknown) => void handlers.set(flag, handler),
  };
};

/** Lets two calls share method and path, where one of them is marked in the query. */
export const addQueryFlagConstraint = (app: FastifyInstance): void =>
  app.addConstraintStrategy({
    name: 'flag',
    storage: createStorage,
    deriveConstraint: ({ url = '' }) => FLAG.exec(url)?.[1],
    mustMatchWhenDerived: false,
    validate: () => undefined,
  });

export const constraintsOf = ({ flag }: Endpoint) => (flag ? { constraints: { flag } } : {});
