import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import { CallError } from '#contract/core/client.ts';
import type { PackageDraft, PriceList } from '#contract/console/prices.ts';
import { priceListSave } from '#contract/console/prices.ts';
import { Field } from '#web/ui/field.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleTextarea } from '../console-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { useOfferNames } from './names.ts';
import { amountText } from '../rules/parse-amount.ts';
import type { TypedPackage } from './price-form.ts';
import { changesBetween, draftsOf, readPackage, soldIn, typedOf } from './price-form.ts';
import { PriceHistory } from './price-history.tsx';
import { PriceRow } from './price-rows.tsx';

interface PriceDialogProps {
  readonly site: number;
  readonly list: PriceList;
  readonly messageCredits: number;
  /** Prices were saved, or somebody else has saved some: the page reads them again. */
  readonly onReload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** What would change, in words. */
function Changes({ list, typed }: { list: PriceList; typed: readonly TypedPackage[] }) {
  const t = useTranslations('console.prices.form');
  const names = useOfferNames();
  const changes = changesBetween(
    soldIn(list),
    typed.flatMap((one) => readPackage(one) ?? []),
  );
  const price = (minor: number) => names.price(minor, list.currency);
  return (
    <section className="c-note" aria-live="polite">
      <b>{t('review')}</b>
      {changes.length === 0 && <p className="c-muted">{t('unchanged')}</p>}
      <ul>
        {changes.map((change) => (
          <li key={change.credits}>
            {t(change.kind, {
              credits: change.credits,
              price: price(change.minor),
              before: price(change.kind === 'repriced' ? change.before : change.minor),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Changes what a site sells in a country. */
export function PriceDialog(props: PriceDialogProps) {
  const { site, list, messageCredits, onReload, onClose } = props;
  const t = useTranslations('console.prices');
  const names = useOfferNames();
  const action = useAction();
  const { field } = action;
  const [typed, setTyped] = useState(() => typedOf(soldIn(list)));
  const [reason, setReason] = useState('');
  const [isOutdated, setOutdated] = useState(false);
  const sizes = typed.map(({ credits }) => credits.trim());
  const resting = list.packages.filter(({ credits }) => !sizes.includes(String(credits)));
  const hasRoom = typed.length < consoleLimits.prices.packages;
  const add = (credits: string, price: string) =>
    setTyped([...typed, { key: Math.max(-1, ...typed.map(({ key }) => key)) + 1, credits, price }]);
  const rows = useRef<HTMLUListElement>(null);
  /** The focus goes to the next row, or the one before the last: not out of the form. */
  const remove = (one: TypedPackage) => {
    const at = typed.indexOf(one);
    const left = typed.filter((other) => other !== one);
    flushSync(() => setTyped(left));
    const row = rows.current?.children[Math.min(at, left.length - 1)];
    row?.querySelector('input')?.focus();
  };
  const take = (packages: readonly PackageDraft[]) => setTyped(typedOf(packages));
  const send = () =>
    action.run(async () => {
      const { country, version } = list;
      const body = { site, country, version, packages: draftsOf(typed), reason };
      try {
        await consoleCall(priceListSave, { body });
      } catch (error) {
        setOutdated(error instanceof CallError && error.answer.code === 'prices_changed');
        throw error;
      }
      await onReload();
      onClose();
    });
  useKeys(
    [{ keys: 'ctrl enter', text: t('form.submit'), run: () => void (action.busy || send()) }],
    'everywhere',
  );
  /** What was typed stays, and is told as a change of the prices that there are now. */
  const compare = async () => {
    await onReload();
    setOutdated(false);
  };
  /** The server names packages by their place in the order in which they were sent. */
  const errorOf = (one: TypedPackage): string | undefined => {
    const draft = draftsOf([one])[0];
    const at = draftsOf(typed).findIndex(
      ({ credits, minor }) => credits === draft?.credits && minor === draft.minor,
    );
    return field(`packages.${at}.credits`) ?? field(`packages.${at}.minor`);
  };
  const country = names.country(list.country);
  return (
    <FormDialog
      size="lg"
      title={t('form.title', { country })}
      description={t('form.text', {
        currency: list.currency,
        tax: list.tax_bp / 100,
        version: list.version,
      })}
      submit={t('form.submit')}
      keys="ctrl enter"
      action={action}
      onSubmit={() => void send()}
      onClose={onClose}
      moreButtons={
        isOutdated && (
          <ConsoleButton onClick={() => void compare()}>{t('form.compare')}</ConsoleButton>
        )
      }
      below={<PriceHistory key={list.version} site={site} list={list} onTake={take} />}
    >
      <ul className="c-prices" ref={rows}>
        {typed.map((one) => (
          <PriceRow
            key={one.key}
            typed={one}
            list={list}
            messageCredits={messageCredits}
            error={errorOf(one)}
            onChange={(changed) =>
              setTyped(typed.map((other) => (other === one ? { ...one, ...changed } : other)))
            }
            onRemove={typed.length === 1 ? null : () => remove(one)}
          />
        ))}
      </ul>
      <div className="c-row">
        {hasRoom && (
          <ConsoleButton small icon="plus" onClick={() => add('', '')}>
            {t('form.add')}
          </ConsoleButton>
        )}
        {hasRoom && resting.length > 0 && <span className="c-muted">{t('form.again')}</span>}
        {hasRoom &&
          resting.map(({ credits, minor }) => (
            <ConsoleButton
              key={credits}
              small
              onClick={() => add(String(credits), amountText(minor))}
            >
              {credits}: {names.price(minor, list.currency)}
            </ConsoleButton>
          ))}
      </div>
      <Changes list={list} typed={typed} />
      <Field label={t('form.reason')} hint={t('form.reasonHint')} error={field('reason')}>
        <ConsoleTextarea
          name="reason"
          maxLength={consoleLimits.staff.reasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
