import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RefundMode } from '#contract/console/enums.ts';
import { refundModes } from '#contract/console/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { OrderPage } from '#contract/console/order-views.ts';
import { orderRefund } from '#contract/console/orders.ts';
import { Field } from '#web/ui/field.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleInput } from '../console-fields.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { amountOf, firstMode } from './rules/refund-form.ts';
import { useOrderTexts } from './use-order-texts.ts';

interface RefundFormProps {
  readonly order: OrderPage;
  readonly offer: NonNullable<OrderPage['offer']>;
}

/** Gives money back; what hurts is proposed to a second person. */
export function RefundForm({ order, offer }: RefundFormProps) {
  const t = useTranslations('console.order.refund');
  const { money, paidWith } = useOrderTexts();
  const { revalidate } = useRevalidator();
  const { busy, run, message, field } = useAction();
  const [mode, setMode] = useState(() => firstMode(offer));
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const minor = amountOf(mode, typed, offer);
  const isSecond = minor !== null && minor > offer.alone_minor;
  const amount = money(minor ?? 0, order);

  const send = () => {
    setAsked(true);
    if (minor === null || reason.trim() === '' || busy) return;
    void run(async () => {
      const body = { id: order.id, mode, minor, reason };
      await consoleCall(orderRefund, { body });
      setTyped('');
      setReason('');
      setAsked(false);
    }).then(() => revalidate());
  };
  useKeys([
    { keys: 'r', text: t('title'), run: () => firstField.current?.focus() },
    { keys: 'ctrl enter', text: t(isSecond ? 'propose' : 'submit', { amount }), run: send },
  ]);

  const isEmpty = (one: RefundMode) => one === 'unused' && offer.unused_minor === 0;
  const amountError = isAsked && minor === null && mode === 'part';
  return (
    <form
      className="c-refund"
      aria-label={t('title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset className="c-modes">
        <legend className="sr-only">{t('mode')}</legend>
        {refundModes.map((one) => (
          <label key={one}>
            <input
              ref={one === mode ? firstField : undefined}
              type="radio"
              name="mode"
              value={one}
              checked={one === mode}
              disabled={isEmpty(one)}
              onChange={() => setMode(one)}
            />
            <span>{t(`modes.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {mode === 'part' ? (
        <Field
          label={t('amount', { currency: order.currency })}
          error={
            amountError ? t('amountWrong', { max: money(offer.left_minor, order) }) : field('minor')
          }
        >
          <ConsoleInput
            name="minor"
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      ) : null}
      <dl className="c-amounts">
        <div className="c-amounts__strong">
          <dt>
            {t('now')}{' '}
            {mode === 'unused' && (
              <small>{t('share', { unused: offer.unused_credits, credits: order.credits })}</small>
            )}
          </dt>
          <dd>{minor === null ? '–' : amount}</dd>
        </div>
        <div>
          <dt>{t('kept')}</dt>
          <dd>{money(offer.left_minor - (minor ?? 0), order)}</dd>
        </div>
      </dl>
      <p className="c-hint">
        {t(`effects.${mode}`, { count: offer.unused_credits })}{' '}
        {minor === offer.left_minor && order.premium && t('premiumEnds')}{' '}
        {order.method === 'directdebit'
          ? t('goesToBank')
          : t('goesTo', { method: paidWith(order) })}
      </p>
      <Field
        label={t('reason')}
        hint={t('reasonHint')}
        error={isAsked && reason.trim() === '' ? t('reasonMissing') : field('reason')}
      >
        <ConsoleInput
          name="reason"
          autoComplete="off"
          maxLength={consoleLimits.staff.reasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <ActionError message={message} />
      <div className="c-row c-refund__foot">
        <small className="c-fill">{t('second', { amount: money(offer.alone_minor, order) })}</small>
        <ConsoleButton type="submit" look="primary" keys="ctrl enter" busy={busy} online>
          {t(isSecond ? 'propose' : 'submit', { amount })}
        </ConsoleButton>
      </div>
    </form>
  );
}
