import { useTranslations } from 'use-intl';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Outcome, SettingsSection } from '../settings/settings-layout.tsx';

interface SwitchSectionProps {
  /** Its place on the page, and what the form asks for. */
  readonly id: string;
  readonly name: string;
  readonly texts: 'invisible' | 'searchEngines';
  readonly on: boolean;
}

/** One thing that is on or off, and saved as soon as it is switched: a button could be overlooked. */
export function SwitchSection({ id, name, texts, on }: SwitchSectionProps) {
  const t = useTranslations(`member.settings.${texts}`);
  const common = useTranslations('member.settings');
  const sending = useForm(id, { at: id });
  const { Form, form } = sending;
  return (
    <SettingsSection id={id} title={t('title')} text={t('text')}>
      <Form {...form} className="grid max-w-120 gap-4">
        <input type="hidden" name="intent" value={id} />
        <Outcome of={sending} done={on ? t('on') : t('off')} />
        <Checkbox
          name={name}
          defaultChecked={on}
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
