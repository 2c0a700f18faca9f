import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { accountUpdate } from '#contract/accounts/settings.ts';
import { CallError } from '#contract/core/client.ts';
import { call } from '#web/lib/call.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import type { FoundPlace } from './geolocation.ts';
import { findPlace, useGeolocationPermission } from './geolocation.ts';

type LocateStatus =
  | { readonly kind: 'asking' | 'denied' | 'unsupported' | 'failed' | 'nowhere' }
  | { readonly kind: 'found' | 'foreign'; readonly place: string };

/** A town that is known already is stored like one that was typed. */
const storePlace = ({ place: { id, country } }: FoundPlace) =>
  call(accountUpdate, { body: { country, place_id: id } });

/** Fills in the member's town by where the browser is, and says why if it cannot. */
export function LocateButton() {
  const t = useTranslations('people.geolocation');
  const permission = useGeolocationPermission();
  const { revalidate } = useRevalidator();
  const [status, setStatus] = useState<LocateStatus | null>(null);
  const isAsking = status?.kind === 'asking';

  const locate = async () => {
    setStatus({ kind: 'asking' });
    const result = await findPlace();
    if (!result.found) return setStatus({ kind: result.reason });
    const { place, stored } = result.found;
    if (!stored) return setStatus({ kind: 'foreign', place: place.name });
    try {
      if (result.isCached) await storePlace(result.found);
      await revalidate();
      setStatus({ kind: 'found', place: place.name });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setStatus({ kind: 'failed' });
    }
  };

  // Allowed or forbidden meanwhile: what was said about it is over.
  const isOutdated =
    status?.kind === 'denied' && (permission === 'granted' || permission === 'prompt');
  const shown: LocateStatus | null =
    (isOutdated ? null : status) ??
    (permission === 'denied' || permission === 'unsupported' ? { kind: permission } : null);
  const tone = shown?.kind === 'found' ? 'success' : 'info';
  if (!useHydrated()) return <div className="h-12" />;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="line"
        loading={isAsking}
        loadingLabel={t('asking')}
        disabled={permission === 'unsupported'}
        onClick={() => void locate()}
      >
        <Icon name="map-pin" size="sm" />
        {t('use')}
      </Button>
      {shown?.kind === 'asking' && permission === 'prompt' && <Alert>{t('asked')}</Alert>}
      {shown && shown.kind !== 'asking' && (
        <Alert tone={tone}>
          {'place' in shown ? t(shown.kind, { place: shown.place }) : t(shown.kind)}
        </Alert>
      )}
    </div>
  );
}
