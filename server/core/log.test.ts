import { setImmediate } from 'node:timers/promises';
import { DrizzleQueryError } from '#server/db/sql.ts';
import { describe, expect, it } from 'vitest';
import { createLog, failureOf, gatherLines } from './log.ts';

const logged = (error: unknown): string => {
  let written = '';
  createLog('error', { write: (line) => void (written += line) }).error({ err: error }, 'failed');
  return written;
};

/** As the job queue tells of errors. */
const copyOf = (error: Error) =>
  Object.assign({}, error, { message: error.message, stack: error.stack, queue: 'send-mail' });

describe('what the log holds of an error', () => {
  it('is where it happened and why', () => {
    const line = logged(new TypeError('broken', { cause: new Error('deeper') }));
    expect(line).toContain('"type":"TypeError"');
    expect(line).toContain('"message":"broken"');
    expect(line).toContain('log.test.ts');
    expect(line).toContain('deeper');
  });

  it('is never the parameters of a failed query', () => {
    const cause = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (email)=(ada@people.example) already exists.',
    });
    const line = logged(
      new DrizzleQueryError('insert into users', ['ada@people.example', 'secret'], cause),
    );
    expect(line).toContain('23505');
    expect(line).not.toContain('ada@people.example');
    expect(line).not.toContain('secret');
  });

  it('[OPS-16] is some of the errors that it gathers, with no more of each', () => {
    const reasons = Array.from({ length: 6 }, (_, index) => new Error(`reason ${index}`));
    const query = new DrizzleQueryError('update users', ['ada@people.example'], new Error('gone'));
    const line = logged(new AggregateError([query, ...reasons], 'Not all of it worked.'));
    expect(line).toContain('Not all of it worked.');
    expect(line).toContain('gone');
    expect(line).not.toContain('ada@people.example');
    expect(line).toContain('reason 3');
    expect(line).not.toContain('reason 4');
  });

  it('[OPS-16] is its kind, for what is thrown and is no error', () => {
    const answer = { error: 'ada@people.example is unknown', code: 'unavailable' };
    class Thrown {
      readonly data = answer;
      readonly init = { status: 503 };
    }
    const line = logged(new Thrown());
    expect(JSON.parse(line)).toMatchObject({
      err: { type: 'Thrown', code: 'unavailable', status: 503 },
    });
    expect(line).not.toContain('ada@');
    expect(JSON.parse(logged(new Response(null, { status: 502 })))).toMatchObject({
      err: { type: 'Response', status: 502 },
    });
    expect(logged({ code: 'ada@people.example', status: 'Ada' })).not.toMatch(/ada/i);
  });

  it('[OPS-16] is all of an error of which only a copy is thrown, but for its parameters', () => {
    const lost = Object.assign(new Error('Connection terminated'), { code: '57P01' });
    expect(JSON.parse(logged(copyOf(lost)))).toMatchObject({
      err: { code: '57P01', message: 'Connection terminated' },
    });
    const query = new DrizzleQueryError('select 1', ['ada@people.example'], lost);
    const line = logged(copyOf(query));
    expect(line).toContain('A query failed.');
    expect(line).not.toContain('ada@');
  });

  it('is nothing of a value that is no error', () => {
    expect(logged('ada@people.example')).not.toContain('ada@');
  });
});

it('[OPS-16] a failed job keeps the kind of its failure and a code, and no word of it', () => {
  const cause = Object.assign(new Error('ada@people.example is unknown'), { code: '23505' });
  const query = new DrizzleQueryError('insert', ['ada@people.example'], cause);
  expect(failureOf(query)).toEqual({ type: 'Error', code: '23505' });
  expect(failureOf(new TypeError('no'))).toEqual({ type: 'TypeError' });
  expect(failureOf(Object.assign(new Error('no'), { code: 'of Ada', status: 550 }))).toEqual({
    type: 'Error',
    code: '550',
  });
});

it('writes the lines of one turn at once, and the last ones at the end', async () => {
  const written: string[] = [];
  const ends: (() => void)[] = [];
  const stream = gatherLines({ write: (text) => void written.push(text) }, (last) => {
    ends.push(last);
  });
  stream.write('one\n');
  stream.write('two\n');
  expect(written).toEqual([]);
  await setImmediate();
  expect(written).toEqual(['one\ntwo\n']);
  stream.write('three\n');
  for (const end of ends) end();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});
