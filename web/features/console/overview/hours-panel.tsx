import { useTranslations } from 'use-intl';
import { figuresHours } from '#contract/console/figures.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { cx } from '#web/ui/cx.ts';
import { ChartPanel, FigureTableView } from './chart-panel.tsx';
import type { OverviewQuery } from './overview-query.ts';
import { useFigures } from './use-figures.ts';
import { useFigureTexts } from './use-figure-texts.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const pad = (hour: number): string => String(hour).padStart(2, '0');

/** When members write: a field for each hour of the week, the darker the more. */
export function HoursPanel({ query }: { query: OverviewQuery }) {
  const t = useTranslations('console.overview');
  const texts = useFigureTexts();
  const format = useFormatter();
  const figures = useFigures(figuresHours, query);
  // The fifth of January 2026 was a Monday.
  const dayName = (day: number, weekday: 'short' | 'long') =>
    format.dateTime(new Date(Date.UTC(2026, 0, 5 + day)), { weekday, timeZone: 'UTC' });
  return (
    <ChartPanel
      title={t('hoursTitle')}
      area="hours"
      figures={figures}
      query={query}
      file="hours"
      show={({ weekdays }) => {
        const highest = Math.max(0, ...weekdays.flat());
        const day = weekdays.findIndex((hours) => hours.includes(highest));
        const hour = weekdays[day]?.indexOf(highest) ?? 0;
        return {
          legend: (
            <span className="c-heat__ramp">
              <small>{t('fewer')}</small>
              <i />
              <small>{t('more')}</small>
            </span>
          ),
          chart: (
            <div className="c-heat" role="img" aria-label={t('hoursChart')}>
              {weekdays.map((hours, index) => (
                <div key={dayName(index, 'short')}>
                  <span>{dayName(index, 'short')}</span>
                  {hours.map((count, at) => (
                    <i
                      key={HOURS[at]}
                      className={cx(highest > 0 && index === day && at === hour && 'c-heat__most')}
                      title={`${dayName(index, 'long')} ${pad(at)}:00 · ${texts.number(count)}`}
                      style={{
                        ['--share' as string]: `${highest > 0 ? (count / highest) * 100 : 0}%`,
                      }}
                    />
                  ))}
                </div>
              ))}
              <div className="c-heat__hours">
                <span />
                {HOURS.filter((at) => at % 3 === 0).map((at) => (
                  <span key={at}>{pad(at)}</span>
                ))}
              </div>
            </div>
          ),
          table: (
            <FigureTableView
              head={[t('weekday'), ...HOURS.map(pad)]}
              rows={weekdays.map((hours, index) => ({
                key: String(index),
                name: dayName(index, 'long'),
                cells: hours.map((count) => texts.number(count)),
              }))}
            />
          ),
          note: [
            t('ownTime'),
            ...(highest > 0
              ? [
                  t('most', {
                    day: dayName(day, 'long'),
                    from: pad(hour),
                    to: pad((hour + 1) % 24),
                  }),
                ]
              : []),
          ].join(' '),
        };
      }}
    />
  );
}
