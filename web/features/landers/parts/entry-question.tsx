import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { isEntryWarningDue } from '#web/features/site/rules/entry-warning.ts';
import { useCountry, useSite } from '#web/features/site/site-context.ts';

/**
 * The site-entry warning where pages are not hydrated: here for whoever may have to be asked, opened
 * by a script that knows whether they answered before.
 */
export function EntryQuestion() {
  const t = useTranslations('entryWarning');
  const { settings, user } = useSite();
  const due = isEntryWarningDue({
    layout: 'lander',
    route: null,
    signedIn: user !== null,
    enabled: settings.enable_site_entry_popup,
    country: useCountry(),
    siteCountries: settings.countries,
    installed: false,
    skipped: false,
  });
  if (!due) return null;
  return (
    <dialog
      data-entry
      data-scheme="light"
      aria-labelledby="entry-title"
      className="m-auto w-[min(25rem,calc(100%-2rem))] rounded-md bg-surface-raised p-6 text-text shadow-raised backdrop:bg-veil backdrop:backdrop-blur-[6px] sm:p-8"
    >
      <h2 id="entry-title" className="display-sm">
        {t('title')}
      </h2>
      <p className="mt-2 text-text-muted">{t('body', { site: settings.name })}</p>
      <p className="mt-6">{t('age', { minAge: String(limits.minAge) })}</p>
      {settings.fictional_warning && (
        <p className="mt-3 text-text-muted">
          {t('fictional', { label: settings.fictional_singular })}
        </p>
      )}
      <div className="mt-6 grid gap-3">
        <button type="button" data-enter className={buttonClass({ block: true })}>
          {t('enter', { site: settings.name })}
        </button>
        <button type="button" data-leave className={buttonClass({ variant: 'quiet', block: true })}>
          {t('leave')}
        </button>
      </div>
    </dialog>
  );
}
