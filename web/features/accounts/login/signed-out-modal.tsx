import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { user as userEndpoint } from '#contract/accounts/user.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { ignore } from '#web/lib/ignore.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { LoginForm, useLogin } from './login-form.tsx';

interface Props {
  /** Told who is signed in again. */
  readonly onSignedIn: (userId: string) => void;
}

/** Over the page of a member whose session has ended: what was typed there is not lost. */
export function SignedOutModal({ onSignedIn }: Props) {
  const t = useTranslations('account.login.ended');
  const login = useLogin();
  const id = login.answer?.user.id;
  useEffect(() => {
    if (id !== undefined) onSignedIn(id);
  }, [id, onSignedIn]);

  // Who has logged in on another tab meanwhile need not do it again here.
  useEffect(() => {
    const checkSession = () => {
      if (document.visibilityState !== 'visible') return;
      call(userEndpoint).then((answer) => onSignedIn(answer.user.id), ignore);
    };
    document.addEventListener('visibilitychange', checkSession);
    return () => document.removeEventListener('visibilitychange', checkSession);
  }, [onSignedIn]);

  return (
    <Modal open dismissible={false} size="sm" title={t('title')} description={t('text')}>
      {/* Nothing is filled in: several may have the name, and the page does not hold the address. */}
      <LoginForm login={login} inPlace onSignedIn={(user) => onSignedIn(user.id)} />
      <Button block variant="quiet" className="mt-3" asChild>
        <a href={linkTo('index')}>{t('leave')}</a>
      </Button>
    </Modal>
  );
}
