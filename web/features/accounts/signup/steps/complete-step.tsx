import { useFormatter, useTranslations } from 'use-intl';
import { limits } from '../../../../../contract/limits.ts';
import { linkTo } from '../../../../../contract/routes.ts';
import { useRefusal } from '../../../../lib/use-refusal.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { OpenLetter } from '../../../../ui/drawings/open-letter.tsx';
import { useResend } from '../../use-resend.ts';

/** For a page that was loaded anew, by somebody who is a member by then. */
function SentAgain() {
  const t = useTranslations('member.activation');
  return <Alert tone="success">{t('sent')}</Alert>;
}

/** What to do in the mailbox, and where to go from here. */
export function CompleteStep({ email, sent }: { email: string; sent: boolean }) {
  const t = useTranslations('account.signup.complete');
  const activation = useTranslations('account.activation');
  const format = useFormatter();
  const { busy, sentAt, refusal, resend } = useResend();
  const { message } = useRefusal(refusal);
  return (
    <>
      <OpenLetter className="mx-auto" />
      <p>
        {t.rich('text', {
          days: limits.activationDays,
          address: () => <strong className="wrap-anywhere">{email}</strong>,
        })}
      </p>
      <p className="text-sm text-text-muted">{t('spam')}</p>
      <div aria-live="polite" className="empty:hidden">
        {message && <Alert tone="warning">{message}</Alert>}
        {sent && !sentAt && !message && <SentAgain />}
        {sentAt && !message && (
          <Alert tone="success">
            {activation('sent', {
              time: format.dateTime(sentAt, { timeStyle: 'short', timeZone: zoneHere() }),
            })}
          </Alert>
        )}
      </div>
      <div className="mt-auto grid gap-3">
        {/* A new page: whoever signed up a moment ago is a member on it from the start. */}
        <ButtonLink to={linkTo('signup-matches')} reloadDocument size="lg" block>
          {t('matches')}
        </ButtonLink>
        <ButtonLink to={`${linkTo('profile')}#photos`} reloadDocument variant="line" block>
          {t('photo')}
        </ButtonLink>
        <Button
          type="submit"
          variant="quiet"
          block
          loading={busy}
          onClick={(event) => {
            event.preventDefault();
            void resend();
          }}
        >
          {activation('resend')}
        </Button>
      </div>
    </>
  );
}

/** The visitor's own clock, which the rest of the page never shows. */
const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
