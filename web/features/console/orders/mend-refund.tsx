import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RefundRemedy } from '#contract/console/enums.ts';
import { refundRemedies } from '#contract/console/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { OrderPage } from '#contract/console/order-views.ts';
import { refundMend } from '#contract/console/orders.ts';
import { TextDialog } from '../cases/text-dialog.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { useOrderTexts } from './use-order-texts.ts';

interface MendRefundProps {
  readonly order: OrderPage;
  readonly refund: OrderPage['refunds'][number];
}

const dialogTexts = {
  again: { title: 'againTitle', text: 'againText' },
  by_hand: { title: 'byHandTitle', text: 'byHandText' },
} as const;

/** What can be done about a refund that did not arrive. */
export function MendRefund({ order, refund }: MendRefundProps) {
  const t = useTranslations('console.order.refund');
  const { money } = useOrderTexts();
  const { revalidate } = useRevalidator();
  const [remedy, setRemedy] = useState<RefundRemedy | null>(null);
  const { id, minor } = refund;
  const amount = money(minor, order);
  const { refundAlone } = consoleLimits.orders;
  const limit = refundAlone[order.currency as keyof typeof refundAlone];
  const second = minor > limit ? ` ${t('second', { amount: money(limit, order) })}` : '';
  return (
    <div className="c-row">
      {refundRemedies.map((one) => (
        <ConsoleButton key={one} small online onClick={() => setRemedy(one)}>
          {t(`mend.${one}`)}
        </ConsoleButton>
      ))}
      {remedy && (
        <TextDialog
          title={t(`mend.${dialogTexts[remedy].title}`, { amount })}
          description={`${t(`mend.${dialogTexts[remedy].text}`)}${second}`}
          label={t('reason')}
          name="reason"
          maxLength={consoleLimits.staff.reasonLength}
          submit={t(`mend.submit.${remedy}`, { amount })}
          onSend={async (reason) => {
            await consoleCall(refundMend, { body: { id, remedy, reason } });
            await revalidate();
          }}
          onClose={() => setRemedy(null)}
        />
      )}
    </div>
  );
}
