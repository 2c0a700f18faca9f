import { Form, useNavigation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '#web/lib/use-refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Input } from '#web/ui/input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Quoted } from './page-data.ts';
import { usePercent } from './price-breakdown.tsx';

interface DiscountCodeFormProps {
  readonly quoted: Quoted;
  /** The page itself. */
  readonly action: string;
  /** What of the address has to stay. */
  readonly hiddenFields: Readonly<Record<string, string | undefined>>;
  readonly linkWithoutCode: string;
}

/** What came of a typed code: it counts, or what is taken off already is as good. */
function AppliedCode({ quote, code }: { quote: Quoted['quote']; code: string }) {
  const t = useTranslations('orders.code');
  const locale = useLocale();
  const percentOf = usePercent();
  const percent = percentOf(quote.discount_percent ?? 0);
  const { unused } = quote;
  return (
    <>
      <Icon
        name={unused ? 'info' : 'check-circle'}
        size="sm"
        className={unused ? undefined : 'text-success'}
      />
      <span>
        {unused
          ? t('kept', { percent, code: unused.code, less: percentOf(unused.percent) })
          : t('applied', { code: quote.code ?? code, percent })}
        {quote.at_minimum && (
          <> {t('least', { price: formatPrice(quote.minor, quote.currency, locale) })}</>
        )}
      </span>
    </>
  );
}

/** A code in the address: typing one asks for the page anew, with or without scripts. */
export function DiscountCodeForm({
  quoted,
  action,
  hiddenFields,
  linkWithoutCode,
}: DiscountCodeFormProps) {
  const t = useTranslations('orders.code');
  const errorText = useErrorText();
  const { state, location } = useNavigation();
  const { quote, code, typedCode, refusal } = quoted;
  if (code !== null) {
    return (
      <p
        role="status"
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-4 py-3 text-sm',
          quote.unused ? 'bg-surface-sunken' : 'bg-success-soft',
        )}
      >
        <span className="flex min-w-40 flex-1 gap-2 wrap-anywhere">
          <AppliedCode quote={quote} code={code} />
        </span>
        <TextLink to={linkWithoutCode} replace preventScrollReset className="py-1.5">
          {t('remove')}
        </TextLink>
      </p>
    );
  }
  return (
    <Disclosure title={t('open')} open={refusal ? true : undefined} className="border-b-0">
      <Form action={action} replace preventScrollReset className="flex flex-wrap items-start gap-3">
        {Object.entries(hiddenFields).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Field
          key={typedCode}
          label={t('label')}
          labelHidden
          error={refusal ? errorText(refusal) : undefined}
          className="min-w-44 flex-1"
        >
          <Input
            name="code"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={t('label')}
            defaultValue={typedCode ?? undefined}
          />
        </Field>
        <Button
          type="submit"
          variant="line"
          size="lg"
          loading={state === 'loading' && location.search.includes('code=')}
        >
          {t('apply')}
        </Button>
      </Form>
    </Disclosure>
  );
}
