import { useTranslations } from 'use-intl';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Mark } from '../rules/marks.ts';
import { useHistoryContext } from './history-context.ts';

const icons = {
  waiting: 'clock',
  sending: 'clock',
  sent: 'check',
  delivered: 'checks',
  read: 'checks',
} as const;

function MarkIcon({ mark }: { mark: Mark }) {
  return (
    <Icon name={icons[mark]} size="xs" className={cx(mark === 'read' && 'text-primary-text')} />
  );
}

/** Under what was said in one go: when that was, and how far an own message has come. */
export function Meta({ sentAt, mark }: { sentAt: string | null; mark: Mark | null }) {
  const t = useTranslations('chat.message');
  const format = useFormatter();
  const { timeZone } = useHistoryContext();
  return (
    <p className="flex items-center gap-1 px-2 pt-1 text-xs text-text-muted">
      {sentAt !== null && (
        <time dateTime={sentAt}>
          {format.dateTime(new Date(sentAt), { timeStyle: 'short', timeZone })}
        </time>
      )}
      {mark && (
        <>
          <MarkIcon mark={mark} />
          {t(mark)}
        </>
      )}
    </p>
  );
}

/** Beside an own message, where those after it have come less far. */
export function MarkBeside({ mark }: { mark: Mark }) {
  const t = useTranslations('chat.message');
  return (
    <span className="self-end pb-1 text-text-muted">
      <MarkIcon mark={mark} />
      <VisuallyHidden>{t(mark)}</VisuallyHidden>
    </span>
  );
}
