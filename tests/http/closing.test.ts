import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { listen } from '../support/sockets.ts';

const COMPANY = '/api/companyinfo.php';

let app: TestApp;
let origin: string;
let begun: Promise<void>;
let goOn: () => void;

/** A page that asks the API for something, once it may go on. */
const open = async () => {
  const [begin, wait] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  begun = begin.promise;
  goOn = wait.resolve;
  app = await testApp({}, async (_request, visit) => {
    begin.resolve();
    await wait.promise;
    const { status } = await visit.fetch(COMPANY, {});
    return new Response(`answered ${status}`, { status });
  });
  origin = await listen(app);
};

describe('a process that is asked to end', () => {
  beforeEach(open);

  afterEach(async () => {
    goOn();
    await app.close().catch(() => undefined);
  });

  it('[OPS-16] [SCALE-4] says that it is not ready, and goes on answering', async () => {
    app.http.markNotReady();
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, 'closing']);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}${COMPANY}`)).status).toBe(200);
  });

  it('[OPS-16] [SCALE-4] finishes the pages that are under way, with all they ask for', async () => {
    const page = fetch(`${origin}/`);
    await begun;
    const closed = app.http.close();
    // From here on nobody new is let in.
    while (app.http.server.listening) await new Promise((resolve) => setImmediate(resolve));
    goOn();
    const answer = await page;
    expect([answer.status, await answer.text()]).toEqual([200, 'answered 200']);
    await closed;
  });
});
