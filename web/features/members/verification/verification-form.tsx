import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnProfile } from '#contract/members/profile.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { SheetLink } from '../profile/sheet-link.tsx';
import { Outcome } from '#web/features/accounts/settings/settings-layout.tsx';
import { SelfieForm } from './selfie-form.tsx';

function Withdraw({ label }: { label: string }) {
  const t = useTranslations('people.verification');
  const withdrawing = useForm('verification-withdraw', { anchor: 'verification' });
  const { Form, form, busy } = withdrawing;
  return (
    <Form {...form} className="grid justify-items-start gap-4">
      <input type="hidden" name="intent" value="verification-withdraw" />
      <Outcome form={withdrawing} done={t('withdrawn')} />
      <Button type="submit" variant="line" size="sm" loading={busy}>
        {label}
      </Button>
    </Form>
  );
}

function Steps() {
  const t = useTranslations('people.verification.steps');
  const steps = [
    ['camera', t('selfie')],
    ['users', t('compare')],
    ['trash', t('erase')],
  ] as const;
  return (
    <ol className="grid max-w-measure gap-3">
      {steps.map(([icon, text]) => (
        <li key={icon} className="flex items-center gap-4">
          <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-secondary-soft text-secondary-text">
            <Icon name={icon} size="sm" />
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
}

interface Props {
  readonly verification: OwnProfile['verification'];
  /** Whether there is a photo to compare a selfie with. */
  readonly comparable: boolean;
}

/** The seal for photos that a moderator has compared with a selfie. */
export function VerificationForm({ verification: { state, reason }, comparable }: Props) {
  const t = useTranslations('people.verification');
  const link = (chunks: ReactNode) => (
    <SheetLink part="photos" className={textLinkClass()}>
      {chunks}
    </SheetLink>
  );
  const asks = state === 'none' || state === 'refused';
  return (
    <div className="grid gap-5">
      {state === 'verified' && (
        <>
          <Alert tone="success" icon="seal">
            {t('verified')} {t('verifiedHint')}
          </Alert>
          <Withdraw label={t('giveBack')} />
        </>
      )}
      {state === 'waiting' && (
        <>
          <Alert icon="clock">{t('waiting')}</Alert>
          <Withdraw label={t('withdraw')} />
        </>
      )}
      {state === 'refused' && (
        <Alert tone="warning">
          {t('refused', { reason: t(`reasons.${reason ?? 'unclear'}`) })} {t('again')}
        </Alert>
      )}
      {asks && <Steps />}
      {asks && comparable && <SelfieForm />}
      {asks && !comparable && <p className="text-text-muted">{t.rich('photoFirst', { link })}</p>}
    </div>
  );
}
