import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { useInstalled } from '#web/lib/installed.ts';
import { leaveSite } from '#web/lib/leave-site.ts';
import { useDismissal } from '#web/lib/device-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { Layout } from './rules/entry-warning.ts';
import { isEntryWarningDue } from './rules/entry-warning.ts';
import { routeNameOf } from './rules/route-name.ts';
import { useCountry, useSite } from './site-context.ts';

/** Asks visitors once whether they are old enough; the answer stays on their device. */
export function EntryWarning({ layout }: { layout: Layout }) {
  const t = useTranslations('entryWarning');
  const { settings, user } = useSite();
  const [skippedAt, skip] = useDismissal('entry-warning-skipped');
  const due = isEntryWarningDue({
    layout,
    route: routeNameOf(useLocation().pathname),
    signedIn: user !== null,
    installed: useInstalled(),
    enabled: settings.enable_site_entry_popup,
    country: useCountry(),
    siteCountries: settings.countries,
    // Not known yet counts as skipped: better a moment late than flashing at someone who answered.
    skipped: skippedAt !== null,
  });
  return (
    <Modal
      open={due}
      dismissible={false}
      size="sm"
      title={t('title')}
      description={t('body', { site: settings.name })}
      footer={
        <div className="grid w-full gap-3">
          <Button block data-autofocus onClick={skip}>
            {t('enter', { site: settings.name })}
          </Button>
          <Button block variant="quiet" onClick={leaveSite}>
            {t('leave')}
          </Button>
        </div>
      }
    >
      <p>{t('age', { minAge: String(limits.minAge) })}</p>
      {settings.fictional_warning && (
        <p className="mt-3 text-text-muted">
          {t('fictional', { label: settings.fictional_singular })}
        </p>
      )}
    </Modal>
  );
}
