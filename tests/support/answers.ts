import type { Response } from 'light-my-request';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { CallError } from '#contract/core/client.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { commonErrors, consoleErrors, errorAnswer } from '#contract/core/errors.ts';

/** What only the inside of the server knows. */
const INTERNALS =
  /node_modules|\.[jt]s:\d|\bat \w+ \(|SELECT |INSERT INTO|\$\d|syntax error|violates/;

const undeclared = (schema: z.core.$ZodType, value: unknown) => {
  const parsed = z.safeParse(schema, value);
  expect(parsed.error?.issues ?? []).toEqual([]);
  // Schemas drop what they do not declare, so that anything more shows as a difference.
  expect(value).toEqual(parsed.data);
};

/** An error in the shape of the contract, under a code and status that the endpoint may answer. */
export const expectError = (
  spec: Pick<Endpoint, 'errors'> & Partial<Pick<Endpoint, 'access'>>,
  answer: Response,
): void => {
  const declared: Readonly<Record<string, number>> = {
    ...commonErrors,
    ...(spec.access === 'staff' && consoleErrors),
    ...spec.errors,
  };
  expect(answer.headers['content-type']).toContain('application/json');
  const body: { code: string } = answer.json();
  undeclared(errorAnswer, body);
  expect(declared).toHaveProperty(body.code, answer.statusCode);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.payload).not.toMatch(INTERNALS);
};

/** An answer as the contract promises it: declared fields only, or a declared error, never a 5xx. */
export const expectContract = (spec: Endpoint, answer: Response): void => {
  expect(answer.statusCode, answer.payload).toBeLessThan(500);
  if (answer.statusCode !== 200) expectError(spec, answer);
  else if (spec.produces) expect(answer.headers['content-type']).toContain(spec.produces);
  else undeclared(spec.answer, answer.json());
};

/** What a refused call is thrown with, for `toMatchObject`. */
export const refusal = (code: string) => ({ answer: { code } });

/** The same with its status, for `toEqual`. */
export const refusedWith = (status: number, code: string): unknown =>
  expect.objectContaining({ status, answer: expect.objectContaining({ code }) as unknown });

/** How a call ends: the code of its refusal, or `ok`. */
export const codeOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'ok';
  } catch (error) {
    if (error instanceof CallError) return error.answer.code;
    throw error;
  }
};
