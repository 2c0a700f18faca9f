import { useTranslations } from 'use-intl';
import type { SignupMember } from '#contract/accounts/signup.ts';
import { limits } from '#contract/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { StepProps } from './step-props.ts';

export interface MessageFieldProps extends StepProps {
  readonly about: SignupMember | undefined;
  readonly maxMessageLength?: number | undefined;
}

/** First words: to a member, or to all who read the profile. */
export function MessageField({
  signup,
  field,
  about,
  maxMessageLength = limits.aboutLength,
}: MessageFieldProps) {
  const t = useTranslations('account.signup.extras');
  return (
    <Field
      label={about ? t('messageAbout', { name: about.name }) : t('message')}
      hint={t(about ? 'messageAboutHint' : 'messageHint')}
      error={field('signup_message')}
    >
      <Textarea
        name="signup_message"
        value={signup.answers.signup_message}
        onChange={(event) => signup.change({ signup_message: event.target.value })}
        maxLength={maxMessageLength}
        counter={(used, max) => t('counter', { used: String(used), most: String(max) })}
      />
    </Field>
  );
}
