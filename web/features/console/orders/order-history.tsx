import { useTranslations } from 'use-intl';
import type { OrderPage } from '#contract/console/order-views.ts';
import { useMoment } from '../use-moment.ts';

interface HistoryProps {
  readonly order: OrderPage;
}

/** Words that came later than this are told with when they did, in milliseconds. */
const LATE_MS = 60_000;

/** What the provider said, by the provider's clock. */
function ProviderWords({ order }: HistoryProps) {
  const t = useTranslations('console.order.provider');
  const moment = useMoment();
  const { provider_words: words, provider } = order;
  const name = provider.charAt(0).toUpperCase() + provider.slice(1);
  return (
    <section className="c-drawer__part">
      <h3>{t('title', { provider: name })}</h3>
      {words.length === 0 && <p className="c-hint">{t('none')}</p>}
      <ul className="c-words">
        {words.map(({ word, at, heard_at: heardAt }) => (
          <li key={`${word} ${at} ${heardAt}`}>
            <time dateTime={at}>{moment(at, 'exact')}</time>
            <code>{word}</code>
            {Date.parse(heardAt) - Date.parse(at) > LATE_MS && (
              <small>{t('late', { time: moment(heardAt) })}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How it is collected from a bank account. */
function DebitFacts({ order }: HistoryProps) {
  const t = useTranslations('console.order.debit');
  const moment = useMoment();
  const { debit, return_reason: reason } = order;
  if (!debit) return null;
  return (
    <section className="c-drawer__part">
      <h3>{t('title')}</h3>
      <dl className="c-amounts">
        <div>
          <dt>{t('phase')}</dt>
          <dd>{t(`phases.${debit.phase}`)}</dd>
        </div>
        <div>
          <dt>{t('day')}</dt>
          <dd>{moment(debit.collect_on, 'day')}</dd>
        </div>
        <div>
          <dt>{t('mandate')}</dt>
          <dd>{debit.mandate}</dd>
        </div>
        {reason !== null && (
          <div>
            <dt>{t('reason')}</dt>
            <dd>
              <code>{reason}</code>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** What the order moved in the ledger. */
function Ledger({ order: { ledger } }: HistoryProps) {
  const t = useTranslations('console.order.ledger');
  const moment = useMoment();
  return (
    <section className="c-drawer__part">
      <h3>{t('title')}</h3>
      {ledger.length === 0 && <p className="c-hint">{t('none')}</p>}
      <dl className="c-amounts">
        {ledger.map(({ at, kind, credits }) => (
          <div key={`${kind} ${at}`}>
            <dt>
              {t(`kinds.${kind}`)} <small>{moment(at)}</small>
            </dt>
            <dd>{credits > 0 ? `+${credits}` : credits}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Where an order has been: the bank or the provider, and the ledger. */
export function OrderHistory({ order }: HistoryProps) {
  return (
    <>
      {order.debit ? <DebitFacts order={order} /> : <ProviderWords order={order} />}
      <Ledger order={order} />
    </>
  );
}
