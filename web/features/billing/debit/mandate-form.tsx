import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { ServedCountry } from '#contract/countries.ts';
import type { useForm } from '#web/lib/use-form.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { Input } from '#web/ui/input.tsx';
import { OrderRefusal } from '../order/order-refusal.tsx';
import { SmallPrint } from '../order/small-print.tsx';
import { useBankDay } from '../order/use-bank-day.ts';
import { IbanField } from './iban-field.tsx';
import type { DebitOrder } from './page-data.ts';
import { fieldNames } from './rules/validate-field.ts';
import { useFieldChecks } from './use-field-checks.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { useCooldown } from './use-cooldown.ts';

export interface CodeAnswer {
  readonly phone: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Mandate = ReturnType<typeof useForm<CodeAnswer>>;

/** Whether it is the order that is on its way, and not the wish for a code. */
export const isPaying = ({ busy, sending }: Mandate): boolean => busy && !sending?.has('send');

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-4 display-xs">{title}</legend>
      {children}
    </fieldset>
  );
}

interface PartProps {
  /** What is wrong with a field, in words. */
  readonly field: (name: string) => string | undefined;
  /** What was typed before the page was made anew. */
  readonly typed: Readonly<Record<string, string>>;
}

function Account({ field, typed, country }: PartProps & { country: string }) {
  const t = useTranslations('orders.debit');
  return (
    <Group title={t('account')}>
      <Field label={t('holder')} hint={t('holderHint')} error={field('holder')}>
        <Input name="holder" required autoComplete="name" defaultValue={typed['holder']} />
      </Field>
      <IbanField country={country} typed={typed['iban']} error={field('iban')} />
    </Group>
  );
}

function Address({ field, typed }: PartProps) {
  const t = useTranslations('orders.debit');
  const input = (name: string, autoComplete: string) => (
    <Input name={name} required autoComplete={autoComplete} defaultValue={typed[name]} />
  );
  return (
    <Group title={t('address')}>
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_9rem]">
        <Field label={t('street')} error={field('street')}>
          {input('street', 'address-line1')}
        </Field>
        <Field label={t('number')} error={field('house_number')}>
          {input('house_number', 'off')}
        </Field>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-[9rem_1fr]">
        <Field label={t('postal')} error={field('postal_code')}>
          {input('postal_code', 'postal-code')}
        </Field>
        <Field label={t('city')} error={field('city')}>
          {input('city', 'address-level2')}
        </Field>
      </div>
    </Group>
  );
}

/** Appears once a code is on its way, ready to be typed into. */
function CodeField({ field, fresh }: Pick<PartProps, 'field'> & { fresh: boolean }) {
  const t = useTranslations('orders.debit');
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fresh) ref.current?.focus();
  }, [fresh]);
  return (
    <Field label={t('code')} error={field('sms_code')}>
      <Input
        ref={ref}
        name="sms_code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        className="max-w-48 tracking-[0.3em] tabular-nums"
      />
    </Field>
  );
}

function Phone({ mandate, field, typed }: PartProps & { mandate: Mandate }) {
  const t = useTranslations('orders.debit');
  const { answer, busy, sending } = mandate;
  // What is refused afterwards does not undo that a code was sent.
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  const left = useCooldown(last);
  const sentTo = last?.phone ?? typed['code_sent'];
  const codeFirst = sentTo === undefined && field('sms_code') ? t('codeFirst') : undefined;
  return (
    <Group title={t('confirm')}>
      <Field label={t('mobile')} hint={t('mobileHint')} error={field('phone') ?? codeFirst}>
        <Input name="phone" type="tel" required autoComplete="tel" defaultValue={typed['phone']} />
      </Field>
      <div>
        <Button
          type="submit"
          name="send"
          value="code"
          variant="line"
          disabled={left > 0}
          loading={busy && sending?.has('send')}
        >
          {left > 0 ? t('wait', { seconds: String(left) }) : last ? t('again') : t('send')}
        </Button>
      </div>
      {last && <Alert tone="success">{t('sent', { phone: last.phone })}</Alert>}
      {sentTo !== undefined && (
        <>
          <input type="hidden" name="code_sent" value={sentTo} />
          <CodeField field={field} fresh={last !== null} />
        </>
      )}
    </Group>
  );
}

