import { useSyncExternalStore } from 'react';
import { ignore } from './ignore.ts';

/** How a browser offers to install the product; not every one does. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let promptEvent: BeforeInstallPromptEvent | null = null;
const listeners = new Set<() => void>();

const setPromptEvent = (event: BeforeInstallPromptEvent | null) => {
  promptEvent = event;
  for (const listener of listeners) listener();
};

/** Captures the browser's install prompt, to show it at a better moment. */
export const captureInstallPrompt = (target: EventTarget): void => {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setPromptEvent(event as BeforeInstallPromptEvent);
  });
  target.addEventListener('appinstalled', () => setPromptEvent(null));
};

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Asks the browser to install, which it does once per offer; null without one. */
export const useInstallPrompt = (): (() => void) | null => {
  const event = useSyncExternalStore(
    subscribe,
    () => promptEvent,
    () => null,
  );
  if (!event) return null;
  return () => {
    setPromptEvent(null);
    event.prompt().catch(ignore);
  };
};
