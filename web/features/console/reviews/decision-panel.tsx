import { useTranslations } from 'use-intl';
import type { ReviewItem } from '#contract/console/reviews.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { MemberFacts } from './member-facts.tsx';
import type { RejectionReason } from './reasons.ts';
import { reasonsOf } from './reasons.ts';

interface DecisionPanelProps {
  readonly item: ReviewItem;
  readonly onDecide: (reason: RejectionReason | null) => void;
  readonly onPass: (asks: boolean) => void;
  /** Asks whether it is unlawful. */
  readonly onUnlawful: () => void;
}

/** Reasons by their keys; pressing one refuses the picture. */
export function ReasonList({ item, onDecide }: Pick<DecisionPanelProps, 'item' | 'onDecide'>) {
  const t = useTranslations('console.reviews');
  return reasonsOf(item.kind).map((reason, index) => (
    <button key={reason} type="button" onClick={() => onDecide(reason)}>
      <Keys>{String(index + 1)}</Keys>
      <b>{t(`reasons.${reason}.name`)}</b>
      <small>{t(`reasons.${reason}.text`)}</small>
    </button>
  ));
}

/** Everything that can be done with a picture, beside who sent it. */
export function DecisionPanel({ item, onDecide, onPass, onUnlawful }: DecisionPanelProps) {
  const t = useTranslations('console.reviews');
  const languages = useTranslations('console.memberLanguages');
  const language = item.member.language as 'en';
  return (
    <aside className="c-review__side" aria-label={t('decision')}>
      <MemberFacts item={item} />
      <hr />
      <ConsoleButton
        className="c-review__approve"
        icon="check-bold"
        keys="a"
        onClick={() => onDecide(null)}
      >
        {t('approve')}
      </ConsoleButton>
      <fieldset className="c-reasons">
        <legend>
          <ConsoleIcon name="x" />
          <b>{t('reject')}</b>
          <small>{t('because')}</small>
          <span className="c-fill" />
          <Keys>r</Keys>
          <small>{t('reasonNext')}</small>
        </legend>
        <ReasonList item={item} onDecide={onDecide} />
      </fieldset>
      <ConsoleButton look="danger" icon="warning-circle" keys="u" onClick={onUnlawful}>
        {t('unlawful.mark')}
      </ConsoleButton>
      <div className="c-review__pass">
        <ConsoleButton keys="q" onClick={() => onPass(true)}>
          {t('ask')}
        </ConsoleButton>
        <ConsoleButton keys="s" onClick={() => onPass(false)}>
          {t('skip')}
        </ConsoleButton>
      </div>
      <small>
        {t('unlawful.hint')}{' '}
        {t('told', { language: languages.has(language) ? languages(language) : language })}
      </small>
    </aside>
  );
}
