import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import type { PageMessage, WorkerMessage } from '../../../../contract/app.ts';
import { appPaths } from '../../../../contract/app.ts';
import type { UserView } from '../../../../contract/accounts/user.ts';
import { WithTexts } from '../../../lib/lazy-texts.tsx';
import { setPushState } from '../../../lib/push.ts';
import { routeNameOf } from '../../site/rules/route-name.ts';
import { useSite } from '../../site/site-context.ts';
import { mayCover } from '../push/offer.ts';
import { PushOffer } from '../push/push-offer.tsx';
import { startPush } from '../push/subscription.ts';
import { AppNotes } from './app-notes.tsx';
import { InstallHint } from './install-hint.tsx';
import { UpdateNote } from './update-note.tsx';

/** Null where there are no workers, as in private windows of some browsers. */
const register = async (): Promise<ServiceWorkerRegistration | null> => {
  try {
    const { serviceWorker } = navigator;
    const coming: Promise<ServiceWorkerRegistration | undefined> = serviceWorker.register(
      appPaths.worker,
    );
    // Nothing comes where workers are shut out.
    return (await coming) ?? null;
  } catch {
    return null;
  }
};

/** A click on a notification leads here, without a new document. */
const useLed = (): void => {
  const navigate = useNavigate();
  const go = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const heard = ({ data, ports }: MessageEvent) => {
      const told = data as PageMessage | { readonly kind?: undefined };
      if (told.kind !== 'go') return;
      ports[0]?.postMessage(true);
      go(told.path);
    };
    navigator.serviceWorker.addEventListener('message', heard);
    return () => navigator.serviceWorker.removeEventListener('message', heard);
  }, []);
};

/** For members on every page: the worker behind it, its updates, and the way to install it. */
export function AppWatch({ user }: { user: UserView }) {
  const { settings } = useSite();
  const { id } = user;
  const { push_public_key: key } = settings;
  const lang = useLocale();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const route = routeNameOf(useLocation().pathname);
  useLed();
  useEffect(() => {
    const gone = new AbortController();
    void (async () => {
      const made = await register();
      if (gone.signal.aborted) return;
      setRegistration(made);
      if (made) await startPush(made, id, key);
      else setPushState(false);
    })();
    return () => gone.abort();
  }, [id, key]);
  useEffect(() => {
    const tell = async () => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ kind: 'language', lang } satisfies WorkerMessage, []);
    };
    if (registration) void tell();
  }, [registration, lang]);
  return (
    <WithTexts of="app">
      <AppNotes>
        {registration && <UpdateNote registration={registration} />}
        {mayCover(route) && <PushOffer user={user} />}
        <InstallHint user={user} />
      </AppNotes>
    </WithTexts>
  );
}

/** The offer of pushes in an open chat; here, because every page of a member loads this anyway. */
export function ChatPushOffer() {
  const { user } = useSite();
  if (!user) return null;
  return (
    <WithTexts of="app">
      <PushOffer user={user} />
    </WithTexts>
  );
}
