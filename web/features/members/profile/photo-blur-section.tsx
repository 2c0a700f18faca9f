import { useTranslations } from 'use-intl';
import { chatLimits } from '../../../../contract/chat/words.ts';
import { photoBlurs } from '../../../../contract/members/attributes.ts';
import { RadioCard, RadioGroup } from '../../../ui/radio-group.tsx';
import { EditSection } from './edit-section.tsx';
import { useProfile } from './profile-saver.tsx';

/** How photos come that others send in chats. */
export function PhotoBlurSection() {
  const t = useTranslations('people.profile.photoBlur');
  const { profile, edit } = useProfile();
  const when = t('when', { count: String(chatLimits.knownAfterTexts) });
  return (
    <EditSection id="photo-blur" title={t('title')} text={t('text')} fields={['photo_blur']}>
      {(error) => (
        <RadioGroup
          name="photo_blur"
          label={t('title')}
          labelHidden
          value={profile.photo_blur}
          onValueChange={(photo_blur) => edit({ photo_blur })}
          error={error('photo_blur')}
        >
          {photoBlurs.map((blur) => (
            <RadioCard
              key={blur}
              value={blur}
              title={t(`choices.${blur}`)}
              text={blur === 'until_known' && when}
            />
          ))}
        </RadioGroup>
      )}
    </EditSection>
  );
}
