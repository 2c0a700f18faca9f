import { useTranslations } from 'use-intl';
import type { ReviewKind } from '#contract/console/enums.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import type { Queue } from './use-waiting.ts';

/** Everything is decided, or in the hands of others. */
export function Nothing({
  queue,
  kind,
  onLook,
}: {
  readonly queue: Queue;
  readonly kind: ReviewKind;
  readonly onLook: () => void;
}) {
  const t = useTranslations('console.reviews.nothing');
  const { waiting, today } = queue;
  return (
    <div className="c-empty">
      <ConsoleIcon name="check-bold" />
      <b>{t(waiting === 0 ? 'title' : 'taken', { count: waiting })}</b>
      <p>{t('text', { all: today.all, own: today.own, kind })}</p>
      <ConsoleButton onClick={onLook}>{t('look')}</ConsoleButton>
    </div>
  );
}

/** Nobody worked: the pictures went back to the queue. */
export function Lapsed({ onGoOn }: { onGoOn: () => void }) {
  const t = useTranslations('console.reviews.lapsed');
  return (
    <div className="c-empty">
      <ConsoleIcon name="hand-grabbing" />
      <b>{t('title')}</b>
      <p>{t('text')}</p>
      <ConsoleButton look="primary" onClick={onGoOn}>
        {t('goOn')}
      </ConsoleButton>
    </div>
  );
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('console.failed');
  return (
    <div className="c-empty" role="alert">
      <ConsoleIcon name="plugs" />
      <b>{t('list')}</b>
      <ConsoleButton onClick={onRetry}>{t('retry')}</ConsoleButton>
    </div>
  );
}
