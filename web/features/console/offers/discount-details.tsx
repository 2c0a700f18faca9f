import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DiscountRow } from '#contract/console/discounts.ts';
import { discountSwitch, discountUses } from '#contract/console/discounts.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleTextarea } from '../console-fields.tsx';
import { useAction } from '../use-action.ts';
import { useMoment } from '../use-moment.ts';
import { changedLink } from './discount-filters.ts';
import { useOfferNames } from './names.ts';
import { useTerms } from './use-terms.ts';

type Uses = Answer<typeof discountUses>;

function UseList({ uses }: Pick<Uses, 'uses'>) {
  const t = useTranslations('console.discounts.details');
  const names = useOfferNames();
  const moment = useMoment();
  if (uses.length === 0) return <p className="c-muted">{t('none')}</p>;
  return (
    <ul className="c-uses">
      {uses.map((use) => (
        <li key={use.id}>
          <span>
            <b>{use.no}</b> <small>{moment(use.created_at)}</small>
          </span>
          <span>{use.member?.name ?? <span className="c-muted">{t('gone')}</span>}</span>
          <span className="c-muted">{t(`states.${use.state}`)}</span>
          <b>{names.price(use.minor - use.refunded_minor, use.currency)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The orders that have a code, read page by page. */
function DiscountUses({ site, code }: Pick<DiscountRow, 'site' | 'code'>) {
  const t = useTranslations('console');
  const [shown, setShown] = useState<Uses | null>(null);
  const { busy, run, message } = useAction();
  const read = (before: Uses | null) =>
    run(async () => {
      const cursor = before?.next;
      const page = await consoleCall(discountUses, {
        query: { site: String(site), code, ...(cursor && { cursor }) },
      });
      setShown({ ...page, uses: [...(before?.uses ?? []), ...page.uses] });
    });
  useEffect(() => {
    void read(null);
    // Read once for each code: the dialog is made anew for another.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <section aria-label={t('discounts.details.uses')} aria-busy={busy}>
      <h3 className="c-subtitle">{t('discounts.details.uses')}</h3>
      {shown ? <UseList uses={shown.uses} /> : busy && <Spinner size="sm" />}
      <ActionError message={message} />
      {(shown?.next || (!shown && message)) && (
        <ConsoleButton small busy={busy} onClick={() => void read(shown)}>
          {t(shown ? 'discounts.more' : 'failed.retry')}
        </ConsoleButton>
      )}
    </section>
  );
}

interface DetailsProps {
  readonly row: DiscountRow;
  readonly onSwitched: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Switches a code off or on, for a reason. */
function SwitchForm({ row, onSwitched, onClose }: DetailsProps) {
  const t = useTranslations('console.discounts.details');
  const { busy, run, message, field } = useAction();
  const [reason, setReason] = useState('');
  const [isWhole, setWhole] = useState(false);
  const isOff = row.view === 'off';
  const send = () =>
    run(async () => {
      const { site, code } = row;
      const body = { site, code, whole_batch: isWhole, active: isOff, reason };
      await consoleCall(discountSwitch, { body });
      await onSwitched();
      onClose();
    });
  return (
    <form
      className="c-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <Field label={t('reason')} hint={t('reasonHint')} error={field('reason')}>
        <ConsoleTextarea
          name="reason"
          maxLength={consoleLimits.staff.reasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {row.batch && (
        <label className="c-check">
          <input
            type="checkbox"
            checked={isWhole}
            onChange={({ target }) => setWhole(target.checked)}
          />
          {t('batch')}
        </label>
      )}
      <ActionError message={message} />
      <div className="c-row">
        <ConsoleButton type="submit" look={isOff ? 'primary' : 'danger'} busy={busy} online>
          {t(isOff ? 'on' : 'off')}
        </ConsoleButton>
      </div>
    </form>
  );
}

/** A code with its orders, and the way to switch it off. */
export function DiscountDetails(props: DetailsProps) {
  const { row, onClose } = props;
  const t = useTranslations('console.discounts');
  const terms = useTerms();
  const [search] = useSearchParams();
  return (
    <Modal
      open
      size="lg"
      title={`${row.code}, ${t('percent', { percent: row.value_bp / 100 })}`}
      description={[terms(row), row.purpose].filter(Boolean).join('. ')}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <div className="c-form">
        {row.batch && (
          <Link
            className="c-link"
            to={changedLink(search, { batch: row.batch, search: '' })}
            onClick={onClose}
          >
            {t('details.wholeBatch')}
          </Link>
        )}
        <DiscountUses site={row.site} code={row.code} />
        <SwitchForm {...props} />
      </div>
    </Modal>
  );
}
