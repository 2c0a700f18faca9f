import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icons/icon.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import type { SaveState } from '#web/features/members/member/use-autosave.ts';

/** Whether the answers are kept, and another try if not. */
export function SaveNote({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const t = useTranslations('finder.state');
  return (
    <div role="status" className="flex min-h-6 items-center gap-2 text-sm text-text-muted">
      {state === 'saving' && t('saving')}
      {state === 'saved' && (
        <>
          <Icon name="check" size="xs" className="text-success" />
          {t('saved')}
        </>
      )}
      {state === 'failed' && (
        <p className="text-danger">
          {t('failed')}{' '}
          <button type="button" onClick={onRetry} className={textLinkClass('inherit')}>
            {t('retry')}
          </button>
        </p>
      )}
    </div>
  );
}
