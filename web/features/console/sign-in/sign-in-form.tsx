import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  consoleCodeSignIn,
  consoleDemoSignIn,
  consoleRecoverySignIn,
  consoleSignIn,
  consoleSignInAsk,
} from '#contract/console/sign-in.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { signWithPasskey } from '#web/lib/passkeys.ts';
import { Field } from '#web/ui/field.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { plainCall } from '../console-call.ts';
import { ConsoleInput } from '../console-fields.tsx';
import { useAction } from '../use-action.ts';
import { CodeForm, EmailField } from './code-form.tsx';

type Enter = (signIn: () => Promise<unknown>) => Promise<void>;

const passkeySignIn = async () => {
  const passkey = await signWithPasskey(await plainCall(consoleSignInAsk));
  await plainCall(consoleSignIn, { body: { passkey } });
};

function PasskeyButton({ enter }: { enter: Enter }) {
  const t = useTranslations('console.signIn');
  const { busy, run, message } = useAction();
  return (
    <>
      <ConsoleButton
        look="primary"
        className="c-button--large"
        icon="fingerprint"
        keys="enter"
        busy={busy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The one thing to do here.
        autoFocus
        onClick={() => void run(() => enter(passkeySignIn))}
      >
        {t('passkey')}
        <span className="c-fill" />
      </ConsoleButton>
      {message ? (
        <p role="alert" className="c-error">
          {message}
        </p>
      ) : (
        <p className="c-hint">{t('passkeyHint')}</p>
      )}
    </>
  );
}

function RecoveryForm({ enter, email, onEmail }: WithEmail) {
  const t = useTranslations('console.signIn');
  const [code, setCode] = useState('');
  const { busy, run, message, field } = useAction();
  const error = message ?? field('email') ?? field('code');
  const signIn = () => plainCall(consoleRecoverySignIn, { body: { email, code } });
  return (
    <form
      className="c-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void run(() => enter(signIn));
      }}
    >
      <EmailField email={email} onEmail={onEmail} />
      <Field label={t('recoveryCode')} hint={t('recoveryHint')}>
        <ConsoleInput
          className="c-input--large"
          name="code"
          required
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <ActionError message={error} />
      <ConsoleButton type="submit" look="dark" busy={busy}>
        {t('useRecoveryCode')}
      </ConsoleButton>
    </form>
  );
}

interface WithEmail {
  readonly enter: Enter;
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

function DemoButton({ enter }: { enter: Enter }) {
  const t = useTranslations('console.signIn');
  const { busy, run, message } = useAction();
  return (
    <div className="c-demo">
      <p>{message ?? t('demoHint')}</p>
      <ConsoleButton
        busy={busy}
        onClick={() => void run(() => enter(() => plainCall(consoleDemoSignIn)))}
      >
        {t('demo')}
      </ConsoleButton>
    </div>
  );
}

/** The ways in: a passkey, else a code, else a recovery code. None of them tells who exists. */
export function SignInForm({ demo, next }: { demo: boolean; next: string }) {
  const t = useTranslations('console.signIn');
  const [email, setEmail] = useState('');
  const [way, setWay] = useState<'code' | 'recovery' | 'lost'>('code');
  // A new document: language, rights and texts are those of whoever signed in.
  const enter: Enter = async (signIn) => {
    await signIn();
    location.assign(next);
  };
  return (
    <>
      {demo && <DemoButton enter={enter} />}
      <PasskeyButton enter={enter} />
      <div className="c-or">
        <span>{t(way === 'code' ? 'orCode' : 'orRecovery')}</span>
      </div>
      {way === 'code' && (
        <>
          <CodeForm
            send={(code) => enter(() => plainCall(consoleCodeSignIn, { body: { email, code } }))}
          >
            <EmailField email={email} onEmail={setEmail} />
          </CodeForm>
          <p className="c-hint">
            {t('codeHint', { hours: consoleLimits.staff.sessionHours.code })}
          </p>
        </>
      )}
      {way === 'recovery' && <RecoveryForm enter={enter} email={email} onEmail={setEmail} />}
      {way === 'lost' && <p className="c-note">{t('lostText')}</p>}
      <div className="c-row c-ways">
        <button
          type="button"
          className="c-link"
          onClick={() => setWay(way === 'code' ? 'recovery' : 'code')}
        >
          {t(way === 'code' ? 'toRecovery' : 'toCode')}
        </button>
        <span className="c-fill" />
        {way !== 'lost' && (
          <button type="button" className="c-link" onClick={() => setWay('lost')}>
            {t('lost')}
          </button>
        )}
      </div>
    </>
  );
}
