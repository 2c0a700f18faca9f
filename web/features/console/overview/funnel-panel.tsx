import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { figuresOverview } from '#contract/console/figures.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { cx } from '#web/ui/cx.ts';
import { MEMBERS_PATH, ORDERS_PATH } from '../pages.ts';
import { shareOf } from './change.ts';
import { ChartPanel, FigureTableView } from './chart-panel.tsx';
import { DAYS_ID } from './figure-tiles.tsx';
import type { OverviewQuery } from './overview-query.ts';
import { listPath } from './overview-query.ts';
import type { Figures } from './use-figures.ts';
import { useFigureTexts } from './use-figure-texts.ts';

type Overview = Answer<typeof figuresOverview>;

const stepsOf = ({ visits, signups, activated, writers, money }: Overview) => [
  { name: 'visits', count: visits.total } as const,
  { name: 'signups', count: signups.total } as const,
  { name: 'activated', count: activated.total } as const,
  { name: 'writers', count: writers.total } as const,
  ...(money ? [{ name: 'buyers', count: money.buyers.total } as const] : []),
];

/** The first bar is cut short where it is so long that nothing could be seen of the others. */
const CUT_FROM = 2;

/** How many get from a visit to a first purchase, step by step. */
export function FunnelPanel({
  figures,
  query,
}: {
  figures: Figures<Overview>;
  query: OverviewQuery;
}) {
  const t = useTranslations('console.overview');
  const texts = useFigureTexts();
  return (
    <ChartPanel
      title={t('funnel')}
      area="funnel"
      figures={figures}
      query={query}
      file="days"
      show={(overview) => {
        const steps = stepsOf(overview);
        const { from, to } = overview.span;
        const [visits, ...rest] = steps.map(({ count }) => count);
        const highest = Math.max(1, ...rest);
        const isCut = (visits ?? 0) > CUT_FROM * highest;
        const whole = isCut ? highest * 1.14 : Math.max(highest, visits ?? 0);
        const toOf = {
          visits: `#${DAYS_ID}`,
          signups: listPath(MEMBERS_PATH, query.site, { from, to }),
          activated: listPath(MEMBERS_PATH, query.site, { days: 'confirmed', from, to }),
          writers: `#${DAYS_ID}`,
          buyers: listPath(ORDERS_PATH, query.site, { days: 'first', from, to }),
        };
        const rows = steps.map((step, index) => ({
          ...step,
          share: shareOf(step.count, steps[index - 1]?.count ?? 0),
        }));
        const percent = (share: number | null, index: number) =>
          index === 0 || share === null || share > 1 ? '' : texts.percent(share);
        return {
          legend: <small>{t('ofBefore')}</small>,
          chart: (
            <ol className="c-funnel">
              {rows.map(({ name, count, share }, index) => (
                <li key={name}>
                  <Link to={toOf[name]}>
                    <span>{t(`steps.${name}`)}</span>
                    <span
                      className={cx(
                        'c-funnel__bar',
                        index === 0 && 'c-funnel__bar--first',
                        index === 0 && isCut && 'c-funnel__bar--cut',
                      )}
                      aria-hidden="true"
                    >
                      <i style={{ width: `${Math.min(100, (count / whole) * 100)}%` }} />
                    </span>
                    <b>{texts.number(count)}</b>
                    <small>{percent(share, index)}</small>
                  </Link>
                </li>
              ))}
            </ol>
          ),
          table: (
            <FigureTableView
              head={[t('step'), t('count'), t('share')]}
              rows={rows.map(({ name, count, share }, index) => ({
                key: name,
                name: t(`steps.${name}`),
                cells: [texts.number(count), percent(share, index)],
              }))}
            />
          ),
          note: isCut
            ? t('cutShort', {
                count: texts.number(visits ?? 0),
                times: texts.number(Math.round((visits ?? 0) / highest)),
              })
            : t('uncut'),
        };
      }}
    />
  );
}