function Authorisation({
  field,
  typed,
  data,
  price,
}: PartProps & { data: DebitOrder; price: string }) {
  const t = useTranslations('orders.debit');
  const { creditor, collect_on, confirmed_by } = data.debit;
  const { settings } = useSite();
  const dayOf = useBankDay();
  const isLater = settings.direct_debit_credits === 'when_collected';
  return (
    <Group title={t('mandate')}>
      <div className="grid gap-3 rounded-md bg-surface-sunken p-4 text-sm sm:p-5">
        <p>{t('mandateText', { creditor: creditor.name, price })}</p>
        <p className="font-semibold">
          {t('collectedOn', { date: dayOf(collect_on) })}{' '}
          {isLater && t('creditsLater', { date: dayOf(confirmed_by) })}
        </p>
        <p>
          {t('notice')} {t('later')}
        </p>
        <dl className="grid gap-1 text-text-muted">
          <div>
            <dt className="inline font-semibold">{t('creditor')}: </dt>
            <dd className="inline">
              {creditor.name}, {creditor.address}
            </dd>
          </div>
          <div>
            <dt className="inline font-semibold">{t('creditorId')}: </dt>
            <dd className="inline wrap-anywhere">{creditor.id}</dd>
          </div>
        </dl>
      </div>
      <Checkbox
        name="authorised"
        value="1"
        defaultChecked={typed['authorised'] !== undefined}
        error={field('authorised')}
      >
        {t('agree')}
      </Checkbox>
    </Group>
  );
}

/** The button of a form that is not the one which the page is about. */
function PayButton({ data, mandate }: Pick<Props, 'data' | 'mandate'>) {
  const t = useTranslations('orders.debit');
  const locale = useLocale();
  const { minor, currency } = data.quoted.quote;
  const price = formatPrice(minor, currency, locale);
  return (
    <div className="grid gap-5">
      <OrderRefusal order={mandate} price={price} minor={minor} />
      <Button type="submit" size="lg" block loading={isPaying(mandate)}>
        {t('pay', { price })}
      </Button>
    </div>
  );
}

interface Props {
  readonly data: DebitOrder;
  readonly mandate: Mandate;
  /** By which a button elsewhere knows the form; without it the form has a button of its own. */
  readonly id?: string;
}

/** Everything a mandate needs, and the order that goes with it. */
export function MandateForm({ data, mandate, id }: Props) {
  const locale = useLocale();
  const { Form, form, answer } = mandate;
  const { quote, code } = data.quoted;
  const price = formatPrice(quote.minor, quote.currency, locale);
  const typed = answer?.fields ?? mandate.values;
  const checks = useFieldChecks(mandate.refusal, quote.country as ServedCountry);
  const wrong = fieldNames.flatMap((name) => {
    const wrongBy = checks.codeOf(name);
    return wrongBy === null ? [] : [[name, { code: wrongBy, message: '' }] as const];
  });
  const { field } = useRefusal({ error: '', code: '', fields: Object.fromEntries(wrong) });
  return (
    <Form {...form} {...checks.form} id={id} className="grid gap-10">
      {/* The first button is the one that Enter presses. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name="intent" value="mandate" />
      <input type="hidden" name="client_id" value={quote.client_id} />
      <input type="hidden" name="package" value={quote.package.id} />
      <input type="hidden" name="minor" value={quote.minor} />
      <input type="hidden" name="code" value={code ?? ''} />
      <input type="hidden" name="back" value={data.back ?? ''} />
      <Account field={field} typed={typed} country={quote.country} />
      <Address field={field} typed={typed} />
      <Phone mandate={mandate} field={field} typed={typed} />
      <Authorisation field={field} typed={typed} data={data} price={price} />
      <SmallPrint method="directdebit" />
      {id === undefined && <PayButton data={data} mandate={mandate} />}
    </Form>
  );
}
