import { DrizzleQueryError } from '../db/sql.ts';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

const logged = (error: unknown): string => {
  let written = '';
  createLog('error', { write: (line) => void (written += line) }).error({ err: error }, 'failed');
  return written;
};

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

  it('[OPS-3] is some of the errors that it gathers, with no more of each', () => {
    const reasons = Array.from({ length: 6 }, (_, index) => new Error(`reason ${index}`));
    const query = new DrizzleQueryError('update users', ['ada@people.example'], new Error('gone'));
    const line = logged(new AggregateError([query, ...reasons], 'Not all of it worked.'));
    expect(line).toContain('Not all of it worked.');
    expect(line).toContain('gone');
    expect(line).not.toContain('ada@people.example');
    expect(line).toContain('reason 3');
    expect(line).not.toContain('reason 4');
  });

  it('is nothing of a value that is no error', () => {
    expect(logged('ada@people.example')).not.toContain('ada@');
  });
});
