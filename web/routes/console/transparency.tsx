import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { transparency, transparencyFile } from '#contract/console/transparency.ts';
import { callUrl } from '#contract/core/client.ts';
import type { Input } from '#contract/core/endpoint.ts';
import type { TransparencyReport } from '#contract/transparency.ts';
import { consoleButtonClass } from '#web/features/console/console-button.tsx';
import { ConsolePageBody } from '#web/features/console/console-frame.tsx';
import { ConsoleIcon } from '#web/features/console/icons/console-icon.tsx';
import { FigurePanel } from '#web/features/console/transparency/figure-panel.tsx';
import { MeasuresPanel } from '#web/features/console/transparency/measures-panel.tsx';
import { PublishPanel } from '#web/features/console/transparency/publish-panel.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/transparency';

type Query = Input<typeof transparency>['query'];

/** The year and the site of the address. */
const queryOf = (search: URLSearchParams): Query => {
  const site = search.get('site');
  return {
    year: search.get('year') ?? String(new Date().getUTCFullYear()),
    ...(site !== null && { site }),
  };
};

export const loader = async (args: Route.LoaderArgs) => {
  const query = queryOf(new URL(args.request.url).searchParams);
  const answer = await orErrorPage(serverCall(args)(transparency, { query }));
  return { query, thisYear: new Date().getUTCFullYear(), ...answer };
};

const FIRST_YEAR = 2026;

function Figures({ report }: { report: TransparencyReport }) {
  const t = useTranslations('console.transparency');
  const names = useTranslations('console');
  const { reports, complaints, pictures, appeals } = report;
  const median = (hours: number | null) => ({
    name: t('median'),
    value: hours === null ? t('unknown') : t('hours', { hours }),
  });
  return (
    <div className="c-figure-panels">
      <FigurePanel
        title={t('reports')}
        figures={[
          { name: t('received'), value: reports.received },
          ...reports.reasons.map(({ reason, count }) => ({
            name: names(`cases.topics.${reason}`),
            value: count,
          })),
          { name: t('acted'), value: reports.acted },
          { name: t('noBreach'), value: reports.no_breach },
          median(reports.median_hours),
        ]}
      />
      <FigurePanel
        title={t('complaints')}
        figures={[
          { name: t('received'), value: complaints.received },
          ...complaints.topics.map(({ topic, count }) => ({
            name: names(`cases.topics.${topic}`),
            value: count,
          })),
          { name: t('answered'), value: complaints.answered },
          median(complaints.median_hours),
        ]}
      />
      <FigurePanel
        title={t('pictures')}
        figures={[
          { name: t('approved'), value: pictures.approved },
          ...pictures.refused.map(({ reason, count }) => ({
            name: t('refused', { reason: names(`reviews.reasons.${reason}.name`) }),
            value: count,
          })),
          median(pictures.median_hours),
        ]}
      />
      <FigurePanel
        title={t('appeals')}
        figures={[
          { name: t('filed'), value: appeals.filed },
          { name: t('upheld'), value: appeals.upheld },
          { name: t('reversedAppeals'), value: appeals.reversed },
          median(appeals.median_hours),
        ]}
      />
      <MeasuresPanel report={report} />
    </div>
  );
}

function YearChoice({ year, thisYear }: { year: number; thisYear: number }) {
  const t = useTranslations('console.transparency');
  const [, setSearch] = useSearchParams();
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => thisYear - index);
  return (
    <label className="c-chip c-chip--on">
      <span>{t('year')}</span>
      <select
        value={year}
        onChange={({ target }) =>
          setSearch((before) => {
            const next = new URLSearchParams(before);
            next.set('year', target.value);
            return next;
          })
        }
      >
        {[...new Set([...years, year])].map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How content was moderated in a year, as the law wants it told. */
export default function ConsoleTransparency({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('console.transparency');
  const { query, thisYear, report, published_at: publishedAt } = loaderData;
  const actions = (
    <>
      <YearChoice year={report.year} thisYear={thisYear} />
      <a
        className={consoleButtonClass()}
        href={callUrl(transparencyFile, { query })}
        download={`transparency-${report.year}.csv`}
        title={t('csvText')}
      >
        <ConsoleIcon name="download-simple" />
        CSV
      </a>
    </>
  );
  return (
    <ConsolePageBody title={t('title')} actions={actions}>
      <div className="c-transparency">
        <p className="c-lead">{t('lead')}</p>
        <PublishPanel
          year={report.year}
          isOver={report.year < thisYear}
          publishedAt={publishedAt}
        />
        <Figures report={report} />
      </div>
    </ConsolePageBody>
  );
}
