import { useLocale, useTranslations } from 'use-intl';
import { isCalendarDate } from '#contract/accounts/age.ts';
import type { Gender } from '#contract/accounts/genders.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';
import type { Answers, Step } from './answers.ts';
import { birthDateOf, steps } from './answers.ts';

/** What is known of somebody, each with the way to change it. */
export function KnownAnswers({ answers }: { answers: Answers }) {
  const t = useTranslations('account.signup.finish');
  const who = useTranslations('account.signup.who');
  const format = useFormatter();
  const locale = useLocale();
  const birth = birthDateOf(answers);
  const country = new Intl.DisplayNames(locale, { type: 'region' });
  const list = (items: readonly string[]) => format.list(items, { type: 'conjunction' });
  const rows: readonly [step: Step, label: string, value: string][] = [
    [steps.who, t('who'), list(answers.seeking.map((gender) => who(`sought.${gender as Gender}`)))],
    [
      steps.where,
      t('where'),
      list([
        ...(isCalendarDate(birth) ? [format.dateTime(new Date(birth), { dateStyle: 'long' })] : []),
        answers.town || (answers.country && (country.of(answers.country) ?? answers.country)),
      ]),
    ],
    [steps.name, t('name'), answers.name],
  ];
  return (
    <Card tone="sunken" padding="sm">
      <h3 className="mb-2 text-sm font-semibold">{t('known')}</h3>
      <ul className="grid gap-2 text-sm">
        {rows.map(([step, label, value]) => (
          <li key={step} className="flex items-baseline gap-3">
            <p className="min-w-0 flex-1">
              <span className="block text-text-muted">{label}</span>
              <span className="block font-medium wrap-anywhere">{value}</span>
            </p>
            <button
              type="submit"
              name="to"
              value={step}
              aria-label={`${t('change')}: ${label}`}
              className={cx(textLinkClass(), 'min-h-6')}
            >
              {t('change')}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
