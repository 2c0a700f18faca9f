import { ignore } from './ignore.ts';
import { createStore } from './store.ts';
import { useStore } from './use-store.ts';

/** How a browser offers to install the product; not every one does. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const promptEvent = createStore<BeforeInstallPromptEvent | null>(null);

/** Captures the browser's install prompt, to show it at a better moment. */
export const captureInstallPrompt = (target: EventTarget): void => {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    promptEvent.set(event as BeforeInstallPromptEvent);
  });
  target.addEventListener('appinstalled', () => promptEvent.set(null));
};

/** Asks the browser to install, which it does once per offer; null without one. */
export const useInstallPrompt = (): (() => void) | null => {
  const event = useStore(promptEvent);
  if (!event) return null;
  return () => {
    promptEvent.set(null);
    event.prompt().catch(ignore);
  };
};
