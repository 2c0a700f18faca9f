import { useTranslations } from 'use-intl';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import type { SaveStatus } from '#web/ui/save-indicator.tsx';
import { SaveIndicator } from '#web/ui/save-indicator.tsx';

interface ProfileSaveIndicatorProps {
  readonly status: SaveStatus;
  readonly failure: ErrorAnswer | null;
  readonly onRetry: () => void;
}

/** Whether a part of the profile is saved; if not, why. */
export function ProfileSaveIndicator({ status, failure, onRetry }: ProfileSaveIndicatorProps) {
  const t = useTranslations('people.profile.state');
  const { message } = useRefusal(failure);
  const failed = (
    <>
      {t('failed')} {message}
    </>
  );
  const labels = { saving: t('saving'), saved: t('saved'), failed, retry: t('retry') };
  return <SaveIndicator status={status} labels={labels} onRetry={onRetry} />;
}
