import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { documentLocale, loadMessages } from './lib/messages.ts';
import { keepInstallPrompt } from './lib/install-prompt.ts';
import { guardChunks } from './lib/chunk-guard.ts';
import { patient } from './lib/patient-fetch.ts';

guardChunks(window);
window.fetch = patient(window.fetch.bind(window));
keepInstallPrompt(window);

await loadMessages(documentLocale(), document.documentElement.dataset['signedIn'] !== undefined);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
