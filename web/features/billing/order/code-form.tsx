import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/use-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Input } from '../../../ui/input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Quoted } from './page-data.ts';
import { usePercent } from './sum.tsx';

export interface CodeFormProps {
  readonly quoted: Quoted;
  /** The page itself. */
  readonly action: string;
  /** What of the address has to stay. */
  readonly keep: Readonly<Record<string, string | undefined>>;
  readonly without: string;
}

/** A code in the address: typing one asks for the page anew, with or without scripts. */
export function CodeForm({ quoted, action, keep, without }: CodeFormProps) {
  const t = useTranslations('orders.code');
  const errorText = useErrorText();
  const percent = usePercent();
  const { state, location } = useNavigation();
  const { quote, code, typed, refusal } = quoted;
  if (code !== null) {
    return (
      <p
        role="status"
        className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-success-soft px-4 py-3 text-sm"
      >
        <span className="flex min-w-40 flex-1 gap-2 wrap-anywhere">
          <Icon name="check-circle" size="sm" className="text-success" />
          {t('applied', {
            code: quote.code ?? code,
            percent: percent(quote.discount_percent ?? 0),
          })}
        </span>
        <TextLink to={without} replace preventScrollReset className="py-1.5">
          {t('remove')}
        </TextLink>
      </p>
    );
  }
  return (
    <Disclosure title={t('open')} open={refusal ? true : undefined} className="border-b-0">
      <Form action={action} replace preventScrollReset className="flex flex-wrap items-start gap-3">
        {Object.entries(keep).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Field
          key={typed}
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
            defaultValue={typed ?? undefined}
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
