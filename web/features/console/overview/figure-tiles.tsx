import { useContext } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FigureLine, figuresOverview } from '#contract/console/figures.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { cx } from '#web/ui/cx.ts';
import { useOrderTexts } from '../orders/use-order-texts.ts';
import { MEMBERS_PATH, ORDERS_PATH, pagesFor } from '../pages.ts';
import { useStaff } from '../session.ts';
import { BacklogsContext } from '../use-backlogs.ts';
import { useDurationText, useNow } from '../cases/use-age.ts';
import type { Change } from './change.ts';
import { changeOf, pointsBetween, shareOf } from './change.ts';
import { ChangeText } from './change-text.tsx';
import { moderatedOf } from './moderated.ts';
import type { OverviewQuery } from './overview-query.ts';
import { listPath } from './overview-query.ts';
import { SparkLine } from './spark-line.tsx';
import { useFigureTexts } from './use-figure-texts.ts';

type Overview = Answer<typeof figuresOverview>;

/** Where all figures stand day by day, for those without a list. */
export const DAYS_ID = 'days';

/** What is longer is written smaller, so that an amount is never broken. */
const LONG = 9;

/** So many other currencies are named, and all the rest counted. */
const NAMED = 2;

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly to: string;
  readonly line: Pick<FigureLine, 'now' | 'before'>;
  readonly span: Overview['span'];
  readonly change: Change | null;
  readonly isLowGood?: boolean;
  readonly note: ReactNode;
}

function Tile({ name, value, to, line, span, change, isLowGood = false, note }: TileProps) {
  return (
    <li>
      <Link to={to}>
        <span className="c-tile__name">{name}</span>
        <b className={cx('c-tile__value', value.length > LONG && 'c-tile__value--long')}>{value}</b>
        <SparkLine
          now={line.now}
          before={line.before}
          counted={span.counted}
          pending={span.pending}
        />
        <span className="c-tile__note">
          <ChangeText change={change} isLowGood={isLowGood} />
          <small>{note}</small>
        </span>
      </Link>
    </li>
  );
}

/** A share, day by day, of two lines. */
const sharesOf = (parts: FigureLine, wholes: FigureLine): Pick<FigureLine, 'now' | 'before'> => {
  const divide = (some: readonly number[], all: readonly number[]) =>
    some.map((part, index) => shareOf(part, all[index] ?? 0) ?? 0);
  return { now: divide(parts.now, wholes.now), before: divide(parts.before, wholes.before) };
};

const totalShares = (parts: FigureLine, wholes: FigureLine) =>
  [
    shareOf(parts.total, wholes.total),
    parts.total_before === null ? null : shareOf(parts.total_before, wholes.total_before ?? 0),
  ] as const;

/** What is left of one line when another is taken away. */
const minus = (one: FigureLine, other: FigureLine): FigureLine => {
  const less = (some: readonly number[], gone: readonly number[]) =>
    some.map((value, index) => value - (gone[index] ?? 0));
  return {
    now: less(one.now, other.now),
    before: less(one.before, other.before),
    total: one.total - other.total,
    total_before: one.total_before === null ? null : one.total_before - (other.total_before ?? 0),
  };
};

interface TilesProps {
  readonly overview: Overview;
  readonly query: OverviewQuery;
}

function MemberTiles({ overview, query }: TilesProps) {
  const t = useTranslations('console.overview');
  const texts = useFigureTexts();
  const { number } = texts;
  const { span, signups, activated, active, messages, likes, matches } = overview;
  const [rate, rateBefore] = totalShares(activated, signups);
  const [matched, matchedBefore] = totalShares(matches, likes);
  const most = Math.max(0, ...active.now);
  const mean = overview.active_mean ?? active.total;
  const perDay = shareOf(messages.total, active.total);
  const minutes = overview.activation_minutes;
  const toMembers = (filters: Record<string, string> = {}) =>
    listPath(MEMBERS_PATH, query.site, { from: span.from, to: span.to, ...filters });
  return (
    <>
      <Tile
        name={t('signups')}
        value={number(signups.total)}
        to={toMembers()}
        line={signups}
        span={span}
        change={changeOf(signups.total, signups.total_before)}
        note={t('signupsNote', { count: number(activated.total) })}
      />
      <Tile
        name={t('activation')}
        value={rate === null ? '–' : texts.percent(rate)}
        to={toMembers({ days: 'confirmed' })}
        line={sharesOf(activated, signups)}
        span={span}
        change={pointsBetween(rate, rateBefore)}
        note={
          minutes === null
            ? t('activationNone')
            : t('activationNote', { time: texts.minutes(minutes) })
        }
      />
      <Tile
        name={t('active')}
        value={number(mean)}
        to={`#${DAYS_ID}`}
        line={active}
        span={span}
        change={changeOf(mean, overview.active_mean_before)}
        note={
          span.is_hourly || most === 0
            ? t('activeToday', { count: number(span.is_hourly ? active.total : 0) })
            : t('activeNote', {
                count: number(most),
                day: texts.at(span, active.now.indexOf(most)),
              })
        }
      />
      <Tile
        name={t('messages')}
        value={number(messages.total)}
        to={`#${DAYS_ID}`}
        line={messages}
        span={span}
        change={changeOf(messages.total, messages.total_before)}
        note={t('messagesNote', { count: number(Math.round((perDay ?? 0) * 10) / 10) })}
      />
      <Tile
        name={t('matches')}
        value={matched === null ? '–' : texts.percent(matched)}
        to={`#${DAYS_ID}`}
        line={sharesOf(matches, likes)}
        span={span}
        change={pointsBetween(matched, matchedBefore)}
        note={t('matchesNote', { likes: number(likes.total), matches: number(matches.total) })}
      />
    </>
  );
}

