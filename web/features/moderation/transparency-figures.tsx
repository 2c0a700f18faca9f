import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { TransparencyReport } from '#contract/transparency.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { MeasuresTable } from './transparency-measures.tsx';

/** A table under a heading of its own, which scrolls by itself where it is too wide. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="display-sm">
        {title}
      </h2>
      <div className="overflow-x-auto rounded-md border border-line bg-surface-raised">
        {children}
      </div>
    </section>
  );
}

interface Figure {
  readonly name: string;
  readonly value: number | string | null;
  /** Part of the one above it. */
  readonly isPart?: boolean;
}

function FigureTable({ figures }: { figures: readonly Figure[] }) {
  const format = useFormatter();
  return (
    <table className="w-full border-collapse text-left">
      <tbody>
        {figures.map(({ name, value, isPart = false }) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th
              scope="row"
              className={
                isPart ? 'py-2 pr-4 pl-8 font-normal text-text-muted' : 'px-4 py-3 font-medium'
              }
            >
              {name}
            </th>
            <td className="px-4 py-2 text-right tabular-nums">
              {typeof value === 'number' ? format.number(value) : (value ?? '–')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a site tells of a year, table by table. */
export function TransparencyFigures({ report }: { report: TransparencyReport }) {
  const t = useTranslations('transparency');
  const topics = useTranslations('complaints.topics');
  const { reports, complaints, pictures, appeals } = report;
  const received = (value: number): Figure => ({ name: t('received'), value });
  const median = (hours: number | null): Figure => ({
    name: t('median'),
    value: hours === null ? null : t('hours', { hours }),
  });
  return (
    <>
      <Section title={t('reports.title')}>
        <FigureTable
          figures={[
            received(reports.received),
            ...reports.reasons.map(({ reason, count }) => ({
              name: t(`reports.reasons.${reason}`),
              value: count,
              isPart: true,
            })),
            { name: t('reports.acted'), value: reports.acted },
            { name: t('reports.noBreach'), value: reports.no_breach },
            median(reports.median_hours),
          ]}
        />
      </Section>
      <Section title={t('measures.title')}>
        <MeasuresTable report={report} />
      </Section>
      <Section title={t('appeals.title')}>
        <FigureTable
          figures={[
            received(appeals.filed),
            { name: t('appeals.upheld'), value: appeals.upheld },
            { name: t('appeals.reversed'), value: appeals.reversed },
            median(appeals.median_hours),
          ]}
        />
      </Section>
      <Section title={t('complaints.title')}>
        <FigureTable
          figures={[
            received(complaints.received),
            ...complaints.topics.map(({ topic, count }) => ({
              name: topics(topic),
              value: count,
              isPart: true,
            })),
            { name: t('complaints.answered'), value: complaints.answered },
            median(complaints.median_hours),
          ]}
        />
      </Section>
      <Section title={t('pictures.title')}>
        <FigureTable
          figures={[
            { name: t('pictures.approved'), value: pictures.approved },
            ...pictures.refused.map(({ reason, count }) => ({
              name: t('pictures.refused', { reason: t(`pictures.reasons.${reason}`) }),
              value: count,
            })),
            median(pictures.median_hours),
          ]}
        />
      </Section>
    </>
  );
}
