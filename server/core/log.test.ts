import { DrizzleQueryError } from 'drizzle-orm';
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

  it('is nothing of a value that is no error', () => {
    expect(logged('ada@people.example')).not.toContain('ada@');
  });
});
