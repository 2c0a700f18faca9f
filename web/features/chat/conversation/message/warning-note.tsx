import { useTranslations } from 'use-intl';
import type { Warning } from '#contract/chat/enums.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { useHistoryContext } from './history-context.ts';

/** Under what looks like a trick: calm, and with a way to tell us. */
export function WarningNote({ kind, no }: { kind: Warning; no: number }) {
  const t = useTranslations('chat');
  const { name, onReport } = useHistoryContext();
  return (
    <div
      role="note"
      className="mt-1 flex gap-2 rounded-md bg-warning-soft px-4 py-3 text-sm text-text"
    >
      <Icon name="shield-check" size="sm" className="text-warning" />
      <p>
        {t(`message.warning.${kind}`)}{' '}
        <button type="button" className={textLinkClass('inherit')} onClick={() => onReport(no)}>
          {t('header.report', { name })}
        </button>
      </p>
    </div>
  );
}
