import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { cx } from '#web/ui/cx.ts';
import type { SignupClosedReason } from '#web/features/accounts/rules/signup-closed-reason.ts';
import { steps } from '#web/features/accounts/signup/answers.ts';
import { ClosedText } from '#web/features/accounts/signup/closed-text.tsx';
import { JoinQuestions } from '#web/features/accounts/signup/join-questions.tsx';
import { useSignupClosedReason } from '#web/features/accounts/use-signup-closed-reason.ts';

/** Where the call to action of every lander leads. */
export const joinId = 'join';

/** For fields that stand elsewhere on the page and are sent along. */
export const joinFormId = 'join-form';

const titleId = 'join-title';

interface JoinProps {
  readonly title: ReactNode;
  /** Where the signup goes on; that of a member carries the message for them. */
  readonly action?: string;
  /** Asked before the first step, with names that the signup knows. */
  readonly children?: ReactNode;
  /** On the button; else that of the signup. */
  readonly submit?: string;
  readonly className?: string;
}

/** Instead of the form, where not everybody can join. */
function JoinClosed({ reason }: { reason: NonNullable<SignupClosedReason> }) {
  const t = useTranslations('landers.common');
  return (
    <ClosedText reason={reason} titleId={titleId}>
      <a href={linkTo('login')} className={buttonClass({ size: 'lg', block: true })}>
        {t('login')}
      </a>
    </ClosedText>
  );
}

/** The first step of the signup as a plain form; the steps after it are on a page of their own. */
export function Join({ title, action = linkTo('signup'), children, submit, className }: JoinProps) {
  const t = useTranslations('join');
  const closedReason = useSignupClosedReason();
  return (
    <section
      id={joinId}
      aria-labelledby={titleId}
      className={cx(
        'scroll-mt-6 rounded-md bg-surface-raised p-5 text-text shadow-raised sm:p-8',
        className,
      )}
    >
      {closedReason === null ? (
        <form id={joinFormId} method="post" action={action}>
          <h2 id={titleId} className="mb-5 display-sm">
            {title}
          </h2>
          <input type="hidden" name="step" value={steps.who} />
          <div className="grid gap-4">
            {children}
            <JoinQuestions />
            <button type="submit" className={buttonClass({ size: 'lg', block: true })}>
              {submit ?? t('submit')}
            </button>
          </div>
          <p className="mt-4 text-sm text-text-muted">
            {t('note', { minAge: String(limits.minAge) })}
          </p>
        </form>
      ) : (
        <JoinClosed reason={closedReason} />
      )}
    </section>
  );
}
