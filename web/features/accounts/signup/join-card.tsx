import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import type { SignupClosedReason } from '../rules/signup-closed-reason.ts';
import { useSignupClosedReason } from '../use-signup-closed-reason.ts';
import { steps } from './answers.ts';
import { ClosedText } from './closed-text.tsx';
import { JoinQuestions } from './join-questions.tsx';
import { useSignupHost } from './signup-host.tsx';

/** What stands there where not everybody can join. */
function ClosedCard({ reason }: { reason: NonNullable<SignupClosedReason> }) {
  const t = useTranslations('nav');
  return (
    <Card padding="lg" className="mt-5 w-full max-w-128 md:mt-0">
      <ClosedText reason={reason}>
        <ButtonLink to={linkTo('login')} size="lg" block>
          {t('login')}
        </ButtonLink>
      </ClosedText>
    </Card>
  );
}

/** The first question of the signup, on the front page. */
export function JoinCard() {
  const t = useTranslations('join');
  const host = useSignupHost();
  const { user } = useSite();
  const [gender, setGender] = useState('');
  const [seeking, setSeeking] = useState<string[]>([]);
  const closedReason = useSignupClosedReason();
  if (user) return null;
  if (closedReason !== null) return <ClosedCard reason={closedReason} />;
  if (!host) return null;
  return (
    <Card asChild padding="lg" className="mt-5 w-full max-w-128 md:mt-0">
      <form
        method="post"
        action={linkTo('signup')}
        noValidate
        aria-labelledby="join"
        onSubmit={(event) => {
          event.preventDefault();
          host.open({ gender, seeking });
        }}
      >
        <h2 id="join" className="mb-5 display-sm max-md:sr-only">
          {t('title', { count: limits.freeConversations })}
        </h2>
        <input type="hidden" name="step" value={steps.who} />
        <div className="grid gap-4">
          <JoinQuestions
            gender={gender}
            seeking={seeking}
            onGender={setGender}
            onSeeking={setSeeking}
          />
          <Button
            type="submit"
            size="lg"
            block
            onPointerEnter={host.prepare}
            onFocus={host.prepare}
          >
            {t('submit')}
          </Button>
        </div>
        <p className="mt-4 text-sm text-text-muted">
          {t('note', { minAge: String(limits.minAge) })}
        </p>
      </form>
    </Card>
  );
}
