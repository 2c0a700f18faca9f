import { useTranslations } from 'use-intl';
import type { Answer } from '#contract/core/endpoint.ts';
import type { complaint } from '#contract/moderation.ts';
import { complaintStatuses } from '#contract/moderation.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Card } from '#web/ui/card.tsx';
import { Stepper } from '#web/ui/stepper.tsx';

/** Where a complaint stands, what was written, and what was decided. */
export function ComplaintStatus({ complaint: row }: { complaint: Answer<typeof complaint> }) {
  const t = useTranslations('complaints.status');
  const format = useFormatter();
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' });
  const step = complaintStatuses.indexOf(row.status) + 1;
  return (
    <div className="grid gap-6">
      <Card>
        <Stepper step={step} steps={complaintStatuses.length} label={t(row.status)} />
        <p className="mt-4 text-lg">{t(`${row.status}Text`)}</p>
        <p className="mt-2 text-sm text-text-muted">
          {t('created', { date: day(row.created) })} · {t('updated', { date: day(row.updated) })}
        </p>
      </Card>
      {row.decision !== null && (
        <Card tone="shared">
          <h2 className="mb-2 display-xs">{t('decision')}</h2>
          <p className="whitespace-pre-line">{row.decision}</p>
          <p className="mt-4 text-sm">{t('appeal')}</p>
        </Card>
      )}
      <Card tone="sunken">
        <h2 className="mb-2 display-xs">{t('yours')}</h2>
        <p className="whitespace-pre-line">{row.message}</p>
      </Card>
    </div>
  );
}
