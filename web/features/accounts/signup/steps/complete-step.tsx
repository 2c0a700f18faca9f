import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { localTimeZone } from '#web/lib/use-time-zone.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { OpenLetter } from '#web/ui/drawings/open-letter.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Input } from '#web/ui/input.tsx';
import { useResendActivation } from '../../use-resend-activation.ts';
import type { StepProps } from './step-props.ts';

/** For a page that was loaded anew, by somebody who is a member by then. */
function SentAgain() {
  const t = useTranslations('member.activation');
  return <Alert tone="success">{t('sent')}</Alert>;
}

type Resend = ReturnType<typeof useResendActivation>;

type WrongAddressProps = Pick<StepProps, 'signup' | 'field'> & Pick<Resend, 'busy' | 'correct'>;

/** For who sees only now that the address is mistyped. */
function WrongAddress({ signup, field, busy, correct }: WrongAddressProps) {
  const t = useTranslations('account.activation');
  const [email, setEmail] = useState(signup.typedAddress ?? '');
  const error = field('email');
  const send = async () => {
    if (await correct(email)) signup.change({ email: email.trim() });
  };
  return (
    <details open={error !== undefined || undefined} className="group text-sm">
      <summary className="flex min-h-11 list-none items-center gap-1 font-medium hover:text-primary-text [&::-webkit-details-marker]:hidden">
        {t('wrong')}
        <Icon name="caret-down" size="sm" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-3">
        <Field label={t('address')} error={error}>
          <Input
            type="email"
            name="new_email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void send();
            }}
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
          />
        </Field>
        <Button
          type="submit"
          name="correct"
          value="1"
          variant="line"
          block
          loading={busy}
          onClick={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {t('correct')}
        </Button>
      </div>
    </details>
  );
}

/** What to do in the mailbox, and where to go from here. */
export function CompleteStep({ signup, sent }: { signup: StepProps['signup']; sent: boolean }) {
  const t = useTranslations('account.signup.complete');
  const activation = useTranslations('account.activation');
  const format = useFormatter();
  const { busy, sentAt, refusal, resend, correct } = useResendActivation(signup.refusal);
  const { message, field } = useRefusal(refusal);
  return (
    <>
      <OpenLetter className="mx-auto" />
      <p>
        {t.rich('text', {
          days: limits.activationDays,
          address: () => <strong className="wrap-anywhere">{signup.answers.email}</strong>,
        })}
      </p>
      <p className="text-sm text-text-muted">{t('spam')}</p>
      <WrongAddress signup={signup} field={field} busy={busy} correct={correct} />
      <div aria-live="polite" className="empty:hidden">
        {message && <Alert tone="warning">{message}</Alert>}
        {sent && !sentAt && !refusal && <SentAgain />}
        {sentAt && !message && (
          <Alert tone="success">
            {activation('sent', {
              time: format.dateTime(sentAt, { timeStyle: 'short', timeZone: localTimeZone() }),
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
