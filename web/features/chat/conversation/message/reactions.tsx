import { useTranslations } from 'use-intl';
import { cx } from '#web/ui/cx.ts';
import type { MessageMenuProps } from './message-menu.tsx';
import { useHistoryContext } from './history-context.ts';

/** What both put on a message; the own one goes with a press. */
export function Reactions({ message, mine }: MessageMenuProps) {
  const t = useTranslations('chat.message');
  const { name, actions, onError } = useHistoryContext();
  const { sender, receiver } = message.reaction;
  const [own, theirs] = mine ? [sender, receiver] : [receiver, sender];
  if (message.deleted || (!own && !theirs)) return null;
  const look =
    'grid h-7 min-w-9 place-items-center rounded-pill border border-line bg-surface-raised text-md leading-none';
  return (
    <p className={cx('relative z-1 -mt-2 flex gap-1', mine ? 'mr-3' : 'ml-3')}>
      {theirs && (
        <span role="img" aria-label={t('reaction', { reaction: theirs, name })} className={look}>
          {theirs}
        </span>
      )}
      {own && (
        <button
          type="button"
          aria-label={t('ownReaction', { reaction: own })}
          onClick={() => void actions.react(message.no, null).catch(onError)}
          // Larger to the finger than to the eye.
          className="-m-2 rounded-pill p-2"
        >
          <span className={cx(look, 'border-primary')}>{own}</span>
        </button>
      )}
    </p>
  );
}
