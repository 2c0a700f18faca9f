import { useTranslations } from 'use-intl';
import type { SignupMember } from '../../../../../contract/accounts/signup.ts';
import { limits } from '../../../../../contract/limits.ts';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import type { StepProps } from './step-props.ts';

export interface WordsFieldProps extends StepProps {
  readonly about: SignupMember | undefined;
  readonly most?: number | undefined;
}

/** First words: to a member, or to all who read the profile. */
export function WordsField({ signup, field, about, most = limits.aboutLength }: WordsFieldProps) {
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
        maxLength={most}
        counter={(used, longest) => t('counter', { used: String(used), most: String(longest) })}
      />
    </Field>
  );
}
