import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { staffPasskeyAdd, staffPasskeyAsk } from '#contract/console/keys.ts';
import { limits } from '#contract/limits.ts';
import { makePasskey } from '#web/lib/passkeys.ts';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleInput } from '../console-fields.tsx';
import { useAction } from '../use-action.ts';

/** Another passkey, under a name by which its owner knows it again. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const t = useTranslations('console.security');
  const { revalidate } = useRevalidator();
  const [name, setName] = useState('');
  const { busy, run, message, field } = useAction();
  const add = async () => {
    const passkey = await makePasskey(await consoleCall(staffPasskeyAsk));
    await consoleCall(staffPasskeyAdd, { body: { name, passkey } });
    await revalidate();
    onClose();
  };
  return (
    <Modal
      open
      size="sm"
      title={t('addPasskeyTitle')}
      description={t('addPasskeyText')}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <form
        className="c-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void run(add);
        }}
      >
        <Field label={t('passkeyName')} hint={t('passkeyNameHint')} error={field('name')}>
          <ConsoleInput
            data-autofocus
            name="name"
            required
            maxLength={limits.passkeys.nameLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <ActionError message={message} />
        <ConsoleButton type="submit" look="primary" icon="fingerprint" busy={busy}>
          {t('makePasskey')}
        </ConsoleButton>
      </form>
    </Modal>
  );
}
