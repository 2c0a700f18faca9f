import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FigureTable } from '#contract/console/figures.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import type { OverviewQuery } from './overview-query.ts';
import { fileUrl } from './overview-query.ts';
import type { Figures } from './use-figures.ts';

interface Shown {
  readonly chart: ReactNode;
  readonly table: ReactNode;
  /** Beside the title. */
  readonly legend?: ReactNode;
  /** Below the chart. */
  readonly note?: ReactNode;
}

interface ChartPanelProps<T> {
  readonly title: string;
  readonly area: string;
  readonly figures: Figures<T>;
  readonly query: OverviewQuery;
  /** The table of the same as a file. */
  readonly file: FigureTable;
  readonly show: (answer: T) => Shown;
}

/** What stands where figures will be, or were to be. */
export function FiguresMissing({ figures }: { figures: Figures<unknown> }) {
  const t = useTranslations('console.overview');
  if (figures.state === 'failed') {
    return (
      <div className="c-chart__missing" role="alert">
        <p>{t('failed')}</p>
        <ConsoleButton small onClick={figures.retry}>
          {t('retry')}
        </ConsoleButton>
      </div>
    );
  }
  return (
    <div className="c-chart__missing" aria-busy="true">
      {figures.state === 'slow' && (
        <>
          <span className="sr-only">{t('loading')}</span>
          <span className="c-chart__bones" aria-hidden="true" />
        </>
      )}
    </div>
  );
}

/** What a table scrolls in, by keys as well. */
export function TableRoom({
  name,
  className,
  children,
}: {
  name: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div
      className={className}
      role="group"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keys do it.
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** One chart with its title; whoever prefers it reads the same as a table. */
export function ChartPanel<T>({ title, area, figures, query, file, show }: ChartPanelProps<T>) {
  const t = useTranslations('console.overview');
  const id = useId();
  const [isTable, setTable] = useState(false);
  const shown = figures.state === 'there' ? show(figures.answer) : null;
  return (
    <section className={cx('c-panel c-chart', `c-overview__${area}`)} aria-labelledby={id}>
      <div className="c-panel__head">
        <h2 id={id}>{title}</h2>
        <span className="c-fill" />
        {shown?.legend}
        <span className="c-chart__ways">
          <button
            type="button"
            aria-pressed={isTable}
            title={t(isTable ? 'chart' : 'table')}
            onClick={() => setTable(!isTable)}
          >
            <ConsoleIcon name={isTable ? 'chart-bar' : 'table'} />
            <span className="sr-only">{t('tableOf', { name: title })}</span>
          </button>
          <a href={fileUrl(query, file)} download={`${file}.csv`} title={t('csv')}>
            <ConsoleIcon name="download-simple" />
            <span className="sr-only">{t('csvOf', { name: title })}</span>
          </a>
        </span>
      </div>
      {shown ? (
        <>
          {isTable ? (
            <TableRoom name={t('tableOf', { name: title })} className="c-chart__table">
              {shown.table}
            </TableRoom>
          ) : (
            <div className="c-chart__body">{shown.chart}</div>
          )}
          {shown.note && <div className="c-chart__note">{shown.note}</div>}
        </>
      ) : (
        <FiguresMissing figures={figures} />
      )}
    </section>
  );
}

/** A table of figures under a head of names. */
export function FigureTableView({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
}) {
  return (
    <table className="c-table c-figure-table">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
