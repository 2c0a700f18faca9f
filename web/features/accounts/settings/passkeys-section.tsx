import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnPasskeys } from '#contract/accounts/passkeys.ts';
import type { PasskeyView } from '#contract/core/passkeys.ts';
import { limits } from '#contract/limits.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { supportsPasskeys } from '../passkeys/passkeys.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasswordField } from './password-field.tsx';
import { Outcome, SettingsSection } from './settings-layout.tsx';

interface Props {
  readonly own: OwnPasskeys;
  /** What this device is called, if it says so. */
  readonly device: string;
  readonly now: string;
}

interface RowProps {
  readonly passkey: PasskeyView;
  readonly now: string;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey, now, onRemove }: RowProps) {
  const t = useTranslations('passkeys');
  const format = useFormatter();
  const { name, created_at: created, used_at: used } = passkey;
  const ago = (time: string) => format.relativeTime(new Date(time), new Date(now));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-surface-sunken">
        <Icon name="fingerprint" size="sm" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-text-muted">
          {t('used', { added: ago(created), used: ago(used ?? created) })}
        </p>
      </div>
      <Button
        variant="line"
        size="sm"
        className="noscript:hidden max-sm:ml-15"
        aria-label={t('removeOne', { name })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </li>
  );
}

interface RemovalProps {
  readonly passkey: PasskeyView;
  readonly removal: ReturnType<typeof useForm>;
  readonly isPasswordNeeded: boolean;
  readonly onClose: () => void;
}

function RemoveModal({ passkey, removal, isPasswordNeeded, onClose }: RemovalProps) {
  const t = useTranslations('passkeys');
  const { Form, form, busy, field, message, refusal } = removal;
  const { id, name } = passkey;
  const asksPassword = isPasswordNeeded || refusal?.fields?.['password'] !== undefined;
  return (
    <Modal open size="sm" title={t('removeTitle')} onClose={onClose} closeLabel={t('cancel')}>
      <Form {...form} className="grid gap-5">
        <input type="hidden" name="intent" value="passkey" />
        <input type="hidden" name="id" value={id} />
        {message && <Alert tone="danger">{message}</Alert>}
        <p>{t('removeText', { name })}</p>
        {asksPassword && (
          <PasswordField
            name="password"
            label={t('password')}
            hint={t('passwordHint')}
            error={field('password')}
          />
        )}
        <Button type="submit" variant="danger" block loading={busy}>
          {t('confirm')}
        </Button>
      </Form>
    </Modal>
  );
}

/** The passkeys that the member can log in with. */
export function PasskeysSection({ own, device, now }: Props) {
  const t = useTranslations('passkeys');
  const removal = useForm('passkey', { anchor: 'passkeys' });
  const [removedId, setRemovedId] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const outcome = useRef<HTMLDivElement>(null);
  const { passkeys, password_needed: isPasswordNeeded } = own;
  const removed = passkeys.find(({ id }) => id === removedId);
  // The pressed button is gone together with its passkey.
  useEffect(() => {
    if (removal.answer) outcome.current?.focus();
  }, [removal.answer]);
  const count = passkeys.length;
  const isUnsupported = isHydrated && !supportsPasskeys();
  return (
    <SettingsSection id="passkeys" title={t('title')} text={t('text')}>
      <div ref={outcome} tabIndex={-1}>
        {!removed && <Outcome form={removal} done={t('removed')} />}
      </div>
      {count === 0 ? (
        <p className="mb-5">{t('none')}</p>
      ) : (
        <ul className="mb-5 divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              now={now}
              onRemove={() => setRemovedId(passkey.id)}
            />
          ))}
        </ul>
      )}
      <p className="hidden text-text-muted noscript:block">{t('unsupported')}</p>
      <div className="noscript:hidden">
        {isUnsupported && <p className="text-text-muted">{t('unsupported')}</p>}
        {!isUnsupported && count >= limits.passkeys.perMember && (
          <p className="text-text-muted">{t('full', { count })}</p>
        )}
        {!isUnsupported && count < limits.passkeys.perMember && (
          <AddPasskey device={device} isPasswordNeeded={isPasswordNeeded} />
        )}
      </div>
      {removed && (
        <RemoveModal
          passkey={removed}
          removal={removal}
          isPasswordNeeded={isPasswordNeeded}
          onClose={() => setRemovedId(null)}
        />
      )}
    </SettingsSection>
  );
}
