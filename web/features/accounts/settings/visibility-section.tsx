import { useTranslations } from 'use-intl';
import type { AccountView } from '#contract/accounts/settings.ts';
import type { OwnProfile } from '#contract/members/profile.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { VisibilitySwitch } from './save-visibility.ts';
import { Outcome, SettingsSection } from './settings-layout.tsx';
import { SwitchRow } from './switch-row.tsx';

interface RowProps {
  readonly id: VisibilitySwitch;
  readonly on: boolean;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** What it is like now. */
  readonly done: string;
}

function Row({ id, on, title, text, label, done }: RowProps) {
  const sending = useForm(id, { anchor: id });
  const { Form, form, sending: pendingData } = sending;
  const isOn = pendingData ? pendingData.get('value') === 'on' : on;
  return (
    <Form {...form} id={id} role="group" aria-label={title} className="grid gap-3">
      <input type="hidden" name="intent" value={id} />
      <SwitchRow name="value" checked={isOn} title={title} label={label}>
        {text}
      </SwitchRow>
      <Outcome form={sending} done={done} />
    </Form>
  );
}

interface Props {
  readonly account: Pick<AccountView, 'invisible' | 'search_engines'>;
  readonly profile: Pick<OwnProfile, 'hide_fictional' | 'show_elsewhere'>;
}

/** Who sees the member, and whom the member sees; each is saved as soon as it is switched. */
export function VisibilitySection({ account, profile }: Props) {
  const t = useTranslations('member.settings');
  const own = useTranslations('people.profile');
  const { settings, company } = useSite();
  const { name } = company;
  const { invisible, search_engines: listed } = account;
  const saved = t('saved');
  return (
    <SettingsSection id="visibility" title={t('visibility.title')} text={t('visibility.text')}>
      <div className="grid gap-6">
        <Row
          id="invisible"
          on={invisible}
          title={t('invisible.title')}
          text={t('invisible.text')}
          label={t('invisible.label')}
          done={t(invisible ? 'invisible.on' : 'invisible.off')}
        />
        {settings.indexed && settings.logged_out_search && (
          <Row
            id="search-engines"
            on={listed}
            title={t('searchEngines.title')}
            text={t('searchEngines.text')}
            label={t('searchEngines.label')}
            done={t(listed ? 'searchEngines.on' : 'searchEngines.off')}
          />
        )}
        {settings.member_resell && (
          <Row
            id="elsewhere"
            on={profile.show_elsewhere}
            title={own('elsewhere.title')}
            text={`${own('elsewhere.text', { company: name })} ${own('elsewhere.hint')}`}
            label={own('elsewhere.label', { company: name })}
            done={saved}
          />
        )}
        {settings.fictional_warning && (
          <Row
            id="fictional"
            on={profile.hide_fictional}
            title={own('fictional.title')}
            text={`${own('fictional.text', { label: settings.fictional_singular })} ${own('fictional.hint')}`}
            label={own('fictional.label')}
            done={saved}
          />
        )}
      </div>
    </SettingsSection>
  );
}
