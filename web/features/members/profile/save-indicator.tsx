import { useTranslations } from 'use-intl';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import type { SaveStatus } from './saver.ts';

interface Props {
  readonly status: SaveStatus;
  readonly failure: ErrorAnswer | null;
  readonly onRetry: () => void;
}

/** Whether what one sees is saved, in a word; if not, why, and another try. */
export function SaveIndicator({ status, failure, onRetry }: Props) {
  const t = useTranslations('people.profile.state');
  const { message } = useRefusal(failure);
  return (
    <div role="status" className="flex min-h-6 items-center gap-2 text-sm text-text-muted">
      {status === 'saving' && t('saving')}
      {status === 'saved' && (
        <>
          <Icon name="check" size="xs" className="text-success" />
          {t('saved')}
        </>
      )}
      {status === 'failed' && (
        <p className="text-danger">
          {t('failed')} {message}{' '}
          <button type="button" onClick={onRetry} className={textLinkClass('inherit')}>
            {t('retry')}
          </button>
        </p>
      )}
    </div>
  );
}
