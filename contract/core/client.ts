import type { Answer, Endpoint, Input } from './endpoint.ts';
import { needsIdempotencyKey } from './endpoint.ts';
import type { ErrorAnswer } from './errors.ts';
import { retryDelay, wait } from './retry.ts';

/** A call that was answered with an error, or that never got an answer (`status` 0). */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  readonly answer: ErrorAnswer;
  constructor(status: number, answer: ErrorAnswer) {
    super(answer.error);
    this.status = status;
    this.answer = answer;
  }
}

export interface ClientOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Prefix of every path; empty in the browser. */
  readonly origin?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How often a failed request is sent again; in-process calls use 0. */
  readonly retries?: number;
  /** Told when a call other than user.php finds that nobody is signed in. */
  readonly onSignedOut?: () => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Given when a form resends what may already have arrived; otherwise each call makes its own. */
  readonly key?: string;
}

type Arguments<E extends Endpoint> = keyof Input<E> extends never
  ? [input?: undefined, options?: CallOptions]
  : [input: Input<E>, options?: CallOptions];

export type Call = <E extends Endpoint>(spec: E, ...rest: Arguments<E>) => Promise<Answer<E>>;

const USER_PATH = '/api/user.php';
const MAX_RETRIES = 5;

export const unavailableAnswer: ErrorAnswer = {
  error: 'An error occured, please try again later.',
  code: 'unavailable',
};

type Value = string | number | boolean;
type Values = Record<string, Value | readonly Value[] | null | undefined>;

/** The address of a call: braces filled, query appended, undefined values left out. */
export const callUrl = (spec: Endpoint, input: { params?: unknown; query?: unknown }): string => {
  const params = (input.params ?? {}) as Values;
  const path = spec.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams(spec.flag && { [spec.flag]: '1' });
  for (const [name, value] of Object.entries((input.query ?? {}) as Values)) {
    for (const item of [value ?? []].flat()) query.append(name, String(item));
  }
  return query.size > 0 ? `${path}?${query}` : path;
};

/** Random, and made without `randomUUID`, which browsers hide on pages without TLS. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Pictures go as they are; what else somebody chose is refused for what it is, not for its name. */
const contentTypeOf = (body: unknown): string => {
  if (!(body instanceof Blob)) return 'application/json';
  return body.type.startsWith('image/') ? body.type : 'application/octet-stream';
};

const isRetryable = (status: number) => status === 0 || status === 429 || status >= 500;

const readError = async (response: Response): Promise<ErrorAnswer> => {
  try {
    const body = (await response.json()) as Partial<ErrorAnswer>;
    if (typeof body.error === 'string' && typeof body.code === 'string') return body as ErrorAnswer;
  } catch {
    // A proxy's HTML page, or a cut connection: the general text says all there is to say.
  }
  return unavailableAnswer;
};

/** A success that is not JSON was not ours: a hotel's login page, or a cut connection. */
const readAnswer = async (response: Response, signal?: AbortSignal): Promise<unknown> => {
  try {
    return await response.json();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallError(response.status, unavailableAnswer);
  }
};

/** Makes the typed function that every part of the product calls the API through. */
export const createClient = (options: ClientOptions): Call => {
  const { fetch, origin = '', retries = MAX_RETRIES } = options;

  const attempt = async (url: string, init: RequestInit): Promise<Response | null> => {
    try {
      return await fetch(url, init);
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      return null;
    }
  };

  return async (spec, ...[input, { signal, key } = {}]) => {
    const parts = (input ?? {}) as { params?: unknown; query?: unknown; body?: unknown };
    const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
    if (spec.path === USER_PATH) headers['request-type'] = 'client';
    if (parts.body !== undefined) headers['content-type'] = contentTypeOf(parts.body);
    if (needsIdempotencyKey(spec)) headers['idempotency-key'] = key ?? newIdempotencyKey();
    const init: RequestInit = { method: spec.method, headers, credentials: 'same-origin' };
    if (parts.body !== undefined) {
      init.body = parts.body instanceof Blob ? parts.body : JSON.stringify(parts.body);
    }
    if (signal) init.signal = signal;

    for (let tries = 0; ; tries += 1) {
      const response = await attempt(origin + callUrl(spec, parts), init);
      if (response?.ok) return (await readAnswer(response, signal)) as never;
      const status = response?.status ?? 0;
      const delay = retryDelay(tries, response?.headers.get('retry-after') ?? null);
      if (isRetryable(status) && tries < retries && delay !== null) {
        await wait(delay, signal);
        continue;
      }
      const answer = response ? await readError(response) : unavailableAnswer;
      if (answer.authentication_required && spec.path !== USER_PATH) options.onSignedOut?.();
      throw new CallError(status, answer);
    }
  };
};
