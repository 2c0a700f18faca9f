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

await loadMessages(documentLocale(), document.documentElement.dataset['signedIn'] !== undefined);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
