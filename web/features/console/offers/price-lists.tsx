import { useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { priceLists } from '#contract/console/prices.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { Keys } from '../keys.tsx';
import { useKeys } from '../use-keys.ts';
import { PriceDialog } from './price-dialog.tsx';
import { listButtonId, PriceTable } from './price-table.tsx';

interface PricesProps {
  readonly site: number;
  readonly answer: Answer<typeof priceLists>;
}

/** What a site sells in each of its countries, and the way to change that. */
export function Prices({ site, answer: { message_credits: messageCredits, lists } }: PricesProps) {
  const t = useTranslations('console');
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state === 'loading';
  const [current, setCurrent] = useState<string | null>(null);
  const [openedCountry, setOpened] = useState<string | null>(null);
  const opened = lists.find(({ country }) => country === openedCountry);
  const move = (step: 1 | -1) => {
    const at = lists.findIndex(({ country }) => country === current);
    const list = lists[Math.max(0, Math.min(lists.length - 1, at + step))];
    if (!list) return;
    setCurrent(list.country);
    document.getElementById(listButtonId(list.country))?.focus();
  };
  useKeys([
    { keys: 'j', text: t('prices.moveKeys'), run: () => move(1) },
    { keys: 'k', text: t('prices.moveKeys'), run: () => move(-1) },
  ]);
  return (
    <ConsolePageBody title={t('pages.packages')}>
      <p className="c-lead c-offers__lead">{t('prices.lead', { count: messageCredits })}</p>
      <section
        className="c-panel c-cases-panel"
        aria-label={t('pages.packages')}
        aria-busy={isLoading}
      >
        <PriceTable lists={lists} current={current} onOpen={({ country }) => setOpened(country)} />
      </section>
      <div className="c-foot">
        <div className="c-hints">
          <span aria-hidden className="c-at-desk">
            <Keys>j k</Keys> {t('prices.moveKeys')}
          </span>
          <span aria-hidden className="c-at-desk">
            <Keys>enter</Keys> {t('prices.openKey')}
          </span>
        </div>
      </div>
      {opened && (
        <PriceDialog
          site={site}
          list={opened}
          messageCredits={messageCredits}
          onReload={revalidate}
          onClose={() => setOpened(null)}
        />
      )}
    </ConsolePageBody>
  );
}
