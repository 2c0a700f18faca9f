import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { accountUpdate } from '../../../contract/accounts/settings.ts';
import { CallError } from '../../../contract/core/client.ts';
import { call } from '../../lib/call.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { FoundPlace } from './geolocation.ts';
import { findPlace, useGeolocationPermission } from './geolocation.ts';

type Told =
  | { readonly say: 'asking' | 'denied' | 'unsupported' | 'failed' | 'nowhere' }
  | { readonly say: 'found' | 'foreign'; readonly place: string };

/** A town that is known already is stored like one that was typed. */
const store = ({ place: { id, country } }: FoundPlace) =>
  call(accountUpdate, { body: { country, place_id: id } });

/** Fills in the member's town by where the browser is, and says why if it cannot. */
export function LocateButton() {
  const t = useTranslations('people.geolocation');
  const permission = useGeolocationPermission();
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<Told | null>(null);
  const asking = told?.say === 'asking';

  const locate = async () => {
    setTold({ say: 'asking' });
    const where = await findPlace();
    if (!where.found) return setTold({ say: where.why });
    const { place, stored } = where.found;
    if (!stored) return setTold({ say: 'foreign', place: place.name });
    try {
      if (where.kept) await store(where.found);
      await revalidate();
      setTold({ say: 'found', place: place.name });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setTold({ say: 'failed' });
    }
  };

  // Allowed or forbidden meanwhile: what was said about it is over.
  const outdated = told?.say === 'denied' && (permission === 'granted' || permission === 'prompt');
  const shown: Told | null =
    (outdated ? null : told) ??
    (permission === 'denied' || permission === 'unsupported' ? { say: permission } : null);
  const tone = shown?.say === 'found' ? 'success' : 'info';
  if (!useHydrated()) return <div className="h-12" />;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="line"
        loading={asking}
        loadingLabel={t('asking')}
        disabled={permission === 'unsupported'}
        onClick={() => void locate()}
      >
        <Icon name="map-pin" size="sm" />
        {t('use')}
      </Button>
      {shown?.say === 'asking' && permission === 'prompt' && <Alert>{t('asked')}</Alert>}
      {shown && shown.say !== 'asking' && (
        <Alert tone={tone}>
          {'place' in shown ? t(shown.say, { place: shown.place }) : t(shown.say)}
        </Alert>
      )}
    </div>
  );
}
