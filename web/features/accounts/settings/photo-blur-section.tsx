import { useTranslations } from 'use-intl';
import { chatLimits } from '#contract/chat/enums.ts';
import type { PhotoBlur } from '#contract/members/enums.ts';
import { photoBlurs } from '#contract/members/enums.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCard, RadioGroup } from '#web/ui/radio-group.tsx';
import { Outcome, SettingsSection } from './settings-layout.tsx';

/** How photos come that others send in chats. */
export function PhotoBlurSection({ blur }: { blur: PhotoBlur }) {
  const t = useTranslations('people.profile.photoBlur');
  const common = useTranslations('member.settings');
  const sending = useForm('photo-blur', { anchor: 'photo-blur' });
  const { Form, form, busy, field } = sending;
  const when = t('when', { count: String(chatLimits.knownAfterTexts) });
  return (
    <SettingsSection id="photo-blur" title={t('title')} text={t('text')}>
      <Form {...form} className="grid gap-5">
        <input type="hidden" name="intent" value="photo-blur" />
        <Outcome form={sending} done={common('saved')} />
        <RadioGroup
          name="photo_blur"
          label={t('title')}
          labelHidden
          defaultValue={blur}
          error={field('photo_blur')}
        >
          {photoBlurs.map((value) => (
            <RadioCard
              key={value}
              value={value}
              title={t(`choices.${value}`)}
              text={value === 'until_known' && when}
            />
          ))}
        </RadioGroup>
        <div>
          <Button type="submit" loading={busy}>
            {common('save')}
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
