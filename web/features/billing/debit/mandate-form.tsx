import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useForm } from '../../../lib/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { formatPrice } from '../../../ui/format-price.ts';
import { Input } from '../../../ui/input.tsx';
import { Refused } from '../order/refused.tsx';
import { SmallPrint } from '../order/small-print.tsx';
import { IbanField } from './iban-field.tsx';
import type { DebitOrder } from './page-data.ts';
import { useWait } from './use-wait.ts';

interface CodeAnswer {
  readonly phone: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Mandate = ReturnType<typeof useForm<CodeAnswer>>;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-4 display-xs">{title}</legend>
      {children}
    </fieldset>
  );
}

interface PartProps {
  readonly mandate: Mandate;
  /** What was typed before the page was made anew. */
  readonly typed: Readonly<Record<string, string>>;
}

function Account({ mandate, typed, country }: PartProps & { country: string }) {
  const t = useTranslations('orders.debit');
  return (
    <Group title={t('account')}>
      <Field label={t('holder')} hint={t('holderHint')} error={mandate.field('holder')}>
        <Input name="holder" required autoComplete="name" defaultValue={typed['holder']} />
      </Field>
      <IbanField country={country} typed={typed['iban']} error={mandate.field('iban')} />
    </Group>
  );
}

function Address({ mandate, typed }: PartProps) {
  const t = useTranslations('orders.debit');
  const input = (name: string, autoComplete: string) => (
    <Input name={name} required autoComplete={autoComplete} defaultValue={typed[name]} />
  );
  return (
    <Group title={t('address')}>
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_9rem]">
        <Field label={t('street')} error={mandate.field('street')}>
          {input('street', 'address-line1')}
        </Field>
        <Field label={t('number')} error={mandate.field('house_number')}>
          {input('house_number', 'off')}
        </Field>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-[9rem_1fr]">
        <Field label={t('postal')} error={mandate.field('postal_code')}>
          {input('postal_code', 'postal-code')}
        </Field>
        <Field label={t('city')} error={mandate.field('city')}>
          {input('city', 'address-level2')}
        </Field>
      </div>
    </Group>
  );
}

function Phone({ mandate, typed }: PartProps) {
  const t = useTranslations('orders.debit');
  const { answer, busy, sending } = mandate;
  // What is refused afterwards does not undo that a code was sent.
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  const left = useWait(last);
  return (
    <Group title={t('confirm')}>
      <Field label={t('mobile')} hint={t('mobileHint')} error={mandate.field('phone')}>
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
      <Field label={t('code')} error={mandate.field('sms_code')}>
        <Input
          name="sms_code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          className="max-w-48 tracking-[0.3em] tabular-nums"
        />
      </Field>
    </Group>
  );
}

function Authorisation({
  mandate,
  typed,
  data,
  price,
}: PartProps & { data: DebitOrder; price: string }) {
  const t = useTranslations('orders.debit');
  const { creditor } = data.debit;
  return (
    <Group title={t('mandate')}>
      <div className="grid gap-3 rounded-md bg-surface-sunken p-4 text-sm sm:p-5">
        <p>{t('mandateText', { creditor: creditor.name, price })}</p>
        <p>{t('later')}</p>
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
        error={mandate.field('authorised')}
      >
        {t('agree')}
      </Checkbox>
    </Group>
  );
}

/** Everything a mandate needs, and the order that goes with it. */
export function MandateForm({ data }: { data: DebitOrder }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const mandate = useForm<CodeAnswer>('mandate');
  const { Form, form, busy, sending, answer } = mandate;
  const { quote, code } = data.quoted;
  const price = formatPrice(quote.minor, quote.currency, locale);
  const typed = answer?.fields ?? mandate.typed;
  return (
    <Form {...form} className="grid gap-10">
      {/* The first button is the one that Enter presses. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name="intent" value="mandate" />
      <input type="hidden" name="client_id" value={quote.client_id} />
      <input type="hidden" name="package" value={quote.package.id} />
      <input type="hidden" name="minor" value={quote.minor} />
      <input type="hidden" name="code" value={code ?? ''} />
      <input type="hidden" name="back" value={data.back ?? ''} />
      <Account mandate={mandate} typed={typed} country={quote.country} />
      <Address mandate={mandate} typed={typed} />
      <Phone mandate={mandate} typed={typed} />
      <Authorisation mandate={mandate} typed={typed} data={data} price={price} />
      <div className="grid gap-5">
        <Refused order={mandate} price={price} minor={quote.minor} />
        <Button type="submit" size="lg" block loading={busy && !sending?.has('send')}>
          {t('debit.pay', { price })}
        </Button>
        <SmallPrint />
      </div>
    </Form>
  );
}
