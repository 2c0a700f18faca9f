import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { figuresSources } from '#contract/console/figures.ts';
import { invitationNetwork } from '#contract/invitations.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { siteSettingsPath } from '../pages.ts';
import { useConsoleSession, useStaff } from '../session.ts';
import { changeOf } from './change.ts';
import { ChangeText } from './change-text.tsx';
import { ChartPanel, FigureTableView } from './chart-panel.tsx';
import type { OverviewQuery } from './overview-query.ts';
import { useFigures } from './use-figures.ts';
import { useFigureTexts } from './use-figure-texts.ts';

/** Nobody but who looks at this chart loads what draws it. */
const AreaChart = lazy(async () => ({ default: (await import('./area-chart.tsx')).AreaChart }));

const OTHER_COLOUR = 5;

type Sources = Answer<typeof figuresSources>;

const dayNumber = (span: Sources['span'], { day, at }: Sources['marks'][number]): number => {
  const day0 = Math.round((Date.parse(day) - Date.parse(span.from)) / 86_400_000);
  if (!span.is_hourly) return day0;
  const hour = new Intl.DateTimeFormat('en', {
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: span.time_zone,
  }).format(new Date(at));
  return Number(hour);
};

/** What was published meanwhile, each with the way to it for who may edit the site. */
function Marks({ marks, texts }: { marks: Sources['marks']; texts: readonly string[] }) {
  const t = useTranslations('console.overview');
  const mayOpen = useStaff().rights.includes('sites.edit');
  if (marks.length === 0) return null;
  return (
    <ul className="c-marks" aria-label={t('marks')}>
      {marks.map(({ site, version }, index) => (
        <li key={`${site} ${version}`}>
          {mayOpen ? (
            <Link className="c-link" to={`${siteSettingsPath(site)}?tab=history`}>
              {texts[index]}
            </Link>
          ) : (
            texts[index]
          )}
        </li>
      ))}
    </ul>
  );
}

/** Signups by where they came from, day by day. */
export function SourcesPanel({ query }: { query: OverviewQuery }) {
  const t = useTranslations('console.overview');
  const texts = useFigureTexts();
  const { sites } = useConsoleSession();
  const figures = useFigures(figuresSources, query);
  const sourceName = (source: string) =>
    source === '' ? t('direct') : source === invitationNetwork ? t('invitation') : source;
  return (
    <ChartPanel
      title={t('sources')}
      area="sources"
      figures={figures}
      query={query}
      file="sources"
      show={({ span, total, total_before: before, sources, other, marks }) => {
        const cut = (values: readonly number[]) =>
          values
            .slice(0, Math.max(1, span.counted))
            .map((value, at) => (span.pending.includes(at) ? null : value));
        const layers = [
          ...sources.map(({ source, now }, index) => ({
            name: sourceName(source),
            colour: index + 1,
            values: cut(now),
          })),
          { name: t('other'), colour: OTHER_COLOUR, values: cut(other.now) },
        ];
        const totals = [...sources.map((one) => one.total), other.total];
        const markTexts = marks.map(({ day, site, version, note }) =>
          t('mark', {
            day: texts.day(day),
            site: sites.find(({ id }) => id === site)?.name ?? String(site),
            note: note || t('version', { number: version }),
          }),
        );
        return {
          legend: (
            <ul className="c-legend-list">
              <li className="c-legend-list__total">
                <b>{texts.number(total)}</b>
                <ChangeText change={changeOf(total, before)} />
              </li>
              {layers.map(({ name, colour }, index) => (
                <li key={name}>
                  <i className={`c-key c-key--${colour}`} />
                  {name}
                  <b>{texts.number(totals[index] ?? 0)}</b>
                </li>
              ))}
            </ul>
          ),
          chart: (
            <div role="img" aria-label={t('sourcesChart')} className="c-chart__room">
              <Suspense>
                <AreaChart
                  layers={layers}
                  marks={marks.map((mark, index) => ({
                    at: dayNumber(span, mark),
                    text: markTexts[index] ?? '',
                  }))}
                  nameOf={(at) => texts.at(span, at)}
                  shortNameOf={(at) => texts.shortAt(span, at)}
                  totalText={(count) => t('signupCount', { count })}
                  pendingText={t('pending')}
                  number={texts.number}
                />
              </Suspense>
            </div>
          ),
          table: (
            <FigureTableView
              head={[t('when'), ...layers.map(({ name }) => name), t('total')]}
              rows={(layers[0]?.values ?? []).map((_, at) => ({
                key: String(at),
                name: texts.at(span, at),
                cells: [
                  ...layers.map(({ values }) => texts.counted(span, at, values[at] ?? 0)),
                  texts.counted(
                    span,
                    at,
                    layers.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
                  ),
                ],
              }))}
            />
          ),
          note: (
            <>
              <Marks marks={marks} texts={markTexts} />
              <span>{t('hidden')}</span>
            </>
          ),
        };
      }}
    />
  );
}
