import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Deadline } from '#server/db/index.ts';
import { currentDeadline, startDeadline, withinDeadline } from '#server/db/index.ts';
import { createArrivals, createBusyness } from './arrivals.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From here on somebody waits for an answer. Who has waited for long already is refused. */
    limitTime(request: FastifyRequest): void;
  }
  interface FastifyRequest {
    /** Of what takes as long as it takes there is none, nor of a call from a page, whose own it has. */
    deadline: Deadline | undefined;
  }
}

/** Of its time that a request may have waited before it was read: what is left has to be enough. */
const MOST_OF_TIME = 1 / 3;

/** Lets requests have a deadline; who has an answer needs it no more. */
export const decorateDeadlines = (
  app: FastifyInstance,
  { config: { requestMs } }: Pick<Core, 'config'>,
): void => {
  const waitedOf = createArrivals(createBusyness());
  app.decorateRequest('deadline');
  app.decorate('limitTime', (request) => {
    if (currentDeadline()) return;
    const waited = waitedOf(request);
    if (waited > requestMs * MOST_OF_TIME) throw new Refusal('unavailable');
    request.deadline = startDeadline(requestMs - waited);
  });
  app.addHook('onResponse', ({ deadline }, _reply, next) => {
    deadline?.lift();
    next();
  });
};

/** Does what a request asks for, as long as it has time. */
export const inTime = <T>({ deadline }: FastifyRequest, work: () => Promise<T>): Promise<T> =>
  withinDeadline(deadline, work);
