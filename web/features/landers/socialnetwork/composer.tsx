import { useTranslations } from 'use-intl';
import type { VariantOf } from '#contract/landers.ts';
import { limits } from '#contract/limits.ts';
import { useSignupClosedReason } from '#web/features/accounts/use-signup-closed-reason.ts';
import { joinFormId, joinId } from '../parts/join.tsx';

const fieldId = 'say';

/** What is written here belongs to the form below, and goes on with it into the profile. */
export function Composer({ variant }: { variant: VariantOf<'socialnetwork'> }) {
  const t = useTranslations('landers.socialnetwork');
  const isOpen = useSignupClosedReason() === null;
  return (
    <div className="composer">
      {isOpen && (
        <>
          <label htmlFor={fieldId}>{t('ask')}</label>
          <textarea
            id={fieldId}
            name="signup_message"
            form={joinFormId}
            rows={2}
            maxLength={limits.aboutLength}
            placeholder={t(`${variant}.hint`)}
            aria-describedby="along"
            data-say
          />
        </>
      )}
      <a href={`#${joinId}`} className="call">
        {t(`${variant}.call`)}
      </a>
      {isOpen && (
        <p id="along" className="along">
          {t('along')}
        </p>
      )}
    </div>
  );
}
