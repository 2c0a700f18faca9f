import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { staffCodeAppAsk, staffCodeAppRemove, staffPasskeyRemove } from '#contract/console/keys.ts';
import type { StaffKeysView } from '#contract/console/keys.ts';
import type { PasskeyView } from '#contract/core/passkeys.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useAction } from '../use-action.ts';
import { useMoment } from '../use-moment.ts';
import { AddPasskey } from './add-passkey.tsx';
import type { CodeApp } from './add-code-app.tsx';
import { AddCodeApp } from './add-code-app.tsx';

interface PasskeyRowProps {
  readonly passkey: PasskeyView;
  /** The last one stays. */
  readonly isLast: boolean;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey, isLast, busy, onRemove }: PasskeyRowProps) {
  const t = useTranslations('console.security');
  const moment = useMoment();
  const since = moment(passkey.created_at, 'day');
  return (
    <li>
      <ConsoleIcon name="fingerprint" size="l" />
      <span className="c-fill">
        <b>{passkey.name || t('unnamed')}</b>
        <small>
          {passkey.used_at === null
            ? t('since', { since })
            : t('sinceAndUsed', { since, used: moment(passkey.used_at) })}
        </small>
      </span>
      {isLast ? (
        <span className="c-status">{t('onlyPasskey')}</span>
      ) : (
        <ConsoleButton small busy={busy} onClick={onRemove}>
          {t('remove')}
          <span className="sr-only"> {passkey.name}</span>
        </ConsoleButton>
      )}
    </li>
  );
}

/** How whoever is signed in enters: their passkeys, and codes from an app. */
export function OwnKeys({ keys }: { keys: StaffKeysView }) {
  const t = useTranslations('console.security');
  const { revalidate } = useRevalidator();
  const { busy, run, message } = useAction();
  const [isAdding, setAdding] = useState(false);
  const [app, setApp] = useState<CodeApp | null>(null);
  const remove = (id: string) =>
    run(async () => {
      await consoleCall(staffPasskeyRemove, { body: { id } });
      await revalidate();
    });
  const addApp = () => run(async () => setApp(await consoleCall(staffCodeAppAsk)));
  const removeApp = () =>
    run(async () => {
      await consoleCall(staffCodeAppRemove);
      await revalidate();
    });
  return (
    <section className="c-panel" aria-labelledby="own-keys">
      <div className="c-panel__head">
        <h2 id="own-keys">{t('keys')}</h2>
        <span className="c-fill" />
        <ConsoleButton small look="quiet" icon="plus" onClick={() => setAdding(true)}>
          {t('addPasskey')}
        </ConsoleButton>
      </div>
      {message && (
        <p role="alert" className="c-error c-panel__error">
          {message}
        </p>
      )}
      <ul className="c-list">
        {keys.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isLast={keys.passkeys.length === 1}
            busy={busy}
            onRemove={() => void remove(passkey.id)}
          />
        ))}
        <li>
          <ConsoleIcon name="device-mobile" size="l" />
          <span className="c-fill">
            <b>{t('app')}</b>
            <small>{t(keys.code_app ? 'appOn' : 'appOff')}</small>
          </span>
          {keys.code_app ? (
            <ConsoleButton small busy={busy} onClick={() => void removeApp()}>
              {t('remove')}
              <span className="sr-only"> {t('app')}</span>
            </ConsoleButton>
          ) : (
            <ConsoleButton small busy={busy} onClick={() => void addApp()}>
              {t('addApp')}
            </ConsoleButton>
          )}
        </li>
      </ul>
      {isAdding && <AddPasskey onClose={() => setAdding(false)} />}
      {app && <AddCodeApp app={app} onClose={() => setApp(null)} />}
    </section>
  );
}
