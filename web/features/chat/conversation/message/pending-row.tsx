import { useTranslations } from 'use-intl';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { TextLink, textLinkClass } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { PendingMessage } from '../../conversation-types.ts';
import { useTopUpLink } from '../problem-note.tsx';
import { useProblemText } from '../use-problem.ts';
import { bubbleClass, bubbleTone, columnClass, rowClass, textClass } from './bubble-class.ts';
import { GiftBubble } from './gift-bubble.tsx';
import { MarkBeside, Meta } from './meta.tsx';
import { useHistoryContext } from './history-context.ts';
import { MessageText } from './message-text.tsx';

/** Was refused: why, and what can be done. */
function SendFailure({ pending }: { pending: PendingMessage }) {
  const t = useTranslations('chat.message');
  const chat = useTranslations('chat');
  const { name, actions } = useHistoryContext();
  const { clientId, problem } = pending;
  const reason = useProblemText(problem, name);
  const topUp = useTopUpLink();
  const link = cx(textLinkClass(), 'min-h-11 text-sm');
  return (
    <div role="alert" className="px-2 pt-1 text-right text-sm">
      <p className="text-danger">
        <Icon name="warning-circle" size="xs" className="mr-1 inline" />
        {t('failed')} {reason}
      </p>
      <p className="flex justify-end gap-4">
        {problem === 'not_enough_credits' && (
          <TextLink to={topUp.to} className="inline-flex min-h-11 items-center">
            {topUp.label}
          </TextLink>
        )}
        <button type="button" className={link} onClick={() => actions.resend(clientId)}>
          {chat('retry')}
        </button>
        <button type="button" className={link} onClick={() => actions.discard(clientId)}>
          {t('discard')}
        </button>
      </p>
    </div>
  );
}

type PendingRowProps = { pending: PendingMessage; isFirst: boolean; isLast: boolean };

/** An own message that the other one has not got yet. */
export function PendingRow({ pending, isFirst, isLast }: PendingRowProps) {
  const t = useTranslations('chat.message');
  const { kind, text, gift, photoUrl, state } = pending;
  const mark = state === 'waiting' || state === 'sending' ? state : null;
  return (
    <li className={rowClass(true, isFirst)}>
      <div className={columnClass(true)}>
        <VisuallyHidden>{t('you')}: </VisuallyHidden>
        <div className="max-w-full">
          {kind === 'photo' && photoUrl && (
            <img
              src={photoUrl}
              alt={t('photo')}
              className={cx(bubbleClass(true, isFirst), 'max-h-80 w-64 max-w-full object-cover')}
            />
          )}
          {kind === 'gift' && gift && <GiftBubble gift={gift} text={text} mine isFirst={isFirst} />}
          {kind === 'text' && (
            <p
              className={cx(bubbleClass(true, isFirst), bubbleTone(true), textClass, 'px-4.5 py-3')}
            >
              <MessageText text={text} />
            </p>
          )}
        </div>
        {state === 'failed' && <SendFailure pending={pending} />}
        {state === 'held' && <p className="px-2 pt-1 text-sm text-text-muted">{t('held')}</p>}
        {mark && isLast && <Meta sentAt={null} mark={mark} />}
      </div>
      {mark && !isLast && <MarkBeside mark={mark} />}
    </li>
  );
}
