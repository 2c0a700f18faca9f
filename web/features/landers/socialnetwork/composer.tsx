import { useTranslations } from 'use-intl';
import type { VariantOf } from '../../../../contract/landers.ts';
import { limits } from '../../../../contract/limits.ts';
import { useSignupShut } from '../../accounts/use-signup-shut.ts';
import { joinFormId, joinId } from '../parts/join.tsx';

const fieldId = 'say';

/** What is written here belongs to the form below, and goes on with it into the profile. */
export function Composer({ variant }: { variant: VariantOf<'socialnetwork'> }) {
  const t = useTranslations('landers.socialnetwork');
  const open = useSignupShut() === null;
  return (
    <div className="composer">
      {open && (
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
      {open && (
        <p id="along" className="along">
          {t('along')}
        </p>
      )}
    </div>
  );
}
