import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { UserView } from '#contract/accounts/user.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Divider } from '#web/ui/divider.tsx';
import { LoginRefusal } from '../login/login-refusal.tsx';
import { supportsPasskeys } from './passkeys.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** The other way to log in, below the form; the browser also proposes it beside the name. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: (user: UserView) => void }) {
  const t = useTranslations('account.login');
  const { busy, refusal, ask, bringBack } = usePasskeyLogin(onSignedIn);
  const [isUnsupported, setUnsupported] = useState(false);
  const isDeletionPending = refusal?.code === 'deletion_pending';
  return (
    <div className="mt-5 grid gap-5 noscript:hidden">
      <Divider>{t('or')}</Divider>
      {isUnsupported && <Alert tone="danger">{t('noPasskeys')}</Alert>}
      {refusal && <LoginRefusal refusal={refusal} />}
      {isDeletionPending ? (
        <Button size="lg" block loading={busy} onClick={bringBack}>
          {t('bringBack')}
        </Button>
      ) : (
        <Button
          variant="line"
          size="lg"
          block
          loading={busy}
          onClick={() => (supportsPasskeys() ? ask() : setUnsupported(true))}
        >
          {t('passkey')}
        </Button>
      )}
    </div>
  );
}
