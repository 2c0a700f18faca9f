import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import { cx } from '#web/ui/cx.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import type { StepProps } from './step-props.ts';

/** The ways into the account that the address has already; they take the address along. */
function ExistingAccountLinks() {
  const t = useTranslations('account.login');
  const pages = { submit: 'login', forgotten: 'reset-password' } as const;
  return (
    <p className="-mt-3 flex flex-wrap gap-x-6 text-sm">
      {(['submit', 'forgotten'] as const).map((label) => (
        <button
          key={label}
          type="submit"
          name="carry"
          value="1"
          formAction={linkTo(pages[label])}
          className={cx(textLinkClass(), 'min-h-11')}
        >
          {t(label)}
        </button>
      ))}
    </p>
  );
}

/** Address and password, and the two things that only a person can agree to. */
export function ReachStep({ signup: { answers, change, refusal }, field }: StepProps) {
  const t = useTranslations('account.signup.reach');
  const { settings } = useSite();
  const minAge = String(limits.minAge);
  const inNewTab = (to: string) =>
    function NewTabLink(chunks: ReactNode) {
      return (
        <a href={to} target="_blank" rel="noreferrer" className={textLinkClass()}>
          {chunks}
          <VisuallyHidden> {t('newTab')}</VisuallyHidden>
        </a>
      );
    };
  return (
    <>
      <Field label={t('email')} error={field('email')}>
        <Input
          type="email"
          name="email"
          value={answers.email}
          onChange={(event) => change({ email: event.target.value })}
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
      {refusal?.code === 'address_taken' && <ExistingAccountLinks />}
      <Field
        label={t('password')}
        error={field('password')}
        hint={t('passwordHint', { min: String(limits.password.min) })}
      >
        <PasswordInput
          name="password"
          value={answers.password}
          onChange={(event) => change({ password: event.target.value })}
          autoComplete="new-password"
          showLabel={t('show')}
          hideLabel={t('hide')}
        />
      </Field>
      <div>
        <Checkbox
          name="terms"
          checked={answers.terms}
          onChange={(event) => change({ terms: event.target.checked })}
          error={field('terms')}
        >
          {t.rich('terms', {
            minAge,
            terms: inNewTab(linkTo('pages-terms')),
            privacy: inNewTab(linkTo('pages-privacy')),
          })}
        </Checkbox>
        <Checkbox
          name="consent"
          checked={answers.consent}
          onChange={(event) => change({ consent: event.target.checked })}
          error={field('consent')}
          hint={t('consentHint')}
        >
          {t('consent', { site: settings.name })}
        </Checkbox>
      </div>
    </>
  );
}
