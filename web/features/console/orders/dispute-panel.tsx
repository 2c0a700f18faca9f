import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import type { OrderPage } from '#contract/console/order-views.ts';
import { disputeAccept, disputeAnswer } from '#contract/console/orders.ts';
import { cx } from '#web/ui/cx.ts';
import { TextDialog } from '../cases/text-dialog.tsx';
import { useDurationText, useNow } from '../cases/use-age.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useMoment } from '../use-moment.ts';
import { useAgainUntil } from './use-again-until.ts';
import { useOrderTexts } from './use-order-texts.ts';

type Dispute = OrderPage['disputes'][number];

interface DisputeProps {
  readonly order: OrderPage;
  readonly dispute: Dispute;
}

/** What can be said to the bank, as long as it waits for us. */
function Reply({ order, dispute }: DisputeProps) {
  const t = useTranslations('console.order.dispute');
  const { money } = useOrderTexts();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'answer' | 'accept' | null>(null);
  const close = () => setAsked(null);
  const { id } = dispute;
  const answer = async (text: string) => {
    await consoleCall(disputeAnswer, { body: { id, answer: text } });
    await revalidate();
  };
  const accept = async (reason: string) => {
    await consoleCall(disputeAccept, { body: { id, reason } });
    await revalidate();
  };
  return (
    <div className="c-row">
      <ConsoleButton small online onClick={() => setAsked('answer')}>
        {t('answer')}
      </ConsoleButton>
      {dispute.kind === 'dispute' && (
        <ConsoleButton small online look="quiet" onClick={() => setAsked('accept')}>
          {t('accept')}
        </ConsoleButton>
      )}
      {asked === 'answer' && (
        <TextDialog
          title={t('answerTitle')}
          description={`${t('answerText')} ${order.evidence.join(' ')}`}
          label={t('answerLabel')}
          name="answer"
          maxLength={consoleLimits.orders.answerLength}
          submit={t('answerSubmit')}
          onSend={answer}
          onClose={close}
        />
      )}
      {asked === 'accept' && (
        <TextDialog
          title={t('acceptTitle', { amount: money(dispute.minor, dispute) })}
          description={t('acceptText')}
          label={t('acceptLabel')}
          name="reason"
          maxLength={consoleLimits.staff.reasonLength}
          submit={t('acceptSubmit')}
          onSend={accept}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Who said what, and whether the provider has it. */
function ReplyNote({ dispute }: Pick<DisputeProps, 'dispute'>) {
  const t = useTranslations('console.order.dispute');
  const moment = useMoment();
  const { reply, reply_state: state, answered_at: answeredAt, by } = dispute;
  useAgainUntil(state !== 'to_send');
  if (reply === null || answeredAt === null) return null;
  const said = { answer: 'answeredBy', acceptance: 'acceptedBy' } as const;
  return (
    <>
      <small>{t(said[reply], { name: by?.name ?? '', time: moment(answeredAt) })}</small>
      {state !== null && (
        <p role="status" className={cx(state === 'refused' && 'c-error')}>
          {t(`replies.${state}`)}
        </p>
      )}
    </>
  );
}

/** How long there is still time, by the clock of this device. */
function TimeLeft({ until }: { until: string }) {
  const durationText = useDurationText();
  const now = useNow(Date.parse(until));
  const left = Date.parse(until) - now;
  return <strong className="c-dispute__left">{left > 0 && durationText(left)}</strong>;
}

function DisputeNote({ order, dispute }: DisputeProps) {
  const t = useTranslations('console.order.dispute');
  const { money } = useOrderTexts();
  const moment = useMoment();
  const { kind, state, due_at: dueAt, reply, reply_state: replyState } = dispute;
  const isOurs = state === 'needs_response';
  // The provider's word, with spaces.
  const reason = dispute.reason.replaceAll('_', ' ');
  return (
    <section className={cx('c-dispute', isOurs && 'c-dispute--open')}>
      <ConsoleIcon name="scales" size="l" />
      <div className="c-fill">
        <div className="c-dispute__title">
          <b>{t(`title.${kind}`, { reason, amount: money(dispute.minor, dispute) })}</b>
          {isOurs && dueAt !== null && <TimeLeft until={dueAt} />}
        </div>
        {isOurs ? (
          <p>
            {dueAt !== null && <b>{t('dueBy', { time: moment(dueAt) })}</b>}{' '}
            {t(kind === 'inquiry' ? 'inquiryText' : 'disputeText')}
          </p>
        ) : (
          <p>{t(`states.${state}`)}</p>
        )}
        {reply !== null && <ReplyNote dispute={dispute} />}
        {isOurs && replyState !== 'to_send' && <Reply order={order} dispute={dispute} />}
      </div>
    </section>
  );
}

/** What the payer's bank asks or took, and what we say to it. */
export function DisputePanel({ order }: { order: OrderPage }) {
  return order.disputes.map((dispute) => (
    <DisputeNote key={dispute.id} order={order} dispute={dispute} />
  ));
}
