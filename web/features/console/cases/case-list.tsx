import { useRef, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CaseRow } from '#contract/console/case-views.ts';
import { caseAssign, caseSeverity } from '#contract/console/cases.ts';
import type { CaseKind } from '#contract/console/enums.ts';
import { caseViews } from '#contract/console/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { SavedView } from '#contract/console/saved-views.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { casePath } from '../pages.ts';
import { useStaff } from '../session.ts';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { CaseQuery } from './case-filters.ts';
import { CaseTable, rowLinkId } from './case-table.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';
import { FilterBar, SearchField } from './filter-bar.tsx';
import { KeyHints, LiveMark, None } from './list-parts.tsx';
import { extended, kept, moved, nothingChosen, toggled } from './selection.ts';
import { severities } from './severity.ts';
import { useNow } from './use-age.ts';
import type { CaseList } from './use-cases.ts';
import { useCases } from './use-cases.ts';
import { useClaimNext } from './use-claim-next.ts';
import { ViewTabs, viewLink } from './view-tabs.tsx';

interface CasesProps {
  readonly query: CaseQuery;
  readonly list: CaseList;
  readonly views: readonly SavedView[];
  /** Milliseconds. */
  readonly loadedAt: number;
  /** The kind that the page is about; null where it is chosen. */
  readonly fixed: CaseKind | null;
}

