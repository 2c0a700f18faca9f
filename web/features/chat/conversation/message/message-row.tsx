import { memo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { MessageView } from '#contract/chat/views.ts';
import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useLongPress } from '../../use-long-press.ts';
import { isLastWithMark, markOf } from '../rules/marks.ts';
import { isEmojiOnly } from '../rules/text-parts.ts';
import { bubbleClass, bubbleTone, columnClass, rowClass, textClass } from './bubble-class.ts';
import { GiftBubble } from './gift-bubble.tsx';
import { MessageMenu } from './message-menu.tsx';
import { MarkBeside, Meta } from './meta.tsx';
import { PhotoBubble } from './photo-bubble.tsx';
import { Quote } from './quote.tsx';
import { Reactions } from './reactions.tsx';
import { useHistoryContext } from './history-context.ts';
import { WarningNote } from './warning-note.tsx';
import { MessageText } from './message-text.tsx';

type BubbleProps = { message: MessageView; mine: boolean; isFirst: boolean };

type MessageRowProps = BubbleProps & {
  /** The last one said in one go tells when it was. */
  isLast: boolean;
  isBeforePending: boolean;
};

function DeletedBubble({ mine, isFirst }: Omit<BubbleProps, 'message'>) {
  const t = useTranslations('chat.message');
  const { name } = useHistoryContext();
  return (
    <p
      className={cx(
        bubbleClass(mine, isFirst),
        'border border-line-control px-4.5 py-2.5 text-text-muted italic',
      )}
    >
      {mine ? t('takenBackByYou') : t('takenBack', { name })}
    </p>
  );
}

function TextBubble({ message, mine, isFirst }: BubbleProps) {
  const t = useTranslations('chat.message');
  const { text, reply_to, edited } = message;
  const isLarge = !reply_to && isEmojiOnly(text);
  return (
    <div
      className={cx(
        textClass,
        isLarge
          ? 'text-[2.75rem] leading-tight'
          : cx(bubbleClass(mine, isFirst), bubbleTone(mine), 'px-4.5 py-3'),
      )}
    >
      {reply_to && <Quote of={reply_to} mine={mine} />}
      <MessageText text={text} />
      {edited && (
        <span
          className={cx(
            'ml-2 text-xs',
            mine && !isLarge ? 'text-on-bubble-mine-muted' : 'text-text-muted',
          )}
        >
          {t('edited')}
        </span>
      )}
    </div>
  );
}

function Bubble(props: BubbleProps) {
  const { message } = props;
  if (message.deleted) return <DeletedBubble {...props} />;
  if (message.photo) return <PhotoBubble {...props} photo={message.photo} />;
  if (message.gift) return <GiftBubble {...props} gift={message.gift} text={message.text} />;
  return <TextBubble {...props} />;
}

/** One message, with all that can be done about it. */
export const MessageRow = memo(function MessageRow({
  message,
  mine,
  isFirst,
  isLast,
  isBeforePending,
}: MessageRowProps) {
  const t = useTranslations('chat.message');
  const row = useHistoryContext();
  const { name, highlightedNo } = row;
  const mark = mine && !message.deleted ? markOf(message, row) : null;
  const item = useRef<HTMLLIElement>(null);
  const press = useLongPress(() =>
    item.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click(),
  );
  return (
    <li ref={item} data-no={message.no} tabIndex={-1} className={rowClass(mine, isFirst)}>
      <div className={columnClass(mine)}>
        <VisuallyHidden>{mine ? t('you') : name}: </VisuallyHidden>
        <div
          {...(!message.deleted && press)}
          className={cx(
            'max-w-full rounded-bubble outline-offset-2 outline-focus pointer-coarse:select-none',
            'group-focus-visible/row:outline-3',
            highlightedNo === message.no && 'outline-3',
          )}
        >
          <Bubble message={message} mine={mine} isFirst={isFirst} />
        </div>
        <Reactions message={message} mine={mine} />
        {message.warning && !mine && <WarningNote kind={message.warning} no={message.no} />}
        {isLast && <Meta sentAt={message.sent_at} mark={mark} />}
      </div>
      {mark && !isLast && (isBeforePending || isLastWithMark(message, row)) && (
        <MarkBeside mark={mark} />
      )}
      {!message.deleted && <MessageMenu message={message} mine={mine} />}
    </li>
  );
});
