import { useTranslations } from 'use-intl';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useTimeZone } from '#web/lib/use-time-zone.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import type { Choices } from './use-choices.ts';

type MailStopsProps = Pick<Choices, 'view' | 'form'> & { email: string };

/** Why mails stopped without the member's doing, each with the way back. */
export function MailStops({ view: { stops }, form, email }: MailStopsProps) {
  const t = useTranslations('notifications.choices.stops');
  const format = useFormatter();
  const timeZone = useTimeZone();
  if (stops.length === 0) return null;
  return (
    <div className="mb-6 grid gap-2">
      {stops.map(({ reason, at }) => (
        <Alert
          key={reason}
          tone="warning"
          icon="envelope"
          action={
            <form {...form} className="flex flex-wrap">
              <input type="hidden" name="intent" value="choices" />
              <Button type="submit" name="resume" value={reason} size="sm" variant="quiet">
                {t('resume')}
              </Button>
              {reason === 'bounce' && (
                <a href="#email" className={buttonClass({ size: 'sm', variant: 'quiet' })}>
                  {t('address')}
                </a>
              )}
            </form>
          }
        >
          <span className="wrap-anywhere">
            {t(reason, {
              email,
              date: format.dateTime(new Date(at), { day: 'numeric', month: 'long', timeZone }),
            })}
          </span>
        </Alert>
      ))}
    </div>
  );
}
