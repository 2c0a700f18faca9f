import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReviewItem } from '#contract/console/reviews.ts';
import { Modal } from '#web/ui/modal.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { ReasonList } from './decision-panel.tsx';
import { MemberFacts } from './member-facts.tsx';
import type { RejectionReason } from './reasons.ts';

interface PhoneActionsProps {
  readonly item: ReviewItem;
  readonly onDecide: (reason: RejectionReason | null) => void;
  readonly onUndo: () => void;
  readonly onUnlawful: () => void;
}

/** The same for thumbs: refuse, undo, approve, and the reasons as a sheet. */
export function PhoneActions({ item, onDecide, onUndo, onUnlawful }: PhoneActionsProps) {
  const t = useTranslations('console.reviews');
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <div className="c-review__thumbs">
      <button type="button" className="c-thumb c-thumb--reject" onClick={() => setAsked(true)}>
        <ConsoleIcon name="x" size="xl" />
        {t('reject')}
      </button>
      <button type="button" className="c-thumb" onClick={onUndo}>
        <ConsoleIcon name="arrow-counter-clockwise" size="xl" />
        {t('undo')}
      </button>
      <button type="button" className="c-thumb c-thumb--approve" onClick={() => onDecide(null)}>
        <ConsoleIcon name="check-bold" size="xl" />
        {t('approve')}
      </button>
      <Modal open={asked} title={t('rejectTitle')} onClose={close} closeLabel={t('close')}>
        <div className="c-review__sheet">
          <MemberFacts item={item} />
          <div className="c-reasons c-reasons--sheet">
            <ReasonList
              item={item}
              onDecide={(reason) => {
                close();
                onDecide(reason);
              }}
            />
          </div>
          <ConsoleButton
            look="danger"
            icon="warning-circle"
            onClick={() => {
              close();
              onUnlawful();
            }}
          >
            {t('unlawful.mark')}
          </ConsoleButton>
        </div>
      </Modal>
    </div>
  );
}
