import { programs } from '../programs.ts';
import type { Browser, Engine, Tab } from './engine.ts';
import { PATIENCE_SECONDS } from './engine.ts';
import { makeHome, startGroup } from './process-group.ts';

type Call = <Result>(method: string, params?: object) => Promise<Result>;

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly message?: string;
  readonly result?: unknown;
}

/** Speaks WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
const connect = async (url: string): Promise<Call> => {
  const socket = new WebSocket(`${url}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${url}.`)));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
  });
  socket.addEventListener('close', () => {
    for (const tell of waiting.values()) tell({ type: 'error', message: 'Firefox is gone.' });
  });
  let count = 0;
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      count += 1;
      const id = count;
      const giveUp = () => waiting.get(id)?.({ type: 'error', message: 'No answer came.' });
      const timer = setTimeout(giveUp, PATIENCE_SECONDS * 1000);
      waiting.set(id, ({ type, message, result }) => {
        waiting.delete(id);
        clearTimeout(timer);
        if (type === 'success') resolve(result as never);
        else reject(new Error(`${method}: ${message ?? type}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
};

interface Evaluated {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

const newTab = async (call: Call): Promise<Tab> => {
  const { userContext } = await call<{ userContext: string }>('browser.createUserContext');
  const { context } = await call<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  return {
    goto: (url) => call('browsingContext.navigate', { context, url, wait: 'none' }),
    run: async (script, ...args) => {
      const { result, exceptionDetails } = await call<Evaluated>('script.callFunction', {
        functionDeclaration: `(args) => JSON.stringify((${script.toString()})(...JSON.parse(args)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: false,
        target: { context },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null') as ReturnType<typeof script>;
    },
    act: (input) => call('input.performActions', { context, actions: [input] }),
    setCookie: (url, name, value) =>
      call('storage.setCookie', {
        cookie: {
          name,
          value: { type: 'string', value },
          domain: new URL(url).hostname,
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
        },
        partition: { type: 'storageKey', userContext },
      }),
    close: () => call('browser.removeUserContext', { userContext }),
  };
};

const find = (): string | undefined => programs('firefox-esr', 'firefox')[0];

const LESS_MOTION = "user_pref('ui.prefersReducedMotion', 1);";

const start = async (): Promise<Browser> => {
  const home = await makeHome('user.js', LESS_MOTION);
  const group = startGroup(
    find() ?? 'firefox-esr',
    ['--headless', '--no-remote', '--profile', home.path, '--remote-debugging-port', '0'],
    { HOME: home.path },
  );
  const close = async () => {
    await group.end();
    await home.remove();
  };
  try {
    const call = await connect(await group.says(/listening on (ws:\S+)/));
    await call('session.new', { capabilities: {} });
    return { newTab: () => newTab(call), close };
  } catch (error) {
    await close();
    throw error;
  }
};

export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => find() !== undefined,
  start,
};
