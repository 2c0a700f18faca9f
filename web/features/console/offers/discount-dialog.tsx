import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { discountAdd, discountBatchAdd } from '#contract/console/discounts.ts';
import { priceLists } from '#contract/console/prices.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { Field } from '#web/ui/field.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleInput, ConsoleSelect } from '../console-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { parseAmount } from '../rules/parse-amount.ts';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import type { DiscountForm } from './discount-form.ts';
import { batchBody, codeBody, emptyForm } from './discount-form.ts';
import { OrderFields, ValueFields } from './discount-fields.tsx';
import { DiscountPreview } from './discount-preview.tsx';
import { usePricedSites } from './priced-sites.ts';

/** Where a site sells; nowhere until that is known. */
const useCountries = (site: number): readonly ServedCountry[] => {
  const [known, setKnown] = useState<{ site: number; countries: ServedCountry[] } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const { lists } = await consoleCall(priceLists, { query: { site: String(site) } });
      if (isWanted) setKnown({ site, countries: lists.map(({ country }) => country) });
    };
    // Without them a code is for all countries; whoever sends it is told what fails.
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [site]);
  return known?.site === site ? known.countries : [];
};

interface DiscountDialogProps {
  /** One code, or many that nobody can guess. */
  readonly isMany: boolean;
  readonly onMade: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Makes discount codes. */
export function DiscountDialog({ isMany, onMade, onClose }: DiscountDialogProps) {
  const t = useTranslations('console.discounts');
  const sites = usePricedSites();
  const action = useAction();
  const { field } = action;
  const [form, setForm] = useState(() =>
    emptyForm(sites[0]?.id ?? 0, isMany ? 'once' : 'once-per-user'),
  );
  const countries = useCountries(form.site);
  const change = (changed: Partial<DiscountForm>) => setForm({ ...form, ...changed });
  const send = async () => {
    if (action.busy) return;
    await action.run(async () => {
      if (isMany) {
        onMade((await consoleCall(discountBatchAdd, { body: batchBody(form) })).codes);
      } else onMade([(await consoleCall(discountAdd, { body: codeBody(form) })).code]);
    });
  };
  const submitText = t(isMany ? 'form.submitMany' : 'form.submit');
  useKeys([{ keys: 'ctrl enter', text: submitText, run: () => void send() }], 'everywhere');
  const previewCountry = form.country === '' ? countries[0] : form.country;
  const fields = { form, countries, isMany, error: field, onChange: change };
  return (
    <FormDialog
      size="lg"
      title={t(isMany ? 'form.titleMany' : 'form.title')}
      description={isMany ? t('form.textMany') : undefined}
      submit={submitText}
      keys="ctrl enter"
      action={action}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {sites.length > 1 && (
        <Field label={t('site')} error={field('site')}>
          <ConsoleSelect
            name="site"
            value={form.site}
            onChange={({ target }) =>
              change({ site: Number(target.value), country: '', currency: '' })
            }
          >
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </ConsoleSelect>
        </Field>
      )}
      {isMany ? (
        <div className="c-pair">
          <Field label={t('form.prefix')} error={field('prefix')}>
            <ConsoleInput
              data-autofocus
              name="prefix"
              maxLength={12}
              autoComplete="off"
              autoCapitalize="characters"
              value={form.prefix}
              onChange={({ target }) => change({ prefix: target.value.toUpperCase() })}
            />
          </Field>
          <Field label={t('form.count')} error={field('count')}>
            <ConsoleInput
              name="count"
              inputMode="numeric"
              autoComplete="off"
              value={form.count}
              onChange={({ target }) => change({ count: target.value })}
            />
          </Field>
        </div>
      ) : (
        <Field label={t('code')} hint={t('form.codeHint')} error={field('code')}>
          <ConsoleInput
            data-autofocus
            name="code"
            maxLength={32}
            autoComplete="off"
            autoCapitalize="characters"
            value={form.code}
            onChange={({ target }) => change({ code: target.value.toUpperCase() })}
          />
        </Field>
      )}
      <ValueFields {...fields} />
      <OrderFields {...fields} />
      {previewCountry && (
        <DiscountPreview
          key={`${form.site} ${previewCountry}`}
          site={form.site}
          country={previewCountry}
          valueBp={parseAmount(form.percent)}
        />
      )}
    </FormDialog>
  );
}
