import { describe, expect, it } from 'vitest';
import { readConfig } from './index.ts';

const pooled = {
  TEST_PAYMENTS: '1',
  DATABASE_URL: 'postgres://u@pooler.example/duet',
  DATABASE_DIRECT_URL: 'postgres://u@db.example/duet',
};

describe('[SCALE-2] where the database is', () => {
  it('may be named twice: behind a pooler, and past it', () => {
    expect(readConfig({ ...pooled, DATABASE_PREPARED_STATEMENTS: '0' })).toMatchObject({
      databaseUrl: pooled.DATABASE_URL,
      databaseDirectUrl: pooled.DATABASE_DIRECT_URL,
      namesStatements: false,
    });
    expect(readConfig(pooled)).toMatchObject({ namesStatements: true });
  });

  it('may have replicas', () => {
    const DATABASE_REPLICA_URLS = 'postgres://u@one.example/duet, postgres://u@two.example/duet';
    const replicaUrls = ['postgres://u@one.example/duet', 'postgres://u@two.example/duet'];
    expect(readConfig({ ...pooled, DATABASE_REPLICA_URLS })).toMatchObject({ replicaUrls });
  });

  it('may have Redis beside it', () => {
    const REDIS_URL = 'rediss://:secret@redis.example/2';
    expect(readConfig({ ...pooled, REDIS_URL })).toMatchObject({ redisUrl: REDIS_URL });
  });

  it.each([
    [{ DATABASE_DIRECT_URL: 'db.example' }, 'DATABASE_DIRECT_URL must be'],
    [{ DATABASE_DIRECT_URL: pooled.DATABASE_DIRECT_URL }, 'needs DATABASE_URL'],
    [{ DATABASE_PREPARED_STATEMENTS: 'no' }, 'DATABASE_PREPARED_STATEMENTS must be 0 or 1'],
    [{ DATABASE_REPLICA_URLS: 'postgres://one.example,two' }, 'DATABASE_REPLICA_URLS must be'],
    [{ DATABASE_REPLICA_URLS: 'postgres://one.example' }, 'DATABASE_REPLICA_URLS needs'],
    [{ REDIS_URL: 'redis.example' }, 'REDIS_URL must be'],
    [{ REDIS_URL: 'redis://redis.example' }, 'REDIS_URL needs DATABASE_URL'],
    [{ DATABASE_PREPARED_STATEMENTS: '0' }, '0 needs DATABASE_DIRECT_URL'],
  ])('is refused if it makes no sense: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
