import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ReportView } from '#contract/moderation.ts';
import { linkTo } from '#contract/routes.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Tag } from '#web/ui/tag.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { SettingsSection } from '#web/features/accounts/settings/settings-layout.tsx';

const tones = { received: 'secondary', in_review: 'warning', decided: 'success' } as const;

function Report({ report }: { report: ReportView }) {
  const t = useTranslations('people.blocked.reports');
  const format = useFormatter();
  const date = format.dateTime(new Date(report.created_at), { dateStyle: 'long' });
  const facts = [t('sent', { date }), t('reference', { reference: report.reference })];
  return (
    <li className="grid gap-1 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="wrap-anywhere">{t('about', { name: report.name })}</strong>
        <Tag tone={tones[report.status]}>{t(`statuses.${report.status}`)}</Tag>
      </p>
      <p className="text-sm text-text-muted">{facts.join(' · ')}</p>
      {report.outcome && <p className="max-w-measure">{t(`outcomes.${report.outcome}`)}</p>}
    </li>
  );
}

/** What the member reported, and what became of it. */
export function ReportsSection({ reports }: { reports: readonly ReportView[] }) {
  const t = useTranslations('people.blocked.reports');
  const link = (chunks: ReactNode) => <TextLink to={linkTo('complaints')}>{chunks}</TextLink>;
  return (
    <SettingsSection id="reports" title={t('title')} text={t('text')}>
      {reports.length > 0 ? (
        <ul className="-my-4 divide-y divide-line">
          {reports.map((report) => (
            <Report key={report.reference} report={report} />
          ))}
        </ul>
      ) : (
        <p className="text-text-muted">{t('none')}</p>
      )}
      {reports.some(({ outcome }) => outcome !== null) && (
        <p className="mt-6 max-w-measure text-sm text-text-muted">{t.rich('appeal', { link })}</p>
      )}
    </SettingsSection>
  );
}
