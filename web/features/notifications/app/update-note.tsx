import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WorkerMessage } from '#contract/app.ts';
import { ignore } from '#web/lib/ignore.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

const CHECK_EVERY_MS = 3_600_000;

/** Tells once a newer worker waits. */
const watchForUpdate = (
  registration: ServiceWorkerRegistration,
  onFound: (waiting: ServiceWorker) => void,
) => {
  const checkWaiting = () => {
    // The first one has nobody to wait for.
    if (registration.waiting && navigator.serviceWorker.controller) onFound(registration.waiting);
  };
  const onUpdateFound = () =>
    registration.installing?.addEventListener('statechange', checkWaiting);
  checkWaiting();
  registration.addEventListener('updatefound', onUpdateFound);
  let checkedAt = Date.now();
  const onVisibilityChange = () => {
    // Who stays in one page for days asks for no document that would make the browser look.
    if (document.hidden || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    registration.update().catch(ignore);
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    registration.removeEventListener('updatefound', onUpdateFound);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
};

/** Offers a newer version of the product, which comes when the member wants it. */
export function UpdateNote({ registration }: { registration: ServiceWorkerRegistration }) {
  const t = useTranslations('app.update');
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => watchForUpdate(registration, setWaiting), [registration]);
  if (!waiting) return null;
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    waiting.postMessage({ kind: 'take-over' } satisfies WorkerMessage, []);
  };
  return (
    <Alert
      icon="info"
      action={
        <Button size="sm" variant="quiet" onClick={reload}>
          {t('reload')}
        </Button>
      }
    >
      {t('text')}
    </Alert>
  );
}
