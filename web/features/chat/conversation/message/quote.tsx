import { useTranslations } from 'use-intl';
import type { MessageView } from '#contract/chat/views.ts';
import { sanitizeText } from '#contract/visible-text.ts';
import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useHistoryContext } from './history-context.ts';
import { usePreview } from '../use-preview.ts';

type QuoteProps = { of: NonNullable<MessageView['reply_to']>; mine: boolean };

/** What a message answers; a press leads there. */
export function Quote({ of, mine }: QuoteProps) {
  const t = useTranslations('chat.message');
  const preview = usePreview();
  const { me, name, jumpTo } = useHistoryContext();
  const isOwn = of.sender === me;
  return (
    <button
      type="button"
      onClick={() => jumpTo(of.no)}
      className={cx(
        'mb-1.5 block min-h-11 w-full rounded-sm border-l-3 px-3 py-1 text-left text-sm',
        mine
          ? 'border-on-bubble-mine-muted text-on-bubble-mine'
          : 'border-primary bg-surface-current',
      )}
    >
      <VisuallyHidden>{isOwn ? t('answersYou') : t('answers', { name })}: </VisuallyHidden>
      <strong aria-hidden className="block">
        {isOwn ? t('you') : name}
      </strong>
      <span className="line-clamp-2 text-start wrap-anywhere [unicode-bidi:plaintext]">
        {sanitizeText(preview(of))}
      </span>
    </button>
  );
}
