import { cookies } from '#contract/cookies.ts';
import { hosts } from '../browser/server.ts';
import type { Server } from '../browser/server.ts';
import type { Person } from '../people.ts';
import { waitFor } from '../wait.ts';
import type { Tab } from './engine.ts';
import type { Seen, Target } from './find-in-page.ts';
import { aim, hit, findInPage, queryOf } from './find-in-page.ts';

/** Keys without a letter, as WebDriver writes them. */
export const keys = { control: '\uE009', enter: '\uE007', arrowDown: '\uE015' } as const;

const tap = (value: string) => [
  { type: 'keyDown', value } as const,
  { type: 'keyUp', value } as const,
];

const control = (value: string) => [
  { type: 'keyDown', value: keys.control } as const,
  ...tap(value),
  { type: 'keyUp', value: keys.control } as const,
];

const nameOf = ({ role, name }: Target) => `${role} ${String(name)}`;

/** What somebody does and sees in a tab. Whatever is looked for may take its time. */
export const screenOf = (tab: Tab, server: Server) => {
  const host = hosts[1];

  const describePage = () =>
    tab.run(() => `${location.href} shows: ${document.body.innerText.slice(0, 1000)}`);

  /** A page that is just going away cannot be looked at; the next look finds the one that came. */
  const until = async <T>(view: () => Promise<T | null | false>, what: string): Promise<T> => {
    let trouble: unknown;
    const patiently = async () => {
      try {
        return (await view()) || null;
      } catch (error) {
        trouble = error;
        return null;
      }
    };
    return waitFor(patiently, what).catch(async (error: unknown) => {
      const page = await describePage().catch(String);
      throw new Error(`${String(error)} ${page}`, { cause: trouble });
    });
  };

  const see = (target: Target, fits: (seen: Seen) => boolean = () => true): Promise<Seen> =>
    until(async () => {
      const seen = await tab.run(findInPage, queryOf(target));
      return seen && fits(seen) && seen;
    }, nameOf(target));

  const clickOnce = async (target: Target): Promise<boolean> => {
    const at = (await tab.run(findInPage, queryOf(target))) && (await tab.run(aim));
    if (!at) return false;
    const actions = [
      { type: 'pointerMove', ...at } as const,
      { type: 'pointerDown', button: 0 } as const,
      { type: 'pointerUp', button: 0 } as const,
    ];
    try {
      await tab.act({ type: 'pointer', id: 'mouse', actions });
      return await tab.run(hit);
    } catch {
      // The click has led to another page already.
      return true;
    }
  };

  const click = (target: Target) => until(() => clickOnce(target), nameOf(target));

  const press = (value: string) => tab.act({ type: 'key', id: 'keyboard', actions: tap(value) });

  /** Types over what a field holds. */
  const fill = async (name: Target['name'], text: string): Promise<void> => {
    const field = { role: 'field', name } as const;
    await click(field);
    const letters = text.split('').flatMap(tap);
    await tab.act({ type: 'key', id: 'keyboard', actions: [...control('a'), ...letters] });
    await see(field, ({ value }) => value === text);
  };

  const check = async (
    role: 'radio' | 'checkbox' | 'switch',
    name: Target['name'],
  ): Promise<void> => {
    await click({ role, name });
    await see({ role, name }, ({ checked }) => checked);
  };

  /** Waits until a page at this path reacts: every effect of its first render has run. */
  const untilAt = (path: RegExp) =>
    until(
      () =>
        tab.run((source) => {
          // Pages for reading load their scripts only when somebody touches them.
          dispatchEvent(new Event('pointermove'));
          return (
            !Object.hasOwn(window, 'leftBehind') &&
            history.scrollRestoration === 'manual' &&
            new RegExp(source).test(location.pathname)
          );
        }, path.source),
      `a page at ${path.source}`,
    );

  const open = async (path: string): Promise<void> => {
    const mark = () => tab.run(() => Boolean(Object.assign(window, { leftBehind: true })));
    await until(mark, 'a page to leave');
    await tab.goto(server.url(host, path));
    await untilAt(/^/);
  };

  return {
    see,
    click,
    press,
    fill,
    check,
    untilAt,
    open,
    sees: (words: string) =>
      until(() => tab.run((text) => document.body.innerText.includes(text), words), words),
    signIn: ({ session }: Person) => tab.setCookie(server.url(host), cookies.session, session),
  };
};
