import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Core } from '#server/core/index.ts';
import type { Deadline } from '#server/db/index.ts';
import { currentDeadline, startDeadline, withinDeadline } from '#server/db/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of what takes as long as it takes there is none, nor of a call from a page, whose own it has. */
    deadline: Deadline | undefined;
  }
}

/** Gives requests a deadline; who has an answer needs it no more. */
export const decorateDeadlines = (app: FastifyInstance): void => {
  app.decorateRequest('deadline');
  app.addHook('onResponse', ({ deadline }, _reply, next) => {
    deadline?.lift();
    next();
  });
};

/** From here on somebody waits for an answer. */
export const limitTime = ({ config }: Core, request: FastifyRequest): void => {
  if (!currentDeadline()) request.deadline = startDeadline(config.requestMs);
};

/** Does what a request asks for, as long as it has time. */
export const inTime = <T>({ deadline }: FastifyRequest, work: () => Promise<T>): Promise<T> =>
  withinDeadline(deadline, work);
