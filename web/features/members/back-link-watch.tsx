import { useLayoutEffect, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { createListeners } from '#web/lib/store.ts';
import type { ShownPage, BackLink } from './rules/back-link.ts';
import { isMemberPath, backLinkAfter } from './rules/back-link.ts';

const STORAGE_KEY = 'ways-back';
const MAX_STORED = 50;

let previousPage: ShownPage | null = null;
let backLinks: Map<string, BackLink> | undefined;
const { notify, subscribe } = createListeners();

/** By entries of the history, so that a page that is loaded again still knows. */
const readBackLinks = (): Map<string, BackLink> => {
  try {
    backLinks ??= new Map(
      JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, BackLink][],
    );
  } catch {
    backLinks = new Map();
  }
  return backLinks;
};

const storeBackLink = (key: string, link: BackLink) => {
  const all = readBackLinks().set(key, link);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...all].slice(-MAX_STORED)));
  } catch {
    // Known as long as the document is.
  }
  notify();
};

/** On every page: remembers from where members are opened. */
export function BackLinkWatch() {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const path = pathname + search;
    // Who goes back to a member came there from elsewhere.
    if (type !== NavigationType.Pop && isMemberPath(path) && !readBackLinks().has(key)) {
      const link = backLinkAfter(previousPage, readBackLinks(), type === NavigationType.Replace);
      if (link) storeBackLink(key, link);
    }
    previousPage = { key, path };
  }, [key, pathname, search, type]);
  return null;
}

/** Where one came from to this page. */
export const useBackLink = (): BackLink | undefined => {
  const { key } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => readBackLinks().get(key),
    () => undefined,
  );
};
