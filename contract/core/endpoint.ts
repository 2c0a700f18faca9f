import type * as z from 'zod/mini';
import type { StaffRight } from '../console/rights.ts';

export type Schema = z.core.$ZodType;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call an endpoint at all; what they may do with which row is decided by the feature's policy. */
type Access =
  | { readonly access: 'anyone' | 'member' }
  | {
      readonly access: 'staff';
      /** What whoever calls must be allowed on some site; `none` is for all who are signed in. */
      readonly right: StaffRight | 'none';
      /** Cannot be undone: asks for the passkey again if it was not shown lately. */
      readonly proof?: true;
      /** Asked by the page by itself: nobody is at work because of it. */
      readonly background?: true;
    };

/** At most `max` calls per window, counted for the signed-in member or else the caller's address. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
  /** Calls whose input was refused do not count: who mistypes is no robot. */
  readonly sparesMistakes?: boolean;
  /** Members are not counted. */
  readonly visitorsOnly?: boolean;
}

type Errors = Readonly<Record<string, 400 | 403 | 404 | 409 | 410 | 413 | 422 | 429>>;

interface Call {
  readonly name: string;
  readonly method: Method;
  /** As in OpenAPI: parameters stand in braces. */
  readonly path: `/api/${string}`;
  /**
   * Where another call has the same method and path: a name in the query that is `1` if this one is
   * meant.
   */
  readonly flag?: 'push';
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer: Schema;
  /**
   * The body is a picture, another file, or something signed, whose bytes count as they are; its
   * schema is then a file. Or it is a form that says nothing beyond the address, and has no schema.
   */
  readonly accepts?: 'picture' | 'file' | 'signed' | 'form';
  /** Media type of an answer that is not JSON; the schema then describes the text. */
  readonly produces?: string;
  readonly errors: Errors;
  readonly limit?: Limit;
  /** The same for everyone who asks alike, for this many seconds; anything else is never stored. */
  readonly cacheSeconds?: number;
  /** The browser of whoever asked may keep the answer for this many seconds, and nobody else. */
  readonly privateSeconds?: number;
  /** Pages and mail programs elsewhere may show the answer. */
  readonly shownElsewhere?: boolean;
  /** Writes are done once per idempotency key; `false` where doing it again changes nothing. */
  readonly once?: boolean;
  /** A GET that changes something, and therefore acts for same-origin requests only. */
  readonly sameOrigin?: boolean;
  /** A write that other servers may call too; browsers on other sites still may not. */
  readonly servers?: boolean;
}

export type Endpoint = Call & Access;

/** Declares one call of the API. */
export const endpoint = <const E extends Endpoint>(spec: E): E => spec;

type SchemaOf<E, K extends string> = K extends keyof E
  ? Extract<E[K], Schema> extends infer S
    ? [S] extends [never]
      ? never
      : S
    : never
  : never;

type InputPart = 'params' | 'query' | 'body';

/** What a caller passes. */
export type Input<E extends Endpoint> = {
  [K in InputPart as [SchemaOf<E, K>] extends [never] ? never : K]: z.input<SchemaOf<E, K>>;
};

/** What a handler receives once the input has been checked. */
export type CheckedInput<E extends Endpoint> = {
  [K in InputPart as [SchemaOf<E, K>] extends [never] ? never : K]: z.output<SchemaOf<E, K>>;
};

export type Answer<E extends Endpoint> = z.output<E['answer']>;

/** What a handler may return: defaults of the answer's schema need not be given. */
export type Reply<E extends Endpoint> = z.input<E['answer']>;

/** Method and path, which no other call has. */
export const pathPattern = ({ path, flag }: Endpoint): string =>
  flag === undefined ? path : `${path}?${flag}=1`;

export const isWrite = (spec: Endpoint): boolean => spec.method !== 'GET';

/** Whether the first answer to an idempotency key is kept and given again. */
export const needsIdempotencyKey = (spec: Endpoint): boolean =>
  isWrite(spec) && spec.once !== false;

/** Whether a call only reads, and is answered in JSON: then it needs nothing of HTTP. */
export const isPlainRead = (spec: Endpoint): boolean =>
  !isWrite(spec) &&
  !spec.accepts &&
  !spec.produces &&
  !spec.sameOrigin &&
  !spec.limit?.sparesMistakes;
