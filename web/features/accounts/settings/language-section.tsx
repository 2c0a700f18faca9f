import { useLocale, useTranslations } from 'use-intl';
import { localeNames, visibleLocales } from '#contract/locales.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useCountry } from '#web/features/site/site-context.ts';
import { Outcome, SettingsSection } from './settings-layout.tsx';

/** The language of pages and mails. Saving opens the page anew in it. */
export function LanguageSection() {
  const t = useTranslations('member.settings.language');
  const common = useTranslations('member.settings');
  const locale = useLocale();
  const sending = useForm('language', { anchor: 'language' });
  const { Form, form, busy, field } = sending;
  const choices = [...new Set([locale, ...visibleLocales(useCountry())])];
  return (
    <SettingsSection id="language" title={t('title')} text={t('text')}>
      <Form {...form} className="grid max-w-120 gap-5">
        <input type="hidden" name="intent" value="language" />
        <Outcome form={sending} done={common('saved')} />
        <Field label={t('label')} labelHidden error={field('language')}>
          <Select name="language" defaultValue={locale}>
            {choices.map((code) => (
              <option key={code} value={code} lang={code}>
                {localeNames[code]}
              </option>
            ))}
          </Select>
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
