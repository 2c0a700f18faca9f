import { useTranslations } from 'use-intl';
import type { OrderPage } from '#contract/console/order-views.ts';
import type { ProposalView } from '#contract/console/team.ts';
import { ProposalChoice } from '../proposal-choice.tsx';
import { useMoment } from '../use-moment.ts';
import { MendRefund } from './mend-refund.tsx';
import { RefundForm } from './refund-form.tsx';
import { useOrderTexts } from './use-order-texts.ts';

interface PanelProps {
  readonly order: OrderPage;
}

/** What became of the credits: used, taken back, unused. */
function CreditBar({ order }: PanelProps) {
  const t = useTranslations('console.order.refund');
  const back = order.refunds.reduce((sum, { credits }) => sum + credits, 0);
  const unused = order.unused_credits;
  const parts = [
    ['used', Math.max(0, order.credits - back - unused)],
    ['back', back],
    ['unused', unused],
  ] as const;
  const shown = parts.filter(([, count]) => count > 0);
  return (
    <ul className="c-credit-bar">
      {shown.map(([name, count]) => (
        <li key={name} className={`c-credit-bar__${name}`} style={{ flexGrow: count }}>
          {t(name, { count })}
        </li>
      ))}
    </ul>
  );
}

/** What went back before, and whether it arrived. */
function GivenBack({ order }: PanelProps) {
  const t = useTranslations('console.order.refund');
  const { money } = useOrderTexts();
  const moment = useMoment();
  // What a bank took back since is with the payer already.
  const isOurs = order.status === 'refund_failed';
  return order.refunds.map((refund) => {
    const date = moment(refund.at, 'date');
    const who = refund.by ? t('by', { name: refund.by.name }) : t('byMember');
    return (
      <div key={refund.id}>
        <dt>
          {t(refund.is_taken ? 'byBank' : 'backOn', { date })}{' '}
          {!refund.is_taken && (
            <small>
              {t(`states.${refund.state}`)}, {who}
            </small>
          )}
          {refund.state === 'failed' && isOurs && !order.proposal && (
            <MendRefund order={order} refund={refund} />
          )}
        </dt>
        <dd>{money(-refund.minor, order)}</dd>
      </div>
    );
  });
}

/** A refund that waits for a second person. */
function Proposed({ order, proposal }: PanelProps & { readonly proposal: ProposalView }) {
  const t = useTranslations('console.order');
  const { money } = useOrderTexts();
  const { minor, remedy = 'none' } = proposal.facts;
  return (
    <div className="c-proposed__body">
      <span className="c-status c-status--warn">{t('proposed.waits')}</span>
      <p>
        <b>
          {t('proposed.by', {
            by: proposal.proposed_by.name,
            remedy: String(remedy),
            amount: money(Number(minor), order),
          })}
        </b>
      </p>
      <ProposalChoice proposal={proposal} />
    </div>
  );
}

/** What was paid, what went back, and giving back more of it. */
export function RefundPanel({ order }: PanelProps) {
  const t = useTranslations('console.order.refund');
  const { money } = useOrderTexts();
  const { offer, obstacle, proposal } = order;
  const isPaid = order.receipt_no !== null;
  return (
    <section className="c-drawer__part">
      <h3>{t('title')}</h3>
      {isPaid && <CreditBar order={order} />}
      {isPaid && (
        <dl className="c-amounts">
          <div>
            <dt>{t('paid')}</dt>
            <dd>{money(order.minor, order)}</dd>
          </div>
          <GivenBack order={order} />
        </dl>
      )}
      {proposal && <Proposed order={order} proposal={proposal} />}
      {offer && !proposal && <RefundForm order={order} offer={offer} />}
      {obstacle !== null && <p className="c-hint">{t(`obstacles.${obstacle}`)}</p>}
    </section>
  );
}
