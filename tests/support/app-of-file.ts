import { afterAll } from 'vitest';
import type { TestApp } from './app.ts';
import { testApp } from './app.ts';

/** Starts an app that closes with the file it was opened in. */
export const appOfFile = async (...given: Parameters<typeof testApp>): Promise<TestApp> => {
  const app = await testApp(...given);
  afterAll(() => app.close());
  return app;
};
