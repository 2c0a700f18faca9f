import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WorkerMessage } from '../../../../contract/app.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

const LOOK_EVERY_MS = 3_600_000;

/** Tells once a newer worker waits. */
const watch = (
  registration: ServiceWorkerRegistration,
  found: (waiting: ServiceWorker) => void,
) => {
  const look = () => {
    // The first one has nobody to wait for.
    if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
  };
  const coming = () => registration.installing?.addEventListener('statechange', look);
  look();
  registration.addEventListener('updatefound', coming);
  let lookedAt = Date.now();
  const returned = () => {
    // Who stays in one page for days asks for no document that would make the browser look.
    if (document.hidden || Date.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', returned);
  return () => {
    registration.removeEventListener('updatefound', coming);
    document.removeEventListener('visibilitychange', returned);
  };
};

/** Offers a newer version of the product, which comes when the member wants it. */
export function UpdateNote({ registration }: { registration: ServiceWorkerRegistration }) {
  const t = useTranslations('app.update');
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => watch(registration, setWaiting), [registration]);
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
