import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { GiftId } from '#contract/chat/gifts.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { GiftPicture } from '../../gift-picture.tsx';
import { bubbleClass, textClass } from './bubble-class.ts';
import { useHistoryContext } from './history-context.ts';
import { MessageText } from './message-text.tsx';

type GiftBubbleProps = { gift: GiftId; text: string; mine: boolean; isFirst: boolean };

function Gift({ gift, text, mine, isFirst }: GiftBubbleProps) {
  const t = useTranslations('chat.message');
  const names = useTranslations('gifts');
  const { name } = useHistoryContext();
  return (
    <div
      className={cx(
        bubbleClass(mine, isFirst),
        'w-72 max-w-full overflow-hidden bg-bubble-theirs md:w-96',
      )}
    >
      <div className="grid grid-cols-[7rem_1fr] items-center md:grid-cols-[9rem_1fr]">
        <div className="grid h-28 place-items-center bg-unread-soft">
          <GiftPicture gift={gift} className="size-22" />
        </div>
        <p className="min-w-0 px-4 md:px-5">
          <b aria-hidden className="block display-xs hyphens-auto">
            {names(gift)}
          </b>
          <span className="text-sm text-text-muted">
            {mine ? t('giftFromYou') : t('giftFrom', { name })}
          </span>
        </p>
      </div>
      {text !== '' && (
        <p className={cx(textClass, 'px-4.5 py-3')}>
          <MessageText text={text} />
        </p>
      )}
    </div>
  );
}

/** A gift, large and by its name. */
export function GiftBubble(props: GiftBubbleProps) {
  return (
    <Suspense fallback={<Skeleton className="h-28 w-72 rounded-bubble md:w-96" />}>
      <WithTexts of="gifts">
        <Gift {...props} />
      </WithTexts>
    </Suspense>
  );
}
