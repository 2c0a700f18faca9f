import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import type { UserView } from '#contract/accounts/user.ts';
import { ignore } from '#web/lib/ignore.ts';
import { isPasskeyOffered } from './offer.ts';

/**
 * The offer of a passkey after a login by password; all others load nothing of it. It is put into the
 * page when it is whole: what is lazy here waits for all else that the page still waits for.
 */
export function PasskeyOfferPart({ user: { id } }: { user: UserView }) {
  const locale = useLocale();
  const [offer, setOffer] = useState<ReactNode>(null);
  useEffect(() => {
    if (!isPasskeyOffered()) return;
    let isGone = false;
    const load = async () => {
      const { loadPasskeyOffer } = await import('./passkey-offer.tsx');
      const loaded = await loadPasskeyOffer(id, locale);
      if (!isGone) setOffer(loaded);
    };
    load().catch(ignore);
    return () => {
      isGone = true;
    };
  }, [id, locale]);
  return offer;
}
