import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Outcome, SettingsSection } from './settings-layout.tsx';

export function NameSection({ name }: { name: string }) {
  const t = useTranslations('member.settings.name');
  const common = useTranslations('member.settings');
  const sending = useForm('name', { anchor: 'name' });
  const { Form, form, busy, field, values } = sending;
  return (
    <SettingsSection id="name" title={t('title')} text={t('text')}>
      <Form {...form} className="grid max-w-120 gap-5">
        <input type="hidden" name="intent" value="name" />
        <Outcome form={sending} done={common('saved')} />
        <Field label={t('label')} labelHidden error={field('name')}>
          <Input
            name="name"
            autoComplete="nickname"
            required
            maxLength={limits.name.max}
            defaultValue={values['name'] ?? name}
          />
        </Field>
        <div>
          <Button type="submit" loading={busy}>
            {common('save')}
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
