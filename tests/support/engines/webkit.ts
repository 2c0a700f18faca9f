import { globSync } from 'node:fs';
import { freePort } from '../free-port.ts';
import { programs } from '../programs.ts';
import { waitFor } from '../wait.ts';
import type { Browser, Engine, Tab } from './engine.ts';
import { PATIENCE_SECONDS } from './engine.ts';
import { makeHome, startGroup } from './process-group.ts';

type Call = <Result>(
  method: string,
  path: string,
  body?: object,
  seconds?: number,
) => Promise<Result>;

const ANSWER_SECONDS = 15;

/** Speaks WebDriver: https://www.w3.org/TR/webdriver2/ */
const talkTo =
  (base: string): Call =>
  async (method, path, body, seconds = PATIENCE_SECONDS) => {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(seconds * 1000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } | null };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.message ?? response.status}`);
    return value as never;
  };

/** The small browser that comes with the engine; where, depends on the machine's kind and the release. */
const findBrowser = (): string | undefined =>
  globSync('/usr/{lib/*,libexec}/webkit{2gtk-4.*,gtk-6.*}/MiniBrowser')[0];

const newTab = async (call: Call): Promise<Tab> => {
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // The pages themselves tell when they are ready.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const goto: Tab['goto'] = (url) => call('POST', `${session}/url`, { url });
  const execute: Tab['run'] = (script, ...args) =>
    call(
      'POST',
      `${session}/execute/sync`,
      { script: `return (${script.toString()})(...arguments)`, args },
      ANSWER_SECONDS,
    );
  // A script that meets a change of pages may never be answered. Ours can be run again.
  const run: Tab['run'] = (script, ...args) =>
    execute(script, ...args).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        return execute(script, ...args);
      throw error;
    });
  return {
    goto,
    run,
    act: (input) => call('POST', `${session}/actions`, { actions: [input] }),
    setCookie: async (url, name, value) => {
      // Only the host that is open can be given one.
      const { href, host, hostname: domain } = new URL('/robots.txt', url);
      await goto(href);
      const look = async () => (await run(() => location.host).catch(() => '')) === host || null;
      await waitFor(look, href);
      const cookie = { name, value, domain, path: '/', httpOnly: true, sameSite: 'Lax' };
      await call('POST', `${session}/cookie`, { cookie });
    },
    close: () => call('DELETE', session),
  };
};

const LESS_MOTION = '[Settings]\ngtk-enable-animations=0\n';

const start = async (): Promise<Browser> => {
  const home = await makeHome('.config/gtk-3.0/settings.ini', LESS_MOTION);
  // Else it starts anew whenever its last window closes, and is not there for the next one.
  const screen = startGroup('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp', '-noreset'], {});
  let driver: ReturnType<typeof startGroup> | undefined;
  const close = async () => {
    await driver?.end();
    await screen.end();
    await home.remove();
  };
  try {
    const display = await screen.says(/^(\d+)$/m);
    const port = await freePort();
    driver = startGroup('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
      HOME: home.path,
      DISPLAY: `:${display}`,
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      // Without a graphics card, what lies behind a dialog takes seconds to blur.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    });
    const call = talkTo(`http://127.0.0.1:${port}`);
    const answers = () => call<object>('GET', '/status').catch(() => null);
    await waitFor(answers, 'WebKitWebDriver');
    return { newTab: () => newTab(call), close };
  } catch (error) {
    await close();
    throw error;
  }
};

export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () =>
    findBrowser() !== undefined &&
    ['WebKitWebDriver', 'Xvfb'].every((name) => programs(name).length > 0),
  start,
};
