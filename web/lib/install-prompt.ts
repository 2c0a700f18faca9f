import { useSyncExternalStore } from 'react';

/** How a browser offers to install the product; not every one does. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let kept: InstallEvent | null = null;
const listeners = new Set<() => void>();

const keep = (event: InstallEvent | null) => {
  kept = event;
  for (const listener of listeners) listener();
};

/** Keeps the browser's offer for a better moment than its own. */
export const keepInstallPrompt = (target: EventTarget): void => {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallEvent);
  });
  target.addEventListener('appinstalled', () => keep(null));
};

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Asks the browser to install, which it does once per offer; null without one. */
export const useInstallPrompt = (): (() => void) | null => {
  const event = useSyncExternalStore(
    listen,
    () => kept,
    () => null,
  );
  if (!event) return null;
  return () => {
    keep(null);
    event.prompt().catch(() => undefined);
  };
};
