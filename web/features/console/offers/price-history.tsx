import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PackageDraft, PriceList } from '#contract/console/prices.ts';
import { priceVersions } from '#contract/console/prices.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { useAction } from '../use-action.ts';
import { useMoment } from '../use-moment.ts';
import { useOfferNames } from './names.ts';

interface HistoryProps {
  readonly site: number;
  readonly list: PriceList;
  readonly onTake: (packages: readonly PackageDraft[]) => void;
}

/** The latest versions of a price list, each of which can be taken into the form. */
export function PriceHistory({ site, list, onTake }: HistoryProps) {
  const t = useTranslations('console.prices.form');
  const names = useOfferNames();
  const moment = useMoment();
  const [shown, setShown] = useState<Answer<typeof priceVersions> | null>(null);
  const { run, message } = useAction();
  const { country, currency } = list;
  useEffect(() => {
    const query = { site: String(site), country };
    void run(async () => setShown(await consoleCall(priceVersions, { query })));
    // Read once: the dialog is made anew for another list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <section>
      <h3 className="c-subtitle">{t('history')}</h3>
      {message && <p className="c-error">{message}</p>}
      {shown?.versions.length === 0 && <p className="c-muted">{t('noHistory')}</p>}
      <ul className="c-uses">
        {shown?.versions.map((one) => (
          <li key={one.version}>
            <span>
              <b>{t('version', { version: one.version })}</b>{' '}
              <small>
                {one.changed_by.name}, {moment(one.changed_at)}
              </small>
              <br />
              {one.packages
                .map(({ credits, minor }) => `${credits}: ${names.price(minor, currency)}`)
                .join(', ')}{' '}
              <q className="c-muted">{one.reason}</q>
            </span>
            <ConsoleButton small onClick={() => onTake(one.packages)}>
              {t('takeOver')}
              <span className="sr-only">, {t('version', { version: one.version })}</span>
            </ConsoleButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
