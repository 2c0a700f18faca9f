import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FigureCohort } from '#contract/console/figures.ts';
import { figuresQuality } from '#contract/console/figures.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { ALL_KINDS } from '../cases/case-filters.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useOrderTexts } from '../orders/use-order-texts.ts';
import { CASES_PATH, ORDERS_PATH } from '../pages.ts';
import { useStaff } from '../session.ts';
import { pointsBetween, shareOf } from './change.ts';
import { ChangeText } from './change-text.tsx';
import { FigureTableView, FiguresMissing, TableRoom } from './chart-panel.tsx';
import type { OverviewQuery } from './overview-query.ts';
import { fileUrl, listPath } from './overview-query.ts';
import { useFigures } from './use-figures.ts';
import { useFigureTexts } from './use-figure-texts.ts';

type Quality = Answer<typeof figuresQuality>;

type Share = Quality['answers'];

const partOf = (share: Share | null) => (share ? shareOf(share.count, share.of) : null);

/** Who came back of those who joined in a week. A table already: there is no other way to show it. */
function Cohorts({ cohorts }: { cohorts: readonly FigureCohort[] }) {
  const t = useTranslations('console.overview');
  const texts = useFigureTexts();
  const days = cohorts[0]?.back.map((one) => one.days) ?? [];
  const cell = (signups: number, count: number | null) => {
    if (count === null) return <span className="c-muted">{t('notOver')}</span>;
    const share = shareOf(count, signups);
    if (share === null) return '–';
    return (
      <span className="c-cohort" style={{ ['--share' as string]: `${share * 100}%` }}>
        {texts.percent(share, 0)}
      </span>
    );
  };
  return (
    <FigureTableView
      head={[t('week'), t('signups'), ...days.map((count) => t('backAfter', { days: count }))]}
      rows={cohorts.map(({ week, signups, back }) => ({
        key: week,
        name: texts.day(week),
        cells: [texts.number(signups), ...back.map(({ count }) => cell(signups, count))],
      }))}
    />
  );
}

function Facts({ quality, query }: { quality: Quality; query: OverviewQuery }) {
  const t = useTranslations('console.overview');
  const texts = useFigureTexts();
  const { money } = useOrderTexts();
  const { rights } = useStaff();
  const { answers, reports, refunds, span, answer_minutes: minutes } = quality;
  const [answered, upheld] = [partOf(answers), partOf(reports)];
  const percent = (share: number | null) => (share === null ? '–' : texts.percent(share));
  const toCases = (days: string) => {
    const filters = { view: 'decided', kind: ALL_KINDS, days, from: span.from, to: span.to };
    return listPath(CASES_PATH, query.site, filters);
  };
  const given = refunds?.filter(({ count }) => count > 0) ?? [];
  const decided = t('upheldNote', { count: reports.count, of: reports.of });
  return (
    <dl className="c-quality__facts">
      <div>
        <dt>{t('answered')}</dt>
        <dd>
          <b>{percent(answered)}</b>
          <ChangeText change={pointsBetween(answered, partOf(quality.answers_before))} />
          <small>{t('answeredNote', { count: answers.count, of: answers.of })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('firstAnswer')}</dt>
        <dd>
          <b>{minutes === null ? '–' : texts.minutes(minutes)}</b>
          <small>{t('firstAnswerNote')}</small>
        </dd>
      </div>
      <div>
        <dt>{t('upheld')}</dt>
        <dd>
          <b>{percent(upheld)}</b>
          <ChangeText change={pointsBetween(upheld, partOf(quality.reports_before))} isLowGood />
          <small>
            {rights.includes('cases.decide') ? (
              <>
                <Link to={toCases('upheld')}>{t('upheldCount', { count: reports.count })}</Link>
                {' · '}
                <Link to={toCases('reported')}>{t('decidedCount', { count: reports.of })}</Link>
              </>
            ) : (
              decided
            )}
          </small>
        </dd>
      </div>
      {refunds && (
        <div>
          <dt>{t('refundsBy')}</dt>
          {given.length === 0 && <dd>{t('noRefunds')}</dd>}
          {given.map(({ reason, currency, count, minor }) => (
            <dd key={`${reason} ${currency}`}>
              <b>{money(minor, { currency })}</b>
              <small>
                <Link
                  to={listPath(ORDERS_PATH, query.site, {
                    days: reason,
                    from: span.from,
                    to: span.to,
                  })}
                >
                  {t(`reasons.${reason}`)}
                </Link>
                {' · '}
                {t('reasonNote', { count })}
              </small>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** Whether members are happy, not only whether they pay. */
export function QualityPanel({ query }: { query: OverviewQuery }) {
  const t = useTranslations('console.overview');
  const figures = useFigures(figuresQuality, query);
  return (
    <section className="c-panel c-quality c-overview__quality" aria-labelledby="quality">
      <div className="c-panel__head">
        <h2 id="quality">{t('quality')}</h2>
        <span className="c-fill" />
        <span className="c-chart__ways">
          {(['quality', 'cohorts'] as const).map((file) => (
            <a
              key={file}
              href={fileUrl(query, file)}
              download={`${file}.csv`}
              title={t('csvOf', { name: t(file) })}
            >
              <ConsoleIcon name="download-simple" />
              <span className="sr-only">{t('csvOf', { name: t(file) })}</span>
            </a>
          ))}
        </span>
      </div>
      {figures.state === 'there' ? (
        <div className="c-quality__body">
          <Facts quality={figures.answer} query={query} />
          <div>
            <h3>{t('cohorts')}</h3>
            <TableRoom name={t('cohorts')} className="c-scroll">
              <Cohorts cohorts={figures.answer.cohorts} />
            </TableRoom>
            <small>{t('cohortsNote')}</small>
          </div>
        </div>
      ) : (
        <FiguresMissing figures={figures} />
      )}
    </section>
  );
}
