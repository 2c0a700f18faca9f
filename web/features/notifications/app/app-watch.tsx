import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import type { PageMessage, WorkerMessage } from '#contract/app.ts';
import { appPaths } from '#contract/app.ts';
import type { UserView } from '#contract/accounts/user.ts';
import { setPushState } from '#web/lib/push.ts';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { mayCoverPage } from '../push/offer.ts';
import { PushOffer } from '../push/push-offer.tsx';
import { startPush } from '../push/subscription.ts';
import { AppNotes } from './app-notes.tsx';
import { InstallHint } from './install-hint.tsx';
import { UpdateNote } from './update-note.tsx';

/** Null where there are no workers, as in private windows of some browsers. */
const registerWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  try {
    const { serviceWorker } = navigator;
    const registering: Promise<ServiceWorkerRegistration | undefined> = serviceWorker.register(
      appPaths.worker,
    );
    // Nothing comes where workers are shut out.
    return (await registering) ?? null;
  } catch {
    return null;
  }
};

/** A click on a notification leads here, without a new document. */
const useNotificationClicks = (): void => {
  const navigate = useNavigate();
  const go = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const onMessage = ({ data, ports }: MessageEvent) => {
      const message = data as PageMessage | { readonly kind?: undefined };
      if (message.kind !== 'go') return;
      ports[0]?.postMessage(true);
      go(message.path);
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, []);
};

interface Props {
  readonly user: UserView;
  /** What else is offered where there is room for it. */
  readonly children: ReactNode;
}

/** For members on every page: the worker behind it, its updates, and the way to install it. */
export function AppWatch({ user, children }: Props) {
  const { settings } = useSite();
  const { id } = user;
  const { push_public_key: key } = settings;
  const lang = useLocale();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const route = routeNameOf(useLocation().pathname);
  useNotificationClicks();
  useEffect(() => {
    const controller = new AbortController();
    void (async () => {
      const registered = await registerWorker();
      if (controller.signal.aborted) return;
      setRegistration(registered);
      if (registered) await startPush(registered, id, key);
      else setPushState(false);
    })();
    return () => controller.abort();
  }, [id, key]);
  useEffect(() => {
    const sendLanguage = async () => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ kind: 'language', lang } satisfies WorkerMessage, []);
    };
    if (registration) void sendLanguage();
  }, [registration, lang]);
  if (!mayCoverPage(route)) return null;
  return (
    <AppNotes>
      {/* A newer version waits as well: who writes or pays is not asked to reload. */}
      {registration && <UpdateNote registration={registration} />}
      <PushOffer user={user} />
      {children}
      <InstallHint user={user} />
    </AppNotes>
  );
}

/** The offer of pushes in an open chat; here, because every page of a member loads this anyway. */
export function ChatPushOffer() {
  const { user } = useSite();
  return user && <PushOffer user={user} />;
}
