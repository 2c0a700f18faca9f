import { useTranslations } from 'use-intl';
import { limits } from '../../../../contract/limits.ts';
import { useSignupShut } from '../../accounts/use-signup-shut.ts';
import { useSite } from '../../site/site-context.ts';
import { joinFormId } from '../parts/join.tsx';
import type { Somebody } from './member-design.ts';

/** Where the message is written. It is part of the form wherever it stands. */
export function Words({ member: { name }, rows }: { member: Somebody; rows: number }) {
  const t = useTranslations('landers.member');
  const { settings } = useSite();
  if (useSignupShut() !== null) return null;
  return (
    <div className="words">
      <textarea
        form={joinFormId}
        name="signup_message"
        aria-label={t('words', { name })}
        placeholder={t('placeholder')}
        data-words={t('empty', { name })}
        maxLength={Math.min(limits.aboutLength, settings.message_length)}
        rows={rows}
        required
      />
      <span data-count aria-hidden hidden />
    </div>
  );
}
