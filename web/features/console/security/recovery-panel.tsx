import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { staffRecoveryCodes } from '#contract/console/keys.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx';
import { useAction } from '../use-action.ts';

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryPanel({ left }: { left: number }) {
  const t = useTranslations('console.recovery');
  const { revalidate } = useRevalidator();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { busy, run, message } = useAction();
  const renew = async () => {
    setCodes((await consoleCall(staffRecoveryCodes)).recovery_codes);
    await revalidate();
  };
  return (
    <section className="c-panel" aria-labelledby="recovery-codes">
      <div className="c-panel__head">
        <h2 id="recovery-codes">{t('title')}</h2>
        {codes && <span className="c-status c-status--warn">{t('new')}</span>}
        <span className="c-fill" />
        <small>{t('left', { left, all: consoleLimits.staff.recoveryCodes })}</small>
      </div>
      <div className="c-panel__body">
        {codes ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        ) : (
          <>
            <p className="c-hint">{t('text')}</p>
            <ActionError message={message} />
            <ConsoleButton
              small
              icon="arrow-counter-clockwise"
              busy={busy}
              onClick={() => void run(renew)}
            >
              {t('renew')}
            </ConsoleButton>
          </>
        )}
      </div>
    </section>
  );
}
