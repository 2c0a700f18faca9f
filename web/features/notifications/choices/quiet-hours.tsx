import { useTranslations } from 'use-intl';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { SwitchRow } from '#web/features/accounts/settings/switch-row.tsx';
import type { Choices } from './use-choices.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Hours of the day in which no push makes a sound. */
export function QuietHours({ view: { quiet, time_zone }, form }: Pick<Choices, 'view' | 'form'>) {
  const t = useTranslations('notifications.choices.quiet');
  const format = useFormatter();
  const hourName = (hour: number) =>
    format.dateTime(new Date(Date.UTC(2000, 0, 1, hour)), { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <div>
      <form {...form}>
        <input type="hidden" name="intent" value="choices" />
        <SwitchRow name="quiet" checked={quiet !== null} title={t('title')}>
          {t('text')}
        </SwitchRow>
      </form>
      {quiet && (
        <form {...form} className="mt-3">
          <input type="hidden" name="intent" value="choices" />
          <div className="flex flex-wrap items-end gap-4">
            {(['from', 'to'] as const).map((end) => (
              <Field key={end} label={t(end)} className="min-w-36">
                <Select
                  name={end}
                  value={quiet[end]}
                  onChange={(event) => {
                    const { form: own } = event.currentTarget;
                    // Sent before React shows the old hour again until the new one is known.
                    own?.requestSubmit();
                  }}
                >
                  {hours.map((hour) => (
                    <option
                      key={hour}
                      value={hour}
                      disabled={hour === quiet[end === 'from' ? 'to' : 'from']}
                    >
                      {hourName(hour)}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
            <noscript>
              <Button type="submit" size="sm" variant="line">
                {t('save')}
              </Button>
            </noscript>
          </div>
          <p className="mt-2 text-sm text-text-muted">{t('zone', { zone: time_zone })}</p>
        </form>
      )}
    </div>
  );
}