/** The queue of cases: what waits, in whose hands it is, and what can be done with several. */
export function Cases({ query, list: loaded, views, loadedAt, fixed }: CasesProps) {
  const t = useTranslations('console');
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const [search] = useSearchParams();
  const { id: me } = useStaff();
  const now = useNow(loadedAt);
  const { list, isLive, more, refresh, loadMore } = useCases(query, loaded);
  const [chosen, setChosen] = useState(nothingChosen);
  const [asked, setAsked] = useState<'give' | 'sort' | null>(null);
  const [isNothingLeft, setNothingLeft] = useState(false);
  const claiming = useAction();
  const claimNext = useClaimNext();
  const searchField = useRef<HTMLInputElement>(null);

  const { cases: rows, people, counts } = list;
  const ids = rows.map(({ id }) => id);
  const selection = kept(chosen, ids);
  const { current } = selection;
  const view = query.view ?? 'open';
  const isDone = view === 'decided' || view === 'appeals';
  const selected = selection.chosen.size > 0 ? [...selection.chosen] : current ? [current] : [];
  const targets = selected.slice(0, consoleLimits.cases.selected);
  const clear = () => setChosen({ ...selection, chosen: new Set(), anchor: null });

  const linkTo = (row: CaseRow) => casePath(row) + (search.size > 0 ? `?${search}` : '');
  const move = (step: 1 | -1) => {
    const next = moved(selection, ids, step);
    setChosen(next);
    if (next.current) document.getElementById(rowLinkId(next.current))?.focus();
  };
  const assign = async (to: string) => {
    await consoleCall(caseAssign, { body: { cases: targets, to } });
    clear();
    await refresh();
  };
  const sort = async (severity: number) => {
    await consoleCall(caseSeverity, { body: { cases: targets, severity } });
    clear();
    await refresh();
  };
  const claimFirst = () =>
    void claiming.run(async () => setNothingLeft(!(await claimNext(query.kind))));
  const claim = () =>
    selection.chosen.size > 0 ? void claiming.run(() => assign(me)) : claimFirst();
  const ask = (what: 'give' | 'sort') => () => targets.length > 0 && setAsked(what);
  const toggleAll = () =>
    setChosen({
      ...selection,
      chosen: new Set(selection.chosen.size < ids.length ? ids : []),
    });

  useKeys([
    { keys: 'j', text: t('cases.keys.down'), run: () => move(1) },
    { keys: 'k', text: t('cases.keys.up'), run: () => move(-1) },
    {
      keys: 'enter',
      text: t('cases.keys.open'),
      run: () => {
        const row = rows.find(({ id }) => id === current);
        if (row) void navigate(linkTo(row));
      },
    },
    {
      keys: 'x',
      text: t('cases.keys.select'),
      run: () => current && setChosen(toggled(selection, current)),
    },
    {
      keys: 'shift x',
      text: t('cases.keys.range'),
      run: () => setChosen(extended(selection, ids)),
    },
    { keys: 'c', text: t('cases.keys.claim'), run: claim },
    { keys: 't', text: t('cases.give.open'), run: ask('give') },
    { keys: 'v', text: t('cases.sort.open'), run: ask('sort') },
    { keys: 'escape', text: t('cases.keys.clear'), run: clear },
    { keys: 'm', text: t('cases.more'), run: () => void loadMore() },
    { keys: '/', text: t('cases.keys.search'), run: () => searchField.current?.focus() },
    ...caseViews.map((name, index) => ({
      keys: String(index + 1),
      text: t(`cases.views.${name}`),
      run: () => void navigate(viewLink(search, name)),
    })),
  ]);

  const actions = (
    <>
      <SearchField input={searchField} />
      <ConsoleButton
        look="primary"
        icon="hand-grabbing"
        keys="c"
        busy={claiming.busy}
        onClick={claimFirst}
      >
        {t('cases.claimNext')}
      </ConsoleButton>
    </>
  );
  return (
    <ConsolePageBody
      title={t(fixed === 'complaint' ? 'pages.complaints' : 'pages.cases')}
      beside={<LiveMark isLive={isLive} />}
      actions={actions}
    >
      <ViewTabs
        view={view}
        counts={counts}
        list={fixed === 'complaint' ? 'complaints' : 'cases'}
        saved={views}
      />
      <FilterBar fixed={fixed} isDone={isDone} />
      {isNothingLeft && (
        <p role="status" className="c-note c-cases__note">
          {t('cases.nothingLeft')}
        </p>
      )}
      {claiming.message && (
        <p role="alert" className="c-error c-cases__note">
          {claiming.message}
        </p>
      )}
      <section
        className="c-panel c-cases-panel"
        aria-label={t(`cases.views.${view}`)}
        aria-busy={isLoading}
      >
        {rows.length === 0 ? (
          <None view={view} />
        ) : (
          <CaseTable
            rows={rows}
            now={now}
            selection={selection}
            areComplaints={query.kind === 'complaint'}
            isDone={isDone}
            goal={consoleLimits.cases.goalHours}
            linkTo={linkTo}
            onToggle={(id) => setChosen(toggled(selection, id))}
            onToggleAll={toggleAll}
          />
        )}
      </section>
      <div className="c-foot">
        {list.next !== null && (
          <ConsoleButton keys="m" busy={more === 'loading'} onClick={() => void loadMore()}>
            {t(more === 'failed' ? 'failed.retry' : 'cases.more')}
          </ConsoleButton>
        )}
        {more === 'failed' && (
          <p role="alert" className="c-error">
            {t('failed.list')}
          </p>
        )}
        <KeyHints shown={rows.length} />
      </div>
      <BulkBar
        count={selection.chosen.size}
        busy={claiming.busy}
        onClaim={claim}
        onGive={ask('give')}
        onSort={ask('sort')}
        onClear={clear}
      />
      {asked === 'give' && (
        <ChoiceDialog
          title={t('cases.give.title', { count: targets.length })}
          label={t('cases.give.to')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          submit={t('cases.give.submit')}
          onChoose={assign}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'sort' && (
        <ChoiceDialog
          title={t('cases.sort.title', { count: targets.length })}
          label={t('cases.columns.severity')}
          options={severities
            .map((name, index) => ({
              value: String(index + 1),
              label: t(`cases.severities.${name}`),
            }))
            .toReversed()}
          submit={t('cases.sort.submit')}
          onChoose={(value) => sort(Number(value))}
          onClose={() => setAsked(null)}
        />
      )}
    </ConsolePageBody>
  );
}
