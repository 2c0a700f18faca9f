import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { allSteps } from './advance-signup.ts';
import type { Answers } from './answers.ts';
import { hasAnswers, steps } from './answers.ts';
import { useReloadAsMember } from './use-reload-as-member.ts';
import { SignupAside } from './signup-aside.tsx';
import { SignupForm } from './signup-form.tsx';
import { useFreshStart } from './use-fresh-start.ts';
import { useSignup } from './use-signup.ts';

function ConfirmClose({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useTranslations('account.signup');
  return (
    <Modal
      open
      size="sm"
      title={t('leave.title')}
      description={t('leave.text')}
      onClose={onStay}
      closeLabel={t('close')}
      footer={
        <div className="grid w-full gap-3">
          <Button block data-autofocus onClick={onStay}>
            {t('leave.stay')}
          </Button>
          <Button block variant="quiet" onClick={onLeave}>
            {t('leave.leave')}
          </Button>
        </div>
      }
    />
  );
}

export interface SignupModalProps {
  /** What was answered before it opened. */
  readonly chosen: Partial<Answers>;
  readonly onClose: () => void;
}

/** The signup above whatever page one was reading. */
export function SignupModal({ chosen, onClose }: SignupModalProps) {
  const t = useTranslations('account.signup');
  const { settings } = useSite();
  const reloadAsMember = useReloadAsMember();
  const signup = useSignup(useFreshStart(chosen), {});
  const [isConfirmingClose, setConfirmingClose] = useState(false);
  const hasAccount = signup.step >= steps.extras;
  const isComplete = signup.step === steps.complete;

  const close = () => {
    if (!hasAccount && hasAnswers(signup.answers)) {
      setConfirmingClose(true);
      return;
    }
    if (hasAccount && !isComplete) void reloadAsMember();
    onClose();
  };

  return (
    <>
      <Modal
        open
        dismissible={isComplete ? true : 'by button'}
        onClose={close}
        closeLabel={t('close')}
        title={t('title', { site: settings.name })}
        titleHidden
        className="md:h-184"
        aside={<SignupAside step={signup.step} />}
      >
        <div className="md:px-6 md:py-2">
          <SignupForm
            signup={signup}
            action={linkTo('signup')}
            sendKey={undefined}
            about={undefined}
            interests={undefined}
            asked={allSteps}
            headingLevel={3}
            pinned
            onProgress={({ step }) => {
              if (step === steps.complete) void reloadAsMember();
            }}
          />
        </div>
      </Modal>
      {isConfirmingClose && (
        <ConfirmClose onStay={() => setConfirmingClose(false)} onLeave={onClose} />
      )}
    </>
  );
}
