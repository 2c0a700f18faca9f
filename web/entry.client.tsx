import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { documentLocale, loadMessages } from './lib/messages.ts';
import { captureInstallPrompt } from './lib/install-prompt.ts';
import { guardChunks } from './lib/chunk-guard.ts';
import { retryingFetch } from './lib/retrying-fetch.ts';

guardChunks(window);
window.fetch = retryingFetch(window.fetch.bind(window));
captureInstallPrompt(window);

const locale = documentLocale();
const loading = loadMessages(locale, document.documentElement.dataset['signedIn'] !== undefined);
// The first of its kind takes a browser twenty milliseconds: they pass while texts are on their way.
setTimeout(() => new Intl.NumberFormat(locale));
await loading;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
