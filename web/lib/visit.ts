import { createContext, data, redirectDocument } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { CallError, createClient } from '#contract/core/client.ts';
import type { Call } from '#contract/core/client.ts';
import { isPlainRead } from '#contract/core/endpoint.ts';
import { linkTo } from '#contract/routes.ts';
import type { Visit } from '#contract/visit.ts';
import { sameForAllHeader } from '#contract/visit.ts';

export const visitContext = createContext<Visit>();

type Args = { readonly context: Readonly<RouterContextProvider> };

/** What loaders know about their request. */
export const visitOf = ({ context }: Args): Visit => context.get(visitContext);

/** The API as loaders and actions call it: in the same process, without retries. */
export const serverCall = (args: Args): Call => {
  const { fetch, read } = visitOf(args);
  const call = createClient({ fetch, retries: 0 });
  return async (spec, ...rest) => {
    if (!isPlainRead(spec)) return call(spec, ...rest);
    const outcome = await read(spec.name, rest[0] ?? {});
    if ('refused' in outcome) throw new CallError(outcome.status, outcome.refused);
    return outcome.answer as never;
  };
};

/** The answer to an address that no page has. */
export const notFound = () => data(null, { status: 404 });

/** What the API refuses, as a page that says so. An address that makes no sense is nobody's. */
export const errorPageOf = ({ answer, status }: CallError) =>
  answer.code === 'invalid_input' ? notFound() : data(answer, { status: status || 500 });

/** For loaders: what the API refuses becomes the status of the page. */
export const orErrorPage = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof CallError ? errorPageOf(error) : error;
  }
};

/** The `headers` of a page that may be kept for other visitors. */
export const sharedPage = () => ({ [sameForAllHeader]: '1' });

/** For pages of members: visitors log in first and come back. A new document, since the old one may still believe in a session that is over. */
export const membersOnly = (args: Args & { readonly request: Request }): void => {
  if (visitOf(args).signedIn) return;
  const { pathname, search } = new URL(args.request.url);
  throw redirectDocument(linkTo('login', {}, { next: pathname + search }));
};
