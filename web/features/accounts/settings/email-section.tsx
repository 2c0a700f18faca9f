import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AccountView } from '#contract/accounts/settings.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordField } from './password-field.tsx';
import { SettingsSection } from './settings-layout.tsx';

/** Another e-mail address, which counts once the link mailed to it is opened. */
export function EmailSection({ account, sendKey }: { account: AccountView; sendKey: string }) {
  const t = useTranslations('member.settings.email');
  const { Form, form, busy, message, field, values } = useForm('email', {
    clear: true,
    anchor: 'email',
  });
  const strong = (chunks: ReactNode) => <strong className="break-all text-text">{chunks}</strong>;
  return (
    <SettingsSection
      id="email"
      title={t('title')}
      text={t.rich('current', { email: account.email, strong })}
    >
      <Form {...form} className="grid max-w-120 gap-5">
        <input type="hidden" name="intent" value="email" />
        <input type="hidden" name="key" value={sendKey} />
        {account.new_email && (
          <Alert icon="envelope">{t('waiting', { email: account.new_email })}</Alert>
        )}
        {message && <Alert tone="danger">{message}</Alert>}
        <Field label={t('label')} error={field('email')}>
          <Input
            type="email"
            name="email"
            autoComplete="off"
            required
            defaultValue={values['email']}
          />
        </Field>
        <PasswordField name="password" label={t('password')} error={field('password')} />
        <div>
          <Button type="submit" loading={busy}>
            {t('submit')}
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
