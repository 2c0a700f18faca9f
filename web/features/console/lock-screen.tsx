import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  consoleCodeSignIn,
  consoleDemoSignIn,
  consoleSession,
  consoleSignIn,
  consoleSignInAsk,
} from '#contract/console/sign-in.ts';
import type { StaffSelf } from '#contract/console/sign-in.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { signWithPasskey } from '#web/lib/passkeys.ts';
import { useStore } from '#web/lib/use-store.ts';
import { Modal } from '#web/ui/modal.tsx';
import { ActionError } from './action-error.tsx';
import { lockGate, onWork, plainCall, signOut } from './console-call.ts';
import { ConsoleButton } from './console-button.tsx';
import { useConsoleSession, useStaff } from './session.ts';
import { CodeForm } from './sign-in/code-form.tsx';
import { useAction } from './use-action.ts';

const LOCK_MS = consoleLimits.staff.lockMinutes * 60_000;

/** Locks what is shown when the server would: after a rest without a call or another page. */
const useRest = (page: unknown): void => {
  useEffect(() => {
    let timer = 0;
    const start = () => {
      clearTimeout(timer);
      timer = window.setTimeout(lockGate.show, LOCK_MS);
    };
    start();
    const stop = onWork(start);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [page]);
};

const showPasskey = async () => {
  const passkey = await signWithPasskey(await plainCall(consoleSignInAsk));
  await plainCall(consoleSignIn, { body: { passkey } });
};

function Unlock({ staff, onUnlocked }: { staff: StaffSelf; onUnlocked: () => Promise<void> }) {
  const t = useTranslations('console.lock');
  const [withCode, setWithCode] = useState(false);
  const { busy, run, message } = useAction();
  const isDemo = staff.method === 'demo';
  const unlock = () =>
    run(async () => {
      await (isDemo ? plainCall(consoleDemoSignIn) : showPasskey());
      await onUnlocked();
    });
  return (
    <div className="c-lock">
      <ActionError message={message} />
      <ConsoleButton
        data-autofocus
        look="primary"
        className="c-button--large"
        icon="fingerprint"
        busy={busy}
        onClick={() => void unlock()}
      >
        {t(isDemo ? 'demo' : 'passkey')}
      </ConsoleButton>
      {withCode && (
        <CodeForm
          send={async (code) => {
            await plainCall(consoleCodeSignIn, { body: { email: staff.email, code } });
            await onUnlocked();
          }}
        />
      )}
      <div className="c-row">
        {!withCode && !isDemo && (
          <button type="button" className="c-link" onClick={() => setWithCode(true)}>
            {t('code')}
          </button>
        )}
        <span className="c-fill" />
        <button type="button" className="c-link" onClick={() => void signOut()}>
          {t('signOut')}
        </button>
      </div>
    </div>
  );
}

/** Lies over the page while the console is locked. What was begun below it is kept. */
export function LockScreen({ page }: { page: unknown }) {
  const t = useTranslations('console.lock');
  const session = useConsoleSession();
  const staff = useStaff();
  const shown = useStore(lockGate.shown);
  const { revalidate } = useRevalidator();
  useRest(page);
  useEffect(() => {
    if (session.locked) lockGate.show();
  }, [session]);

  /** Somebody else's key has begun somebody else's session, for whom nothing is kept. */
  const unlocked = async () => {
    const { staff: now } = await plainCall(consoleSession);
    if (now?.id !== staff.id) {
      location.reload();
      return;
    }
    await revalidate();
    lockGate.settle(true);
  };
  return (
    <Modal
      open={shown || session.locked}
      dismissible={false}
      size="sm"
      title={t('title')}
      description={t('text', { name: staff.name })}
      dialogClassName="c-lock-dialog"
    >
      <Unlock staff={staff} onUnlocked={unlocked} />
    </Modal>
  );
}
