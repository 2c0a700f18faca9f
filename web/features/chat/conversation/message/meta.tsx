import { useTranslations } from 'use-intl';
import type { MessageView } from '../../../../../contract/chat/views.ts';
import { useFormatter } from '../../../../lib/use-formatter.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { markOf } from '../rules/marks.ts';
import { useRow } from './row-context.ts';

const markIcons = { sent: 'check', delivered: 'checks', read: 'checks' } as const;

/** When it was said, and how far it has come. */
export function Meta({ message, mine }: { message: MessageView; mine: boolean }) {
  const t = useTranslations('chat.message');
  const format = useFormatter();
  const { delivered, read, timeZone } = useRow();
  const mark = markOf(message, { delivered, read });
  return (
    <p className="flex items-center gap-1 px-2 pt-1 text-xs text-text-muted">
      <time dateTime={message.sent_at}>
        {format.dateTime(new Date(message.sent_at), { timeStyle: 'short', timeZone })}
      </time>
      {mine && !message.deleted && (
        <>
          <Icon
            name={markIcons[mark]}
            size="xs"
            className={mark === 'read' ? 'text-primary-text' : ''}
          />
          {t(mark)}
        </>
      )}
    </p>
  );
}
