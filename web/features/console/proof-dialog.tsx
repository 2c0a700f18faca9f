import { useTranslations } from 'use-intl';
import { consoleProof, consoleProofAsk } from '#contract/console/sign-in.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { signWithPasskey } from '#web/lib/passkeys.ts';
import { useStore } from '#web/lib/use-store.ts';
import { Modal } from '#web/ui/modal.tsx';
import { ActionError } from './action-error.tsx';
import { ConsoleButton } from './console-button.tsx';
import { plainCall, proofGate } from './console-call.ts';
import { useAction } from './use-action.ts';

function Proof() {
  const t = useTranslations('console.proof');
  const { busy, run, message } = useAction();
  const prove = () =>
    run(async () => {
      const passkey = await signWithPasskey(await plainCall(consoleProofAsk));
      await plainCall(consoleProof, { body: { passkey } });
      proofGate.settle(true);
    });
  return (
    <Modal
      open
      size="sm"
      title={t('title')}
      description={t('text', { minutes: consoleLimits.staff.proofMinutes })}
      onClose={() => proofGate.settle(false)}
      closeLabel={t('cancel')}
    >
      <div className="c-lock">
        <ActionError message={message} />
        <ConsoleButton
          data-autofocus
          look="primary"
          className="c-button--large"
          icon="fingerprint"
          busy={busy}
          onClick={() => void prove()}
        >
          {t('passkey')}
        </ConsoleButton>
      </div>
    </Modal>
  );
}

/** Asks for the passkey again; whatever waited for it then goes on. */
export function ProofDialog() {
  return useStore(proofGate.shown) && <Proof />;
}
