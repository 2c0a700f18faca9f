import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from './password-field.tsx';
import { Outcome, SettingsSection } from './settings-layout.tsx';

export function PasswordSection() {
  const t = useTranslations('member.settings.password');
  const sending = useForm('password', { clear: true, anchor: 'password' });
  const { Form, form, busy, field } = sending;
  return (
    <SettingsSection id="password" title={t('title')} text={t('text')}>
      <Form {...form} className="grid max-w-120 gap-5">
        <input type="hidden" name="intent" value="password" />
        <Outcome form={sending} done={t('done')} />
        <PasswordField name="old_password" label={t('old')} error={field('old_password')} />
        <PasswordField
          name="password"
          label={t('new')}
          hint={t('hint', { count: limits.password.min })}
          error={field('password')}
          isNew
        />
        <PasswordField name="repeat" label={t('repeat')} error={field('repeat')} isNew />
        <div>
          <Button type="submit" loading={busy}>
            {t('submit')}
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
