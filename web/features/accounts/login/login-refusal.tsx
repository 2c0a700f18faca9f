import { useTranslations } from 'use-intl';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { linkTo } from '#contract/routes.ts';
import { useErrorText } from '#web/lib/use-refusal.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** Says why nobody is let in; whose account we have closed is led to the reasons. */
export function LoginRefusal({ refusal }: { refusal: ErrorAnswer }) {
  const t = useTranslations('account.login');
  const errorText = useErrorText();
  const { reference, key } = refusal.values ?? {};
  const isDecided = key !== undefined;
  const isMistake = !isDecided && refusal.code !== 'deletion_pending';
  return (
    <div className="grid gap-3">
      <Alert tone={isMistake ? 'danger' : 'warning'}>{errorText(refusal)}</Alert>
      {isDecided && (
        // A new document, since this form may be in a window over the page of a member.
        <ButtonLink
          to={linkTo('decision', {}, { reference, key })}
          reloadDocument
          variant="line"
          block
        >
          {t('reasons')}
        </ButtonLink>
      )}
    </div>
  );
}
