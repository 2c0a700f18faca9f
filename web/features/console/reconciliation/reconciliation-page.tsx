import { useId } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reconciliation as Page } from '#contract/console/reconciliation.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { ConsoleInput } from '../console-fields.tsx';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useOrderTexts } from '../orders/use-order-texts.ts';
import { DifferenceTable } from './difference-table.tsx';

/** From which day to which. */
function Period({ page }: { page: Page }) {
  const t = useTranslations('console.reconciliation');
  const [, setSearch] = useSearchParams();
  const choose = (name: 'from' | 'to', value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.set('from', page.from);
      next.set('to', page.to);
      next.set(name, value);
      // The other end follows, so that the days are never the wrong way round.
      if ((next.get('from') ?? '') > (next.get('to') ?? '')) {
        next.set(name === 'from' ? 'to' : 'from', value);
      }
      return next;
    });
  return (
    <div className="c-debits__period">
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          <span className="c-muted">{t(name)}</span>
          <ConsoleInput
            type="date"
            required
            value={page[name]}
            onChange={({ target }) => target.value && choose(name, target.value)}
          />
        </label>
      ))}
    </div>
  );
}

/** What both sides come to, in each currency. */
function Sums({ page }: { page: Page }) {
  const t = useTranslations('console.reconciliation');
  const { money } = useOrderTexts();
  const id = useId();
  const all = [...page.here, ...page.there].map(({ currency }) => currency);
  const currencies = [...new Set(all)].toSorted((one, other) => (one < other ? -1 : 1));
  const none = { orders: 0, paid_minor: 0, back_minor: 0 };
  const sumOf = (side: 'here' | 'there', currency: string) =>
    page[side].find((sum) => sum.currency === currency) ?? none;
  return (
    <section className="c-panel" aria-labelledby={id}>
      <div className="c-panel__head">
        <h2 id={id}>{t('sums')}</h2>
        <span className="c-muted">{t('compared', { count: page.compared })}</span>
      </div>
      {currencies.length === 0 ? (
        <p className="c-hint c-debits__note">{t('noSums')}</p>
      ) : (
        <table className="c-table c-debits__table">
          <thead>
            <tr>
              <th scope="col">{t('columns.currency')}</th>
              <th scope="col" className="c-debits__number">
                {t('columns.here')}
              </th>
              <th scope="col" className="c-debits__number">
                {t('columns.there', { provider: page.provider })}
              </th>
            </tr>
          </thead>
          <tbody>
            {currencies.map((currency) => (
              <tr key={currency}>
                <th scope="row">{currency}</th>
                {(['here', 'there'] as const).map((side) => {
                  const { orders, paid_minor: paid, back_minor: back } = sumOf(side, currency);
                  return (
                    <td key={side} className="c-debits__number">
                      <b>{money(paid, { currency })}</b>
                      <small>{t('sum', { count: orders, back: money(back, { currency }) })}</small>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** What the provider and the bank say against what we hold, differences first. */
export function Reconciliation({ page }: { page: Page }) {
  const t = useTranslations('console');
  const isLoading = useNavigation().state === 'loading';
  return (
    <ConsolePageBody title={t('pages.reconciliation')} actions={<Period page={page} />}>
      <div className="c-debits" aria-busy={isLoading}>
        {!page.is_whole && (
          <p className="c-note">
            {t('reconciliation.notWhole', { count: consoleLimits.reconciliation.payments })}
          </p>
        )}
        {page.differences.length === 0 ? (
          <section className="c-panel c-empty">
            <ConsoleIcon name="check" />
            <b>{t('reconciliation.none')}</b>
            <p>{t('reconciliation.noneText')}</p>
          </section>
        ) : (
          <DifferenceTable differences={page.differences} />
        )}
        <Sums page={page} />
      </div>
    </ConsolePageBody>
  );
}
