import { useTranslations } from 'use-intl';
import type { figuresOverview } from '#contract/console/figures.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { FigureTableView, TableRoom } from './chart-panel.tsx';
import { DAYS_ID } from './figure-tiles.tsx';
import type { OverviewQuery } from './overview-query.ts';
import { fileUrl } from './overview-query.ts';
import { useFigureTexts } from './use-figure-texts.ts';

const lines = [
  'visits',
  'signups',
  'activated',
  'active',
  'writers',
  'messages',
  'likes',
  'matches',
  'waiting',
] as const;

/** The lines of all figures as one table, the latest first. */
export function DaysPanel({
  overview,
  query,
}: {
  overview: Answer<typeof figuresOverview>;
  query: OverviewQuery;
}) {
  const t = useTranslations('console.overview');
  const texts = useFigureTexts();
  const { span, money } = overview;
  const title = t(span.is_hourly ? 'perHour' : 'perDay');
  const columns = [
    ...lines.map((name) => ({ name: t(`lines.${name}`), now: overview[name].now })),
    ...(money ? [{ name: t('lines.orders'), now: money.orders.now }] : []),
  ];
  const rows = Array.from({ length: span.counted }, (_, at) => ({
    key: String(at),
    name: texts.at(span, at),
    cells: columns.map(({ now }) => texts.counted(span, at, now[at] ?? 0)),
  }));
  return (
    <section id={DAYS_ID} className="c-panel c-overview__days" aria-labelledby="days-title">
      <div className="c-panel__head">
        <h2 id="days-title">{title}</h2>
        <span className="c-fill" />
        <span className="c-chart__ways">
          <a href={fileUrl(query, 'days')} download="days.csv" title={t('csv')}>
            <ConsoleIcon name="download-simple" />
            <span className="sr-only">{t('csvOf', { name: title })}</span>
          </a>
        </span>
      </div>
      <TableRoom name={title} className="c-scroll c-overview__scroll">
        <FigureTableView
          head={[t('when'), ...columns.map(({ name }) => name)]}
          rows={rows.toReversed()}
        />
      </TableRoom>
    </section>
  );
}
