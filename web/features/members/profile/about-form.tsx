import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { EditForm } from './edit-form.tsx';
import { useProfile } from './profile-saver.tsx';

const DEBOUNCE_MS = 800;

export function AboutForm() {
  const t = useTranslations('people.profile.about');
  const { profile, edit, flush } = useProfile();
  // The server trims what it keeps, and must not do so under the writer's hands.
  const [text, setText] = useState(profile.about);
  return (
    <EditForm id="about">
      {(error) => (
        <Field label={t('label')} labelHidden error={error('about')}>
          <Textarea
            name="about"
            rows={5}
            data-autofocus
            className="min-h-48"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              edit({ about: target.value }, DEBOUNCE_MS);
            }}
            onBlur={() => void flush()}
            maxLength={limits.aboutLength}
            counter={(used, most) => t('counter', { used: String(used), most: String(most) })}
          />
        </Field>
      )}
    </EditForm>
  );
}
