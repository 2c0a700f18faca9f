import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ChoicesView } from '#contract/notifications/choices.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Divider } from '#web/ui/divider.tsx';
import { Outcome, SettingsSection } from '#web/features/accounts/settings/settings-layout.tsx';
import { SwitchRow } from '#web/features/accounts/settings/switch-row.tsx';
import { MailStops } from './mail-stops.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { TypeSwitches } from './type-switches.tsx';
import type { Choices } from './use-choices.ts';
import { useChoices } from './use-choices.ts';

/** Quiet hours go by the clock of the member, who may have moved. */
const useTimeZoneSync = ({ view, save }: Pick<Choices, 'view' | 'save'>) => {
  const saveZone = useEffectEvent(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (timeZone !== view.time_zone) save({ time_zone: timeZone }, false);
  });
  useEffect(() => saveZone(), []);
};

type ChoicesSectionProps = {
  choices: ChoicesView;
  /** The address that mails go to. */
  email: string;
  /** Above the switches: whether this browser shows pushes. */
  push?: ReactNode;
};

/** How a member wants to be told of what happens; each change is saved at once. */
export function ChoicesSection({ choices, email, push }: ChoicesSectionProps) {
  const t = useTranslations('notifications.choices');
  const { view, save, form, isSaved, refusal } = useChoices(choices);
  const { message } = useRefusal(refusal);
  // Without scripts.
  const posted = useForm('choices');
  useTimeZoneSync({ view, save });
  return (
    <SettingsSection
      id="notifications"
      title={t('title')}
      text={t('text')}
      aside={
        <span role="status" className="text-sm font-medium text-success">
          {isSaved && t('saved')}
        </span>
      }
    >
      <div className="grid gap-4 empty:hidden">
        {message && <Alert tone="danger">{t('failed', { reason: message })}</Alert>}
        <Outcome form={posted} done={t('saved')} />
      </div>
      <MailStops view={view} form={form} email={email} />
      {push}
      <TypeSwitches view={view} form={form} />
      <Divider className="my-6" />
      <div className="grid gap-6">
        <QuietHours view={view} form={form} />
        <form {...form}>
          <input type="hidden" name="intent" value="choices" />
          <SwitchRow name="texts" checked={view.push_texts} title={t('texts.title')}>
            {t('texts.text')}
          </SwitchRow>
        </form>
      </div>
    </SettingsSection>
  );
}
