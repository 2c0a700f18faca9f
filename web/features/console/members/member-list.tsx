import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MemberRow } from '#contract/console/member-views.ts';
import { moved, nothingChosen } from '../cases/selection.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { memberPath } from '../pages.ts';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { FilterBar, useFilters } from './filter-bar.tsx';
import type { MemberQuery } from './member-filters.ts';
import { MemberTable, rowLinkId } from './member-table.tsx';
import { SearchField } from './search-field.tsx';
import type { Found, MemberList } from './use-members.ts';
import { useMembers } from './use-members.ts';

/** Nobody in the list, and where to go from there. */
function None({ found, onShowAll }: { found: Found | null; onShowAll: () => void }) {
  const t = useTranslations('console.members');
  const { isFiltered, clear } = useFilters();
  return (
    <div className="c-empty">
      <ConsoleIcon name={found || isFiltered ? 'magnifying-glass' : 'users'} />
      <b>{t(found ? 'noneFound' : isFiltered ? 'noneFiltered' : 'none')}</b>
      <p>{t(found ? 'noneFoundText' : isFiltered ? 'noneFilteredText' : 'noneText')}</p>
      {found && <ConsoleButton onClick={onShowAll}>{t('showAll')}</ConsoleButton>}
      {!found && isFiltered && <ConsoleButton onClick={clear}>{t('clearFilters')}</ConsoleButton>}
    </div>
  );
}

/** The keys of the list, for those who look for them. */
function KeyHints({ shown }: { shown: number }) {
  const t = useTranslations('console.cases');
  return (
    <div className="c-hints">
      <span aria-hidden className="c-at-desk">
        <Keys>j k</Keys> {t('hints.move')}
      </span>
      <span aria-hidden className="c-at-desk">
        <Keys>enter</Keys> {t('hints.open')}
      </span>
      <span className="c-fill" />
      <span>{t('shown', { count: shown })}</span>
    </div>
  );
}

interface MembersProps {
  readonly query: MemberQuery;
  readonly list: MemberList;
}

/** The members of a site, or of all of them, and the way to one. */
export function Members({ query, list }: MembersProps) {
  const t = useTranslations('console');
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { rows, hasMore, more, found, find, showAll, loadMore } = useMembers(query, list);
  const { busy, run, message } = useAction();
  const [current, setCurrent] = useState<string | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const firstFilter = useRef<HTMLSelectElement>(null);

  const linkTo = ({ id }: MemberRow) => memberPath(id) + (search.size > 0 ? `?${search}` : '');
  const move = (step: 1 | -1) => {
    const ids = rows.map(({ id }) => id);
    const next = moved({ ...nothingChosen, current }, ids, step).current;
    setCurrent(next);
    if (next) document.getElementById(rowLinkId(next))?.focus();
  };
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
    { keys: 'm', text: t('cases.more'), run: () => void loadMore() },
    { keys: '/', text: t('cases.keys.search'), run: () => searchField.current?.focus() },
    { keys: 'f', text: t('members.filters'), run: () => firstFilter.current?.focus() },
  ]);

  return (
    <ConsolePageBody
      title={t('pages.members')}
      actions={
        <SearchField input={searchField} words={found?.words ?? ''} busy={busy} onSearch={look} />
      }
    >
      <FilterBar first={firstFilter} />
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
          <MemberTable rows={rows} current={current} linkTo={linkTo} />
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
    </ConsolePageBody>
  );
}
