import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHead } from '#web/features/site/page-head.tsx';
import { useSiteTexts } from '#web/features/site/site-texts.ts';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { useSignupClosedReason } from '../use-signup-closed-reason.ts';
import type { Purpose } from './advance-signup.ts';
import { allSteps } from './advance-signup.ts';
import { readDraft } from './draft.ts';
import { SignupAside } from './signup-aside.tsx';
import { SignupClosed } from './signup-closed.tsx';
import type { SignupFormProps } from './signup-form.tsx';
import { SignupForm } from './signup-form.tsx';
import type { Start } from './use-signup.ts';
import { useSignup } from './use-signup.ts';

type SignupPageProps = Pick<
  SignupFormProps,
  'action' | 'sendKey' | 'about' | 'interests' | 'sent' | 'onProgress'
> & {
  readonly start: Start;
  readonly purpose: Purpose;
  /** Above the form. */
  readonly intro?: ReactNode;
  /** Beside the form, from laptops up. */
  readonly photo?: ReactNode;
};

/** The form as the server sent it; once scripts run, with what this device remembers. */
function ResumedSignup({ start, ...rest }: SignupPageProps) {
  const hydrated = useHydrated();
  const { resume } = start;
  const hasDraft = useMemo(() => hydrated && resume && readDraft() !== null, [hydrated, resume]);
  return <OpenSignup {...rest} key={String(hasDraft)} start={{ ...start, resume: hasDraft }} />;
}

function OpenSignup({ start, purpose, intro, photo, ...rest }: SignupPageProps) {
  const signup = useSignup(start, purpose);
  return (
    <>
      {intro}
      <Card padding="none" className="flex overflow-hidden">
        <div className="relative hidden w-100 shrink-0 bg-dark lg:block">
          <SignupAside step={signup.step} photo={photo} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col p-5 sm:p-8 md:px-14 md:py-10">
          <SignupForm
            {...rest}
            signup={signup}
            maxMessageLength={purpose.maxMessageLength}
            asked={purpose.asked ?? allSteps}
            headingLevel={intro ? 2 : 1}
          />
        </div>
      </Card>
    </>
  );
}

function TitledSignup(props: SignupPageProps) {
  const t = useTranslations('account.signup');
  const { settings, user } = useSite();
  const closedReason = useSignupClosedReason();
  const isOpen = user !== null || closedReason === null;
  const { text } = useSiteTexts();
  const title = t('title', { site: settings.name });
  const path = linkTo('signup');
  return (
    <main id="content" className="wrap flex-1 py-6 md:py-12">
      {isOpen && props.action === path ? (
        <PageHead title={title} description={text} path={path} />
      ) : (
        <PageTitle>{title}</PageTitle>
      )}
      <div className="mx-auto max-w-160 lg:max-w-228">
        {isOpen ? <ResumedSignup {...props} /> : <SignupClosed reason={closedReason} />}
      </div>
    </main>
  );
}

/** The signup as a page of its own. */
export function SignupPage(props: SignupPageProps) {
  return (
    <WithTexts of="account">
      <TitledSignup {...props} />
    </WithTexts>
  );
}
