import type { IncomingHttpHeaders } from 'node:http';
import type { CheckedInput, Endpoint, Reply } from '#contract/core/endpoint.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import type { StoredFile } from '#server/adapters/storage/index.ts';

/** A cookie that holds a session, as a handler may change it. */
export interface SessionCookie {
  set(token: string): void;
  clear(): void;
}

/** What was signed, and the headers that hold the signature. */
export interface Signed {
  readonly bytes: Buffer;
  readonly headers: IncomingHttpHeaders;
}

interface Bodies {
  readonly picture: Buffer;
  readonly file: Buffer;
  readonly signed: Signed;
}

/** Some bodies reach their handlers as the bytes that were sent. */
type Input<E extends Endpoint> = E extends { readonly accepts: infer A extends keyof Bodies }
  ? Omit<CheckedInput<E>, 'body'> & { readonly body: Bodies[A] }
  : CheckedInput<E>;

/** One call: its checked input, who calls, and the unit of work if it is a write. */
type Call<E extends Endpoint> = Input<E> & {
  readonly core: Core;
  readonly caller: Caller;
  readonly sessionCookie: SessionCookie;
  readonly consoleCookie: SessionCookie;
} & (E['method'] extends 'GET' ? unknown : { readonly tx: Tx });

/** What is not JSON may come straight from where it is kept. */
type Answer<E extends Endpoint> = E extends { readonly produces: string }
  ? Reply<E> | StoredFile
  : Reply<E>;

type Handler<E extends Endpoint, P> = (
  call: Call<E> & { readonly prepared: P },
) => Promise<Answer<E>>;

/** What a write needs before its transaction: slow work, and counts that outlive a refusal. */
type Prepare<E extends Endpoint, P> = (call: Omit<Call<E>, 'tx'>) => Promise<P>;

/** An endpoint together with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: never) => Promise<unknown>;
  readonly prepare: ((call: never) => Promise<unknown>) | undefined;
  /** What the same request is answered when it is sent again, if the first answer would not be true. */
  readonly repeated?: unknown;
}

/** Ties a handler to its endpoint; types of input and answer follow from the contract. */
export const route = <E extends Endpoint>(endpoint: E, handle: Handler<E, undefined>): Route => ({
  endpoint,
  handle,
  prepare: undefined,
});

/** The same for a write with work to do before its transaction. */
export const routeWithPrepare = <E extends Endpoint, P>(
  endpoint: E,
  prepare: Prepare<E, P>,
  handle: Handler<E, P>,
  repeated?: Reply<E>,
): Route => ({ endpoint, handle, prepare, repeated });
