import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { useSignupClosedReason } from '#web/features/accounts/use-signup-closed-reason.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { joinFormId } from '../parts/join.tsx';
import type { LanderMember } from './member-design.ts';

/** Where the message is written. It is part of the form wherever it stands. */
export function MessageBox({ member: { name }, rows }: { member: LanderMember; rows: number }) {
  const t = useTranslations('landers.member');
  const { settings } = useSite();
  if (useSignupClosedReason() !== null) return null;
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
