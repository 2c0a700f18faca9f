import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { documentLocale, loadMessages } from './lib/messages.ts';
import { keepInstallPrompt } from './lib/install-prompt.ts';
import { guardChunks } from './lib/chunk-guard.ts';

guardChunks(window);
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
