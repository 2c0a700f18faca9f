import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MemberRow } from '#contract/console/member-views.ts';
import { hasRight } from '#contract/console/rights.ts';
import type { SavedView } from '#contract/console/saved-views.ts';
import { extended, kept, moved, nothingChosen, toggled } from '../cases/selection.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsolePageBody } from '../console-frame.tsx';
import { memberPath } from '../pages.ts';
import { useStaff } from '../session.ts';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { everyone, KeyHints, MemberTabs, None } from './list-parts.tsx';
import type { MemberQuery } from './member-filters.ts';
import { MemberTable, rowLinkId } from './member-table.tsx';
import { SearchField } from './search-field.tsx';
import type { MemberList } from './use-members.ts';
import { useMembers } from './use-members.ts';

interface MembersProps {
  readonly query: MemberQuery;
  readonly list: MemberList;
  readonly views: readonly SavedView[];
}

/** The members of a site, or of all of them, and the way to one. */
export function Members({ query, list, views }: MembersProps) {
  const t = useTranslations('console');
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { rows, hasMore, more, found, find, showAll, loadMore } = useMembers(query, list);
  const { busy, run, message } = useAction();
  const [chosen, setChosen] = useState(nothingChosen);
  const searchField = useRef<HTMLInputElement>(null);

  const linkTo = ({ id }: MemberRow) => memberPath(id) + (search.size > 0 ? `?${search}` : '');
  const { roles } = useStaff();
  const ids = rows.map(({ id }) => id);
  const selection = kept(chosen, ids);
  const { current } = selection;
  const clear = () => setChosen({ ...selection, chosen: new Set(), anchor: null });
  const toggleAll = () =>
    setChosen({ ...selection, chosen: new Set(selection.chosen.size < ids.length ? ids : []) });
  const move = (step: 1 | -1) => {
    const next = moved(selection, ids, step);
    setChosen(next);
    if (next.current) document.getElementById(rowLinkId(next.current))?.focus();
  };
  const maySignOut = rows
    .filter(({ id }) => selection.chosen.has(id))
    .every(({ site }) => hasRight(roles, 'members.manage', site));
  const look = (words: string) => (words ? void run(() => find(words)) : showAll());

  // What was typed elsewhere; an address is part of no address.
  const asked: unknown = (state as { search?: unknown } | null)?.search;
  const lookForAsked = useEffectEvent(() => {
    if (typeof asked === 'string') look(asked);
  });
  useEffect(() => lookForAsked(), [asked]);

  useKeys([
    { keys: 'j', text: t('cases.keys.down'), run: () => move(1) },
    { keys: 'k', text: t('cases.keys.up'), run: () => move(-1) },
    {
      keys: 'enter',
      text: t('members.open'),
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
    { keys: '1', text: t('members.all'), run: () => void navigate(everyone(search)) },
    { keys: 'm', text: t('cases.more'), run: () => void loadMore() },
    { keys: '/', text: t('cases.keys.search'), run: () => searchField.current?.focus() },
  ]);

  return (
    <ConsolePageBody
      title={t('pages.members')}
      actions={
        <SearchField input={searchField} words={found?.words ?? ''} busy={busy} onSearch={look} />
      }
    >
      <MemberTabs saved={views} />
      <FilterBar />
      {message && (
        <p role="alert" className="c-error c-cases__note">
          {message}
        </p>
      )}
      {found && found.members.length > 0 && (
        <p role="status" className="c-note c-cases__note c-members__found">
          {t('members.found', { count: found.members.length })}
          <ConsoleButton small look="quiet" icon="x" onClick={showAll}>
            {t('members.showAll')}
          </ConsoleButton>
        </p>
      )}
      <section
        className="c-panel c-cases-panel"
        aria-label={t('pages.members')}
        aria-busy={isLoading || busy}
      >
        {rows.length === 0 ? (
          <None found={found} onShowAll={showAll} />
        ) : (
          <MemberTable
            rows={rows}
            selection={selection}
            linkTo={linkTo}
            onToggle={(id) => setChosen(toggled(selection, id))}
            onToggleAll={toggleAll}
          />
        )}
      </section>
      <div className="c-foot">
        {hasMore && (
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
      {selection.chosen.size > 0 && (
        <BulkBar ids={[...selection.chosen]} maySignOut={maySignOut} onClear={clear} />
      )}
    </ConsolePageBody>
  );
}
