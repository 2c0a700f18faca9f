import { useLayoutEffect, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Shown, Way } from './rules/way-back.ts';
import { isMemberPath, wayAfter } from './rules/way-back.ts';

const STORE = 'ways-back';
const MOST = 50;

let before: Shown | null = null;
let ways: Map<string, Way> | undefined;
const listeners = new Set<() => void>();

/** By entries of the history, so that a page that is loaded again still knows. */
const known = (): Map<string, Way> => {
  try {
    ways ??= new Map(JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, Way][]);
  } catch {
    ways = new Map();
  }
  return ways;
};

const note = (key: string, way: Way) => {
  const all = known().set(key, way);
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...all].slice(-MOST)));
  } catch {
    // Known as long as the document is.
  }
  for (const listener of listeners) listener();
};

/** On every page: remembers from where members are opened. */
export function WayWatch() {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const path = pathname + search;
    // Who goes back to a member came there from elsewhere.
    if (type !== NavigationType.Pop && isMemberPath(path) && !known().has(key)) {
      const way = wayAfter(before, known(), type === NavigationType.Replace);
      if (way) note(key, way);
    }
    before = { key, path };
  }, [key, pathname, search, type]);
  return null;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where one came from to this page. */
export const useWay = (): Way | undefined => {
  const { key } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => known().get(key),
    () => undefined,
  );
};
