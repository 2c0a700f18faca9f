import { useTranslations } from 'use-intl';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { TextLink, textLinkClass } from '../../../../ui/text-link.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { Waiting } from '../../conversation-seam.ts';
import { useWayOn } from '../composer/problem-note.tsx';
import { useProblem } from '../use-problem.ts';
import { bubbleClass, bubbleTone, columnClass, rowClass, wordsClass } from './bubble-class.ts';
import { GiftBubble } from './gift-bubble.tsx';
import { MarkBeside, Meta } from './meta.tsx';
import { useRow } from './row-context.ts';
import { Words } from './words.tsx';

/** Was refused: why, and what can be done. */
function Failed({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('chat.message');
  const chat = useTranslations('chat');
  const { name, actions } = useRow();
  const { clientId, problem } = waiting;
  const why = useProblem(problem, name);
  const way = useWayOn();
  const link = cx(textLinkClass(), 'min-h-11 text-sm');
  return (
    <div role="alert" className="px-2 pt-1 text-right text-sm">
      <p className="text-danger">
        <Icon name="warning-circle" size="xs" className="mr-1 inline" />
        {t('failed')} {why}
      </p>
      <p className="flex justify-end gap-4">
        {problem === 'not_enough_credits' && (
          <TextLink to={way.to} className="inline-flex min-h-11 items-center">
            {way.label}
          </TextLink>
        )}
        <button type="button" className={link} onClick={() => actions.current.resend(clientId)}>
          {chat('retry')}
        </button>
        <button type="button" className={link} onClick={() => actions.current.discard(clientId)}>
          {t('discard')}
        </button>
      </p>
    </div>
  );
}

type WaitingRowProps = { waiting: Waiting; isFirst: boolean; isLast: boolean };

/** What is not acknowledged yet. */
export function WaitingRow({ waiting, isFirst, isLast }: WaitingRowProps) {
  const t = useTranslations('chat.message');
  const { kind, text, gift, photoUrl, state } = waiting;
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
              className={cx(
                bubbleClass(true, isFirst),
                bubbleTone(true),
                wordsClass,
                'px-4.5 py-3',
              )}
            >
              <Words text={text} />
            </p>
          )}
        </div>
        {state === 'failed' && <Failed waiting={waiting} />}
        {state !== 'failed' && isLast && <Meta sentAt={null} mark={state} />}
      </div>
      {state !== 'failed' && !isLast && <MarkBeside mark={state} />}
    </li>
  );
}
