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
  /** Whether the reasons are shown. */
  readonly isRejecting: boolean;
  readonly onRejecting: (isRejecting: boolean) => void;
  readonly onDecide: (reason: RejectionReason | null) => void;
  readonly onUndo: () => void;
  readonly onUnlawful: () => void;
}

/** The same for thumbs: refuse, undo, approve, and the reasons as a sheet. */
export function PhoneActions(props: PhoneActionsProps) {
  const { item, isRejecting, onRejecting, onDecide, onUndo, onUnlawful } = props;
  const t = useTranslations('console.reviews');
  const close = () => onRejecting(false);
  return (
    <>
      <div className="c-review__thumbs">
        <button type="button" className="c-thumb c-thumb--reject" onClick={() => onRejecting(true)}>
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
      </div>
      <Modal open={isRejecting} title={t('rejectTitle')} onClose={close} closeLabel={t('close')}>
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
    </>
  );
}
