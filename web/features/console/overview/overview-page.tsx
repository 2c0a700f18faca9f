import { useTranslations } from 'use-intl';
import { figuresOverview } from '#contract/console/figures.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { useStaff } from '../session.ts';
import { useMoment } from '../use-moment.ts';
import { FiguresMissing } from './chart-panel.tsx';
import { DaysPanel } from './days-panel.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { NeedsPanel } from './needs-panel.tsx';
import type { OverviewQuery } from './overview-query.ts';
import { PeriodBar } from './period-bar.tsx';
import { QualityPanel } from './quality-panel.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { SourcesPanel } from './sources-panel.tsx';
import { useFigures } from './use-figures.ts';

/** How the sites do, and what needs whoever looks. */
export function Overview({ query }: { query: OverviewQuery }) {
  const t = useTranslations('console.overview');
  const moment = useMoment();
  const figures = useFigures(figuresOverview, query);
  const maySeeMoney = useStaff().rights.includes('orders.refund');
  const overview = figures.state === 'there' ? figures.answer : null;
  const countedTo = overview?.span.counted_to ?? null;
  const beside = overview && (
    <span className="c-muted c-overview__counted">
      {countedTo === null ? t('notCounted') : t('countedTo', { time: moment(countedTo) })}
      {countedTo !== null && overview.span.pending.length > 0 && ` · ${t('someNotCounted')}`}
    </span>
  );
  return (
    <ConsolePageBody
      title={t('title')}
      beside={beside}
      actions={<PeriodBar query={query} days={overview?.span ?? null} />}
    >
      <div className="c-overview">
        <section className="c-panel c-overview__tiles" aria-label={t('figures')}>
          {overview ? (
            <FigureTiles overview={overview} query={query} />
          ) : (
            <FiguresMissing figures={figures} />
          )}
        </section>
        <NeedsPanel />
        <SourcesPanel query={query} />
        <FunnelPanel figures={figures} query={query} />
        {maySeeMoney && <RevenuePanel query={query} />}
        <HoursPanel query={query} />
        <QualityPanel query={query} />
        {overview && <DaysPanel overview={overview} query={query} />}
        {overview?.money?.is_whole === false && <small>{t('partly')}</small>}
      </div>
    </ConsolePageBody>
  );
}
