import { useTranslations } from 'use-intl';
import type { DecisionView } from '#contract/decisions.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';

/** What was decided and why, as it was sent to the member. */
export function DecisionStatement({ decision }: { decision: DecisionView }) {
  const t = useTranslations('decision');
  const format = useFormatter();
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' });
  const { reference, decided_at, reversed_at } = decision;
  return (
    <>
      <div>
        <h1 className="display-md wrap-break-word hyphens-auto">{decision.title}</h1>
        <p className="mt-3 flex flex-wrap gap-x-5 text-text-muted">
          <span>{t('decided', { date: day(decided_at) })}</span>
          <span>{t('reference', { reference })}</span>
        </p>
      </div>
      {reversed_at !== null && (
        <Alert tone="success">{t('reversed', { date: day(reversed_at) })}</Alert>
      )}
      <Card className="grid gap-4" padding="lg">
        {decision.paragraphs.map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- A statement never changes.
          <p key={index} className="max-w-measure whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </Card>
    </>
  );
}