const none: FigureLine = { now: [], before: [], total: 0, total_before: null };

function MoneyTiles({
  money,
  span,
  query,
}: {
  money: NonNullable<Overview['money']>;
  span: Overview['span'];
  query: OverviewQuery;
}) {
  const t = useTranslations('console.overview');
  const texts = useFigureTexts();
  const orderTexts = useOrderTexts();
  const [main, ...others] = money.currencies;
  const paid = main?.paid ?? none;
  const refunded = main?.refunded ?? none;
  const net = minus(paid, refunded);
  const [share, shareBefore] = totalShares(refunded, paid);
  const write = (minor: number) => (main ? orderTexts.money(minor, main) : texts.number(0));
  const othersText = (of: (one: (typeof others)[number]) => number) => {
    const some = others.filter((one) => of(one) !== 0);
    const named = some.slice(0, NAMED).map((one) => orderTexts.money(of(one), one));
    const more = some.length - named.length;
    if (named.length === 0) return null;
    const amounts = [...named, ...(more > 0 ? [t('moreCurrencies', { count: more })] : [])];
    return t('revenueOthers', { amounts: amounts.join(', ') });
  };
  const { from, to } = span;
  const orders = t('revenueNote', { count: money.orders.total });
  return (
    <>
      <Tile
        name={t('revenue')}
        value={write(net.total)}
        to={listPath(ORDERS_PATH, query.site, { days: 'paid', from, to })}
        line={net}
        span={span}
        change={changeOf(net.total, net.total_before)}
        note={[othersText((one) => one.paid.total - one.refunded.total), orders]
          .filter(Boolean)
          .join(' · ')}
      />
      <Tile
        name={t('refunds')}
        value={write(refunded.total)}
        to={listPath(ORDERS_PATH, query.site, { days: 'refunded', from, to })}
        line={refunded}
        span={span}
        change={pointsBetween(share, shareBefore)}
        isLowGood
        note={
          othersText((one) => one.refunded.total) ??
          t('refundsNote', { share: texts.percent(share ?? 0) })
        }
      />
    </>
  );
}

function WaitingTile({ overview: { waiting, span }, query }: TilesProps) {
  const t = useTranslations('console.overview');
  const texts = useFigureTexts();
  const duration = useDurationText();
  const now = useNow(Date.parse(span.counted_to ?? span.to));
  const backlogs = useContext(BacklogsContext);
  const staff = useStaff();
  const moderated = moderatedOf(backlogs, pagesFor(staff));
  const total = moderated?.waiting ?? waiting.total;
  const oldest = moderated?.oldestAt ?? null;
  const more = waiting.total_before === null ? null : total - waiting.total_before;
  const path = moderated?.path ?? `#${DAYS_ID}`;
  const toWaiting = path.startsWith('#') ? path : listPath(path, query.site);
  return (
    <Tile
      name={t('waiting')}
      value={texts.number(total)}
      to={toWaiting}
      line={waiting}
      span={span}
      change={more === null ? null : { value: more, unit: 'count' }}
      isLowGood
      note={
        oldest === null
          ? t('waitingNone')
          : t('waitingNote', { time: duration(now - Date.parse(oldest)) })
      }
    />
  );
}

/** Eight figures, each with its line, how it changed, and the list behind it. */
export function FigureTiles({ overview, query }: TilesProps) {
  const { money, span } = overview;
  return (
    <ul className="c-tiles">
      <MemberTiles overview={overview} query={query} />
      {money && <MoneyTiles money={money} span={span} query={query} />}
      <WaitingTile overview={overview} query={query} />
    </ul>
  );
}
