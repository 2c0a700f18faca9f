import { useTranslations } from 'use-intl';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Outcome, SettingsSection } from '../settings/settings-layout.tsx';

export function InvisibleSection({ invisible }: { invisible: boolean }) {
  const t = useTranslations('member.settings.invisible');
  const common = useTranslations('member.settings');
  const sending = useForm('invisible', { at: 'invisible' });
  const { Form, form } = sending;
  return (
    <SettingsSection id="invisible" title={t('title')} text={t('text')}>
      <Form {...form} className="grid max-w-120 gap-4">
        <input type="hidden" name="intent" value="invisible" />
        <Outcome of={sending} done={invisible ? t('on') : t('off')} />
        <Checkbox
          name="invisible"
          defaultChecked={invisible}
          // Believing oneself unseen because a button was overlooked would be the worst of all.
          onChange={({ target }) => target.form?.requestSubmit()}
        >
          {t('label')}
        </Checkbox>
        <noscript>
          <Button type="submit">{common('save')}</Button>
        </noscript>
      </Form>
    </SettingsSection>
  );
}
