import { useTranslations } from 'use-intl';
import type { DecisionView } from '#contract/decisions.ts';
import { limits } from '#contract/limits.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/tag.tsx';

const tones = { open: 'warning', upheld: 'secondary', reversed: 'success' } as const;

/** The appeal that a member has sent, where it stands, and what was answered. */
export function AppealStatus({ appeal }: { appeal: NonNullable<DecisionView['appeal']> }) {
  const t = useTranslations('decision.filed');
  const format = useFormatter();
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' });
  const { state, answer, answered_at } = appeal;
  return (
    <>
      {answer !== null && (
        <Card padding="lg">
          <h2 className="display-sm">{t('answer')}</h2>
          {answered_at !== null && (
            <p className="mt-1 text-sm text-text-muted">
              {t('answered', { date: day(answered_at) })}
            </p>
          )}
          <p className="mt-4 max-w-measure whitespace-pre-line wrap-anywhere">{answer}</p>
        </Card>
      )}
      <Card tone="sunken" padding="lg">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="display-sm">{t('title')}</h2>
          <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        </div>
        <p className="mt-1 text-sm text-text-muted">{t('sent', { date: day(appeal.filed_at) })}</p>
        <p className="mt-4 max-w-measure whitespace-pre-line wrap-anywhere">{appeal.message}</p>
        {state === 'open' && (
          <p className="mt-4 border-t border-line pt-4 text-sm text-text-muted">
            {t('waiting', { days: String(limits.appeals.answerDays) })}
          </p>
        )}
      </Card>
    </>
  );
}
