import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { passkeys } from '#contract/accounts/passkeys.ts';
import type { Locale } from '#contract/locales.ts';
import { call } from '#web/lib/call.ts';
import { useDismissal } from '#web/lib/device-storage.ts';
import { LoadedTexts } from '#web/lib/lazy-texts.tsx';
import { loadTexts } from '#web/lib/messages.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { isOfferDue } from './offer.ts';
import { addPasskey, hasOwnAuthenticator } from './passkeys.ts';

interface Props {
  readonly userId: string;
  /** When it turned out that there is something to offer, in milliseconds. */
  readonly now: number;
}

function Offer({ userId, now }: Props) {
  const t = useTranslations('passkeys.offer');
  const [closedAt, close] = useDismissal(`passkey-offer:${userId}`);
  const [state, setState] = useState<'offered' | 'busy' | 'added' | 'failed'>('offered');
  if (closedAt === undefined || !isOfferDue(closedAt, now)) return null;
  const accept = async () => {
    setState('busy');
    try {
      const outcome = await addPasskey({});
      setState(outcome === 'added' ? 'added' : 'offered');
      if (outcome === 'known') close();
    } catch {
      setState('failed');
    }
  };
  const text = { offered: t('text'), busy: t('text'), added: t('done'), failed: t('failed') }[
    state
  ];
  const tone = { offered: 'info', busy: 'info', added: 'success', failed: 'warning' } as const;
  return (
    <Alert
      tone={tone[state]}
      {...(state !== 'added' && { icon: 'fingerprint' })}
      onDismiss={close}
      dismissLabel={state === 'added' ? t('close') : t('later')}
      short={state === 'offered' ? { text: t('add'), onClick: () => void accept() } : undefined}
      action={
        state !== 'added' && (
          <Button
            size="sm"
            variant="quiet"
            loading={state === 'busy'}
            onClick={() => void accept()}
          >
            {t('add')}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}

/** The offer for a member without a passkey whose device could keep one; nothing for all others. */
export const loadPasskeyOffer = async (userId: string, locale: Locale): Promise<ReactNode> => {
  if (!(await hasOwnAuthenticator())) return null;
  const [{ passkeys: own }, texts] = await Promise.all([
    call(passkeys),
    loadTexts('passkeys', locale),
  ]);
  if (own.length > 0) return null;
  return (
    <LoadedTexts of="passkeys" texts={texts}>
      <Offer userId={userId} now={Date.now()} />
    </LoadedTexts>
  );
};
