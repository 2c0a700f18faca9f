import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { entryLabel } from '#contract/billing/entry-label.ts';
import type { StatementEntry } from '#contract/billing/statement.ts';
import { statement, statementFile } from '#contract/billing/statement.ts';
import type { StatementFilter } from '#contract/billing/enums.ts';
import { statementFilters } from '#contract/billing/enums.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { useTimeZone } from '#web/lib/use-time-zone.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { CoinStack } from '#web/ui/drawings/coin-stack.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { segmentClass, segmentTrackClass } from '#web/ui/segment-class.ts';
import { textLinkClass, TextLink } from '#web/ui/text-link.tsx';
import { TransactionsFrame } from '../transactions/transactions-frame.tsx';
import { LoadMoreRows } from '../transactions/load-more-rows.tsx';
import type { StatementData } from '../transactions/page-data.ts';
import { entryIcons } from './entry-icons.ts';

type Page = StatementData['list'];

/** Outside of renders, so that they are always the same. */
const pageSource = {
  nextOf: ({ list }: StatementData) => list.next,
  load: ({ part: show }: StatementData, cursor: string, signal: AbortSignal) =>
    call(statement, { query: { show, cursor } }, { signal }),
  append: (before: StatementData, page: Page): StatementData => ({
    ...before,
    list: { ...page, entries: [...before.list.entries, ...page.entries] },
  }),
  sizeOf: ({ entries }: Page) => entries.length,
};

const statementLink = (part: StatementFilter, cursor?: string) =>
  linkTo(
    'transactions-id',
    {},
    { show: 'credits', part: part === 'all' ? undefined : part, cursor },
  );

function Filter({ part }: { part: StatementFilter }) {
  const t = useTranslations('orders.statement');
  return (
    <nav aria-label={t('filter')} className={cx(segmentTrackClass, 'w-fit max-w-full')}>
      {statementFilters.map((one) => (
        <Link
          key={one}
          to={statementLink(one)}
          preventScrollReset
          aria-current={one === part ? 'page' : undefined}
          className={cx(
            segmentClass,
            'min-w-min flex-auto aria-[current]:border-line-control aria-[current]:bg-surface-raised',
            'aria-[current]:text-text aria-[current]:shadow-thumb',
          )}
        >
          {t(one)}
        </Link>
      ))}
    </nav>
  );
}

function Entry({ entry }: { entry: StatementEntry }) {
  const t = useTranslations('orders.statement');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const word = entryLabel(entry);
  const at = format.dateTime(new Date(entry.at), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <li className="flex items-center gap-4 px-5 py-3.5 sm:px-6">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-surface-sunken text-primary-text">
        <Icon name={entryIcons[word]} size="sm" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(`kind.${word}`)}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-text-muted">
          <time dateTime={entry.at}>{at}</time>
          {entry.conversation !== null && (
            <TextLink to={linkTo('chats-id', { id: entry.conversation })}>{t('chat')}</TextLink>
          )}
        </p>
      </div>
      <div className="text-right whitespace-nowrap tabular-nums">
        <p className={cx('font-semibold', entry.amount > 0 && 'text-success')}>
          {format.number(entry.amount, { signDisplay: 'exceptZero' })}
        </p>
        {entry.balance !== null && (
          <p className="text-sm text-text-muted">
            {t('balance', { count: format.number(entry.balance) })}
          </p>
        )}
      </div>
    </li>
  );
}

/** Where the member's credits came from and went. */
export function Statement({ data: given }: { data: StatementData }) {
  const t = useTranslations('orders');
  const { data, ...paging } = usePages(given, pageSource);
  const { part, cursor, list } = data;
  return (
    <TransactionsFrame show="credits">
      <p className="mb-4 text-text-muted">{t('statement.lead')}</p>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Filter part={part} />
        <a
          href={statementFile.path}
          download
          className={cx(textLinkClass(), 'inline-flex min-h-11 items-center gap-2 text-sm')}
        >
          <Icon name="download" size="sm" />
          {t('statement.csv')}
        </a>
      </div>
      {cursor !== null && (
        <p className="mb-4">
          <TextLink to={statementLink(part)}>{t('list.start')}</TextLink>
        </p>
      )}
      {list.entries.length === 0 ? (
        <EmptyState
          picture={<CoinStack />}
          title={t('statement.emptyTitle')}
          text={t('statement.emptyText')}
        />
      ) : (
        <Card asChild padding="none" className="overflow-hidden">
          <ul className="divide-y divide-line">
            {list.entries.map((entry) => (
              <Entry key={Object.values(entry).join(' ')} entry={entry} />
            ))}
          </ul>
        </Card>
      )}
      <LoadMoreRows {...paging} to={list.next === null ? null : statementLink(part, list.next)} />
    </TransactionsFrame>
  );
}
