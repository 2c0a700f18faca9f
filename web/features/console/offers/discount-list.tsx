import { useRef, useState } from 'react';
import { Link, useNavigate, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DiscountRow } from '#contract/console/discounts.ts';
import { discountList } from '#contract/console/discounts.ts';
import { discountViews } from '#contract/console/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { SearchBox } from '../search-box.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { DiscountDetails } from './discount-details.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import type { DiscountPage, DiscountQuery } from './discount-filters.ts';
import { changedLink, viewLink } from './discount-filters.ts';
import { DiscountTable, discountKey, rowButtonId } from './discount-table.tsx';
import { MadeDialog } from './made-dialog.tsx';

interface DiscountsProps {
  readonly query: DiscountQuery;
  readonly page: DiscountPage;
}

function Views({ query: { view = 'active' }, page: { counts } }: DiscountsProps) {
  const t = useTranslations('console.discounts');
  const [search] = useSearchParams();
  const { maxCount } = consoleLimits.discounts;
  return (
    <nav className="c-tabs" aria-label={t('viewsTitle')}>
      {discountViews.map((name) => (
        <Link
          key={name}
          to={viewLink(search, name)}
          aria-current={name === view ? 'page' : undefined}
        >
          {t(`views.${name}`)}
          {counts[name] > 0 && (
            <em>{counts[name] < maxCount ? counts[name] : t('many', { count: maxCount })}</em>
          )}
        </Link>
      ))}
    </nav>
  );
}

function None({ query: { view = 'active', search, batch } }: Pick<DiscountsProps, 'query'>) {
  const t = useTranslations('console.discounts');
  const isFiltered = search !== undefined || batch !== undefined;
  return (
    <div className="c-empty">
      <ConsoleIcon name={isFiltered ? 'magnifying-glass' : 'tag'} />
      <b>{t(isFiltered ? 'noneFound' : `none.${view}`)}</b>
      <p>{t(isFiltered ? 'noneFoundText' : 'noneText')}</p>
    </div>
  );
}

/** Discount codes: those that work, those that are over, and those that were switched off. */
export function Discounts({ query, page: loaded }: DiscountsProps) {
  const t = useTranslations('console');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state === 'loading';
  const [search] = useSearchParams();
  const [more, setMore] = useState<{ after: DiscountPage; pages: readonly DiscountPage[] }>();
  const [current, setCurrent] = useState<string | null>(null);
  const [opened, setOpened] = useState<DiscountRow | null>(null);
  const [adding, setAdding] = useState<'one' | 'many' | null>(null);
  const [made, setMade] = useState<readonly string[] | null>(null);
  const reading = useAction();
  const field = useRef<HTMLInputElement>(null);

  // Further pages belong to the first one that they were read after.
  const pages = more?.after === loaded ? more.pages : [];
  const rows = [loaded, ...pages].flatMap(({ discounts }) => discounts);
  const { next } = pages.at(-1) ?? loaded;
  const loadMore = () =>
    reading.run(async () => {
      if (next === null) return;
      const page = await consoleCall(discountList, { query: { ...query, cursor: next } });
      setMore({ after: loaded, pages: [...pages, page] });
    });
  const move = (step: 1 | -1) => {
    const at = rows.findIndex((row) => discountKey(row) === current);
    const row = rows[Math.max(0, Math.min(rows.length - 1, at + step))];
    if (!row) return;
    setCurrent(discountKey(row));
    document.getElementById(rowButtonId(discountKey(row)))?.focus();
  };
  useKeys([
    { keys: 'n', text: t('discounts.add'), run: () => setAdding('one') },
    { keys: 'b', text: t('discounts.addMany'), run: () => setAdding('many') },
    { keys: 'j', text: t('discounts.moveKeys'), run: () => move(1) },
    { keys: 'k', text: t('discounts.moveKeys'), run: () => move(-1) },
    { keys: '/', text: t('discounts.searchKey'), run: () => field.current?.focus() },
    { keys: 'm', text: t('discounts.more'), run: () => void loadMore() },
    ...discountViews.map((view, index) => ({
      keys: String(index + 1),
      text: t(`discounts.views.${view}`),
      run: () => void navigate(viewLink(search, view)),
    })),
  ]);

  const find = (words: string) => void navigate(changedLink(search, { search: words }));
  const actions = (
    <>
      <SearchBox
        input={field}
        label={t('discounts.search')}
        words={query.search ?? ''}
        maxLength={40}
        onSearch={find}
      />
      <ConsoleButton keys="b" onClick={() => setAdding('many')}>
        {t('discounts.addMany')}
      </ConsoleButton>
      <ConsoleButton look="primary" icon="plus" keys="n" onClick={() => setAdding('one')}>
        {t('discounts.add')}
      </ConsoleButton>
    </>
  );
  return (
    <ConsolePageBody title={t('pages.discounts')} actions={actions}>
      <Views query={query} page={loaded} />
      <div className="c-filters">
        {query.batch !== undefined && (
          <ConsoleButton
            small
            icon="x"
            onClick={() => void navigate(changedLink(search, { batch: '' }))}
          >
            {t('discounts.batchFilter')}
            <span className="sr-only">, {t('discounts.clearBatch')}</span>
          </ConsoleButton>
        )}
      </div>
      <section
        className="c-panel c-cases-panel"
        aria-label={t(`discounts.views.${query.view ?? 'active'}`)}
        aria-busy={isLoading}
      >
        {rows.length === 0 ? (
          <None query={query} />
        ) : (
          <DiscountTable rows={rows} current={current} onOpen={setOpened} />
        )}
      </section>
      <div className="c-foot">
        {next !== null && (
          <ConsoleButton keys="m" busy={reading.busy} onClick={() => void loadMore()}>
            {t('discounts.more')}
          </ConsoleButton>
        )}
        <ActionError message={reading.message} />
        <div className="c-hints">
          <span aria-hidden className="c-at-desk">
            <Keys>j k</Keys> {t('discounts.moveKeys')}
          </span>
          <span aria-hidden className="c-at-desk">
            <Keys>enter</Keys> {t('discounts.openKey')}
          </span>
          <span className="c-fill" />
          <span>{t('discounts.shown', { count: rows.length })}</span>
        </div>
      </div>
      {opened && (
        <DiscountDetails row={opened} onSwitched={revalidate} onClose={() => setOpened(null)} />
      )}
      {adding && (
        <DiscountDialog
          isMany={adding === 'many'}
          onClose={() => setAdding(null)}
          onMade={(codes) => {
            if (adding === 'many') setMade(codes);
            setAdding(null);
            void revalidate();
          }}
        />
      )}
      {made && <MadeDialog codes={made} onClose={() => setMade(null)} />}
    </ConsolePageBody>
  );
}
