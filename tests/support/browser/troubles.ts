import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

export interface Troubles {
  /** What went wrong in any page of the context so far, and was not expected. */
  list(): readonly string[];
  /** Some tests break things on purpose. */
  expect(pattern: RegExp): void;
}

/** Navigating away ends requests that are under way, and a browser without JavaScript wants none. */
const isHarmless = (request: Request, javaScript: boolean) => {
  const reason = request.failure()?.errorText;
  return reason === 'net::ERR_ABORTED' || (!javaScript && reason === 'csp');
};

const describe = (message: ConsoleMessage) =>
  `console: ${message.text()} (${message.location().url})`;

/** Notes errors of scripts, messages on the console, and requests that failed. */
export const watch = (context: BrowserContext, javaScript: boolean): Troubles => {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('weberror', (thrown) => {
    const { message, stack } = thrown.error();
    seen.push(`script: ${message}\n${stack ?? ''}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(describe(message));
  });
  context.on('requestfailed', (request) => {
    if (isHarmless(request, javaScript)) return;
    seen.push(`${request.failure()?.errorText}: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()}: ${response.url()}`);
  });
  return {
    list: () => seen.filter((trouble) => !expected.some((pattern) => pattern.test(trouble))),
    expect: (pattern) => void expected.push(pattern),
  };
};
